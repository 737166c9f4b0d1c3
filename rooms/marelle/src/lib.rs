//! The room of marelle.
