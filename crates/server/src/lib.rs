//! The server.

mod config;
mod id;
mod secret;
mod storage;
mod table;
mod view;
mod words;
