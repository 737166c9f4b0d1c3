//! How fast the rules are: counts with the last ply counted and with every leaf played, random playouts, evaluations and keys.

use expion::Expion;

fn main() {
    testkit::speed::<Expion>();
}
