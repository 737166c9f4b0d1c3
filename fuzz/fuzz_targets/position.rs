//! The fuzzer's way to [`ordeal::position`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| ordeal::position(data));
