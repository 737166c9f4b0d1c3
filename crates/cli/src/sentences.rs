//! The sentences of this crate, as `locales/en` declares them.

#![allow(unreachable_pub, reason = "what is made from the files is public in crates that others use")]

include!(concat!(env!("OUT_DIR"), "/sentences.rs"));

#[cfg(test)]
mod tests {
    use kernel::Lang;

    #[test]
    fn every_language_says_all_that_english_says() {
        let complete = [Lang::EN, Lang::Fr, Lang::It, Lang::of("de")];
        assert_eq!(speech::faults(&super::CATALOGUE, &complete), [""; 0]);
    }
}
