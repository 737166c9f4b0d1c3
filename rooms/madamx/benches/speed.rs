//! How fast the rules are: counts with the last ply counted and with every leaf played, random playouts, evaluations and keys.

use madamx::{MadamX, MadamXSolo};

fn main() {
    testkit::speed::<MadamX>();
    testkit::speed::<MadamXSolo>();
}
