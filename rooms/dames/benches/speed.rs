//! How fast the rules are: counts with the last ply counted and with every leaf played, and random playouts.

use dames::Dames;

fn main() {
    testkit::speed::<Dames>();
}
