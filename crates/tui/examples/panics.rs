//! Takes the terminal and panics, so that a test can see the terminal given back as it was.

fn main() {
    let _terminal = bearcade_tui::Terminal::open().expect("a terminal");
    panic!("on purpose");
}
