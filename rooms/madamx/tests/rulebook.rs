#[test]
fn all() {
    testkit::prove_all::<madamx::MadamX>();
}
#[test]
fn solo() {
    testkit::prove_all::<madamx::MadamXSolo>();
}
