//! The fuzzer's way to [`harness::line`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| harness::line(data));
