//! The fuzzer's way to [`ordeal::record`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| ordeal::record(data));
