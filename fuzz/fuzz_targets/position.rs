//! The fuzzer's way to [`harness::position`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| harness::position(data));
