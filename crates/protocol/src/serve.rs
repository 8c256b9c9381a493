use std::io::{self, BufRead, Write};

use crate::Engine;

/// The longest line that is read, in bytes.
pub const MOST_BYTES: usize = 16 << 20;

/// Answers every line until the input ends or says `quit`. Whatever the bytes are, the loop goes on.
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut engine = Engine::new();
    let mut line = Vec::new();
    loop {
        line.clear();
        let answer = match read_line(&mut input, &mut line)? {
            Line::End => return Ok(()),
            Line::TooLong => Engine::too_long(MOST_BYTES),
            Line::Whole => match std::str::from_utf8(&line) {
                Ok(line) => engine.answer(line),
                Err(_) => Engine::not_utf8(),
            },
        };
        writeln!(output, "{}", answer.json)?;
        output.flush()?;
        if answer.quit {
            return Ok(());
        }
    }
}

/// What was read.
pub(crate) enum Line {
    Whole,
    TooLong,
    End,
}

/// Reads up to the next line break, keeping at most `MOST_BYTES`; what is over is read and dropped.
pub(crate) fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    let mut too_long = false;
    let mut any = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            return Ok(if !any {
                Line::End
            } else if too_long {
                Line::TooLong
            } else {
                Line::Whole
            });
        }
        any = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        too_long |= line.len() + part.len() > MOST_BYTES;
        if !too_long {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            if line.last() == Some(&b'\r') {
                line.pop();
            }
            return Ok(if too_long { Line::TooLong } else { Line::Whole });
        }
    }
}
