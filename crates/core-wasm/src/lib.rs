//! The core of Coffret as a WebAssembly module: hall, tables and search behind a few functions, text in, text out. How it is loaded
//! is told in `docs/wasm.md`, how it is made by `cargo xtask wasm`.
//!
//! [`Desk`] is all of it and knows nothing of WebAssembly; what does is one file of exports, which only that target has.

mod desk;
#[cfg(target_family = "wasm")]
mod exports;

pub use desk::Desk;
