//! What steps are said to do, what the scene says, and what the evaluation prefers.

use super::read;
use kernel::{Evaluate, Explain, Lang, Message, Notation, Position, Show, Side, StepError};
use marelle::MarellePosition;
use testkit::Say;

/// A story as text: kind, rule and points of each event.
fn story(position: &MarellePosition, word: &str) -> String {
    let step = position.read_step(word).unwrap_or_else(|error| panic!("{word}: {error:?}"));
    let layout = MarellePosition::layout(position.rules());
    let story = position.story(step);
    let events = story.deed.iter().chain(&story.caused).map(|event| {
        let points: Vec<&str> = event.sites.iter().map(|site| layout.sites[site.0 as usize].text.as_str()).collect();
        format!("{} {} {} {}", event.kind, event.rule, event.camps.join(","), points.join(" "))
    });
    events.collect::<Vec<_>>().join("; ")
}

const DOUBLE: &str = "m.m.m..m..........iii..i m 4/4 0";
const MOVING: &str = "m.m.m..m..i.......iii... m 0/0 9";

#[test]
fn events_name_their_points_and_rules() {
    for (options, text, word, told) in [
        ("", "mm..i........i.......... m 7/7 0", "a1", "place M-3 brown a1"),
        (
            "",
            "mm..i........i.......... m 7/7 0",
            "g7xf4",
            "place M-3 brown g7; mill M-6 brown a7 d7 g7; removal M-6 ivory f4",
        ),
        (
            "",
            "mm.iii.................. m 6/6 0",
            "g7xd6",
            "place M-3 brown g7; mill M-6 brown a7 d7 g7; removal M-7 ivory d6",
        ),
        (
            "protected=keep",
            "mm.iii.................. m 6/6 0",
            "g7",
            "place M-3 brown g7; mill M-6 brown a7 d7 g7; spared M-7 ivory b6 d6 f6",
        ),
        (
            "double=two",
            DOUBLE,
            "d7xg1xd2",
            "place M-3 brown d7; mill M-6 brown a7 d7 g7; mill M-6 brown d7 d6 d5; removal M-6 ivory g1; removal M-8 ivory d2",
        ),
        ("", MOVING, "d6-d7xb4", "move M-4 brown d6 d7; mill M-6 brown a7 d7 g7; removal M-6 ivory b4"),
        ("", "m...m........i...mi....i i 0/0 3", "b2-a4", "jump M-5 ivory b2 a4"),
        ("", "m...m........i...mi....i i 0/0 3", "b2-b4", "move M-4 ivory b2 b4"),
    ] {
        assert_eq!(story(&read(options, text), word), told);
    }
}

#[test]
fn removals_name_the_mills_behind_them() {
    let position = read("double=two", DOUBLE);
    let step = position.read_step("d7xg1xd2").unwrap();
    let removals: Vec<_> = position.story(step).caused.into_iter().filter(|event| event.kind == "removal").collect();
    assert_eq!(removals.len(), 2);
    assert!(removals.iter().all(|event| event.cause.len() == 2 && event.cause.iter().all(|group| group.camp == "brown")));
}

#[test]
fn steps_are_told_in_three_languages() {
    let position = read("double=two", DOUBLE);
    let step = position.read_step("d7xg1xd2").unwrap();
    assert_eq!(
        Lang::ALL.map(|lang| position.tell(step).say(lang)),
        [
            "Brown places a piece on d7, closes two mills, removes g1 and d2",
            "Marron pose un pion en d7, ferme deux marelles, prend g1 et d2",
            "Marrone posa una pedina in d7, chiude due mulini, toglie g1 e d2",
        ]
    );
    let moving = read("", MOVING);
    let step = moving.read_step("d6-d7xb4").unwrap();
    assert_eq!(moving.tell(step).to_string(), "Brown moves from d6 to d7, closes a mill, removes b4");
}

