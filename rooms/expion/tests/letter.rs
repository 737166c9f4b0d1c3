//! Every sentence of the booklet is accounted for, and every sentence of ours says where it comes from.

use expion::Expion;
use kernel::{Game, PresetStanding, Standing};

#[test]
fn the_booklet_is_accounted_for() {
    testkit::letter::<Expion>();
}

/// The English half of the text is a machine's translation: nothing rests on it.
#[test]
fn nothing_rests_on_the_translation() {
    let cited = testkit::cited::<Expion>();
    let number = |id: &str| id.trim_start_matches("expion-").parse::<u32>().expect("a number");
    assert!(cited.iter().all(|id| number(id) <= 56), "{cited:?}");
    let booklet = Expion::booklet();
    let translated = booklet.sentences.iter().filter(|sentence| number(sentence.id) > 56);
    assert!(translated.filter(|sentence| sentence.mirrors.is_none()).all(|sentence| sentence.id == "expion-102"));
}

/// The photograph is lost, and the pages say so: the board of E-1, the special spaces of E-2, the colours of E-3, and the box.
#[test]
fn the_board_is_told_to_be_a_reconstruction() {
    for number in ["E-1", "E-2", "E-3"] {
        let clause = Expion::rulebook().iter().find(|clause| clause.number == number).expect("a clause");
        assert!(clause.parts.iter().any(|part| part.standing == Standing::Lost), "{number}");
    }
    let lost = Expion::box_page().lost;
    assert!(lost.iter().any(|part| part.sources.contains(&"expion-8") && part.text.to_string().contains("reconstruction")));
    assert_eq!(Expion::INFO.presets[0].standing, PresetStanding::Reconstructed);
}

/// Which camp has which colour is our choice (E-3): no sentence that is told as the booklet's, or as following from it, gives a camp its
/// colour.
#[test]
fn no_printed_sentence_knows_the_colours_of_the_camps() {
    for clause in Expion::rulebook().iter().filter(|clause| clause.number != "E-3") {
        for part in clause.parts.iter().filter(|part| matches!(part.standing, Standing::Booklet | Standing::Consequence)) {
            let text = part.text.to_string();
            let named = ["natural", "brown", "blue", "green"].iter().any(|colour| text.contains(colour));
            assert!(!named, "{}: {text}", clause.number);
        }
    }
}

/// Every figure of the booklet has a board: the photograph, figure 1, both pairs of figure 2, and figures 3, 4 and 5.
#[test]
fn every_figure_has_a_board() {
    let figures: Vec<String> = Expion::rulebook()
        .iter()
        .flat_map(|clause| clause.examples)
        .filter_map(|example| example.figure.map(|name| name.to_string()))
        .collect();
    assert_eq!(
        figures,
        [
            "Photograph of the board",
            "Figure 1",
            "Figure 2, first pair",
            "Figure 2, second pair",
            "Figure 3",
            "Figure 4",
            "Figure 5"
        ]
    );
}
