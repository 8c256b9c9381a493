//! A file of whole numbers, read when the program is compiled.

/// Reads whole numbers one after the other. What follows `#` on a line is a remark.
pub(super) struct Numbers<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Numbers<'a> {
    pub(super) const fn new(text: &'a [u8]) -> Self {
        Self { text, at: 0 }
    }

    /// The next number. There must be one.
    pub(super) const fn next(&mut self) -> i32 {
        self.skip();
        assert!(self.at < self.text.len(), "too few numbers");
        let negative = self.text[self.at] == b'-';
        if negative {
            self.at += 1;
        }
        let mut number = 0;
        let mut digits = 0;
        while self.at < self.text.len() && self.text[self.at].is_ascii_digit() {
            number = number * 10 + (self.text[self.at] - b'0') as i32;
            self.at += 1;
            digits += 1;
        }
        assert!(digits > 0, "not a number");
        if negative { -number } else { number }
    }

    /// No number may be left.
    pub(super) const fn end(&mut self) {
        self.skip();
        assert!(self.at == self.text.len(), "too many numbers");
    }

    /// Skips blanks and remarks.
    const fn skip(&mut self) {
        while self.at < self.text.len() {
            match self.text[self.at] {
                b'#' => {
                    while self.at < self.text.len() && self.text[self.at] != b'\n' {
                        self.at += 1;
                    }
                }
                b' ' | b'\n' | b'\r' | b'\t' => self.at += 1,
                _ => return,
            }
        }
    }
}

/// A number in thousandths.
pub(super) const fn per_thousand(number: i32) -> f32 {
    number as f32 / 1000.0
}
