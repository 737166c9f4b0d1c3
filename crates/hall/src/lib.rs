//! hall.
