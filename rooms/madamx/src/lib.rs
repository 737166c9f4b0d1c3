//! The room of madamx.
