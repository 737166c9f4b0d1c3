//! The sentences of this crate, as `locales/en` declares them.

include!(concat!(env!("OUT_DIR"), "/sentences.rs"));