/// Adjectives and names of the sides change with the sentence in German, where other languages need one word.
#[test]
fn german_bends_its_words() {
    let de = Lang::of("de");
    let position = read("double=two", DOUBLE);
    let told = position.tell(position.read_step("d7xg1xd2").unwrap());
    assert_eq!(told.say(de), "Braun setzt einen Stein auf d7, schließt zwei Mühlen, nimmt g1 und d2 weg");
    let names: Vec<String> = position.scene().reserves.iter().map(|reserve| reserve.name.say(de)).collect();
    assert_eq!(names[2..], ["noch zu setzende elfenbeinfarbene Steine", "verlorene elfenbeinfarbene Steine"]);
    let refused = |options: &str, text: &str, word: &str| match read(options, text).read_step(word) {
        Err(StepError::Illegal(refusal)) => refusal.why.say(de),
        other => panic!("{word}: {other:?}"),
    };
    let mill = "mm..i........i.......... m 7/7 0";
    assert_eq!(
        refused("", mill, "g7"),
        "eine Mühle ist geschlossen, also muss ein elfenbeinfarbener Stein weggenommen werden"
    );
    let won = read("", "mmm............m.i...i.. i 0/0 0").scene().words;
    let won: Vec<String> = won.iter().map(|said| said.say(de)).collect();
    assert_eq!(won.join(" "), "Braun hat gewonnen: Elfenbein hat nur noch 2 Steine.");
    let wrong = MarellePosition::read(kernel::read_rules([]).unwrap(), "mm..i........i.......... m 7/x 0").unwrap_err();
    assert_eq!(Message::from(wrong).say(de), "Vorräte: 'x'; erwartet: eine Zahl von 0 bis 9");
}

#[test]
fn the_scene_says_who_does_what() {
    for (options, text, said) in [
        ("", "........................ m 9/9 0", "Brown places a piece."),
        (
            "",
            ".i.imm.i.immmim.miim.mii i 0/0 70",
            "Ivory moves a piece to a neighbouring point. Turns without a removal: 70 of 100, then the game is drawn.",
        ),
        ("", ".i.imm.i.immmim.miim.mii i 0/0 7", "Ivory moves a piece to a neighbouring point."),
        ("", "m...m........i...mi....i m 0/0 0", "Brown has three pieces and may jump to any free point."),
        ("jump=off", "m...m........i...mi....i m 0/0 0", "Brown moves a piece to a neighbouring point."),
        ("", "mmm............m.i...i.. i 0/0 0", "Brown has won: ivory has only 2 pieces left."),
    ] {
        assert_eq!(testkit::english(&read(options, text).scene().words), said);
    }
    let scene = read("", DOUBLE).scene();
    let reserves: Vec<_> = scene.reserves.iter().map(|r| format!("{} {}", r.count, r.name.say(Lang::It))).collect();
    let expected = ["4 marrone, in mano", "1 marrone, perse", "4 avorio, in mano", "1 avorio, perse"];
    assert_eq!(reserves, expected);
    assert_eq!(scene.pieces.iter().map(|piece| piece.glyph).collect::<String>(), "mmmmiiii");
}

/// The evaluation for brown, the pieces given by their points.
fn value(brown: &str, ivory: &str, fields: &str) -> i32 {
    let layout = MarellePosition::layout(kernel::read_rules([]).unwrap());
    let letter = |point: &str| match point {
        _ if brown.split(' ').any(|other| other == point) => 'm',
        _ if ivory.split(' ').any(|other| other == point) => 'i',
        _ => '.',
    };
    let board: String = layout.sites.iter().map(|site| letter(&site.text)).collect();
    read("", &format!("{board} {fields}")).evaluate(Side(0))
}

/// The weights are fitted, so only what no fit may turn round is asked of them.
#[test]
fn the_evaluation_prefers_what_a_player_would() {
    let moving = |brown: &str| value(brown, "b2 f2 e3 g1", "i 0/0 0");
    assert!(moving("a7 b6 f6 c4 d5") > moving("a7 b6 f6 c4") + 50, "a piece more");
    let placing = |brown: &str| value(brown, "d2 f2 e3", "m 6/6 0");
    assert!(placing("a7 d7 a1") > placing("a7 d7 b4"), "two lines to complete at once");
}

#[test]
fn the_mover_with_a_mill_to_close_is_ahead() {
    let (brown, ivory) = ("a7 g7 d6 c4", "a1 g1 d2 e4");
    assert!(value(brown, ivory, "m 0/0 0") > 0);
    assert!(value(brown, ivory, "i 0/0 0") < 0);
}
