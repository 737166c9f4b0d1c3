//! How fast the rules are: counts with the last ply counted and with every leaf played, random playouts, evaluations and keys.

use mamba::Mamba;

fn main() {
    testkit::speed::<Mamba>();
}
