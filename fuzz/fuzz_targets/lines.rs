#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| bearcade_protocol::laws::lines(text));
