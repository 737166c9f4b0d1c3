//! The room of dames.
