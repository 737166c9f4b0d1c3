//! The letter: every sentence of the booklet is accounted for, and every sentence of ours says where it comes from.

use kernel::{Game, Lang, PresetStanding, Standing};
use mamba::Mamba;
use testkit::Say;

#[test]
fn every_sentence_is_cited_or_excused() {
    testkit::letter::<Mamba>();
}

#[test]
fn what_is_lost_says_so() {
    // All pictures are lost: a board named after one is ours, and tells it.
    for example in Mamba::rulebook().iter().flat_map(|clause| clause.examples).filter(|example| example.figure.is_some()) {
        let [en, fr, it] = Lang::ALL.map(|lang| example.about.say(lang));
        assert!(en.contains("lost") && fr.contains("perdue") && it.contains("perdut"), "{en}");
    }
    // So are the pages for two players: nothing that is told of them alone may stand as the booklet's.
    for clause in Mamba::rulebook() {
        for part in clause.parts.iter().filter(|part| part.text.to_string().starts_with("With two")) {
            assert_eq!(part.standing, Standing::Published, "{}: {}", clause.number, part.text);
        }
    }
    assert_eq!(Mamba::INFO.presets[0].standing, PresetStanding::Reconstructed);
}

#[test]
fn b_20_playing_to_the_letter_is_without_take_back() {
    let letters = Mamba::INFO.presets.iter().filter(|preset| preset.standing == PresetStanding::Letter);
    let tables: Vec<_> = letters.map(|preset| preset.table).collect();
    assert_eq!(tables, ["takeback=never"; 3]);
}
