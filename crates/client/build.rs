//! The sentences of the crate as Rust items.

fn main() {
    locales::build();
}
