//! The room of expion.
