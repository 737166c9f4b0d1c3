//! The fuzzer's way to [`harness::record`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| harness::record(data));
