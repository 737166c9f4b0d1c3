//! The room of mamba.
