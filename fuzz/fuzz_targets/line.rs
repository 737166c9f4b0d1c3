//! The fuzzer's way to [`ordeal::line`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| ordeal::line(data));
