//! How fast the rules are: counts with the last ply counted and with every leaf played, random playouts, evaluations and keys.

use marelle::Marelle;

fn main() {
    testkit::speed::<Marelle>();
}
