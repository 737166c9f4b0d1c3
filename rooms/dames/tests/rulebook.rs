//! One test for each clause: the rulebook's own examples, and what a single position cannot show.

use dames::{Dames, DamesPosition, DamesRules, DamesStep};
use kernel::{
    Acted, Action, Button, Explain, Game, Layout, Notation, Outcome, Position, Refusal, Rules, Show, Side, SideSet, Site,
    StepError, Touch, read_rules,
};
use testkit::prove;

fn rules(text: &str) -> DamesRules {
    read_rules(text.split(',').filter(|word| !word.is_empty())).unwrap()
}

fn position(options: &str, text: &str) -> DamesPosition {
    DamesPosition::read(rules(options), text).unwrap()
}

fn texts(position: &DamesPosition) -> Vec<String> {
    let mut texts: Vec<String> = position.steps().into_iter().map(|step| position.step_text(step)).collect();
    texts.sort();
    texts
}

fn after(position: &DamesPosition, steps: &str) -> DamesPosition {
    steps.split_whitespace().fold(*position, |position, word| position.child(position.read_step(word).unwrap()))
}

fn refusal(position: &DamesPosition, word: &str) -> Refusal<DamesStep> {
    match position.read_step(word) {
        Err(StepError::Illegal(refusal)) => refusal,
        other => panic!("'{word}' in {}: {other:?}", position.text()),
    }
}

#[test]
fn d_1_fifty_brown_squares_from_the_top() {
    prove::<Dames>("D-1");
    let layout: Layout = DamesPosition::layout(rules(""));
    assert_eq!(layout.sites.len(), 50);
    let corner = layout.sites.iter().find(|site| site.text == "46").unwrap();
    assert_eq!(corner.at.cell(), Some((0, 0)), "a brown square at South's left");
    let corner = layout.sites.iter().find(|site| site.text == "5").unwrap();
    assert_eq!(corner.at.cell(), Some((9, 9)), "and at North's left");
    assert!(layout.sites.iter().all(|site| site.at.cell().is_some_and(|(column, row)| (column + row) % 2 == 0)));
}

#[test]
fn d_2_twenty_men_each_and_brown_begins() {
    prove::<Dames>("D-2");
    let brown: Vec<String> = (31..=50).map(|n| n.to_string()).collect();
    let ivory: Vec<String> = (1..=20).map(|n| n.to_string()).collect();
    assert_eq!(Dames::start(rules(""), 0).text(), format!("W:W{}:B{}", brown.join(","), ivory.join(",")));
}

#[test]
fn d_3_a_man_moves_one_square_forward() {
    prove::<Dames>("D-3");
}

#[test]
fn d_4_a_king_moves_any_distance() {
    prove::<Dames>("D-4");
}

#[test]
fn d_5_a_man_captures_in_four_directions() {
    prove::<Dames>("D-5");
}

#[test]
fn d_6_a_king_captures_from_afar() {
    prove::<Dames>("D-6");
}

#[test]
fn d_7_a_capture_goes_on_to_its_end() {
    prove::<Dames>("D-7");
}

#[test]
fn d_8_captured_pieces_stay_until_the_end() {
    prove::<Dames>("D-8");
    // The stroke of the Turk: 19 was jumped and still stands, so the king that comes back to 28 along 10-46 cannot jump it
    // again, nor land beyond it.
    let turk = position("", "W:WK26:B9,12,18,19,21,24,33");
    for text in texts(&turk) {
        let captured: Vec<&str> = text.split('x').skip(2).collect();
        let mut once = captured.clone();
        once.dedup();
        assert_eq!(captured, once, "{text}");
    }
}

#[test]
fn d_9_capturing_is_compulsory() {
    prove::<Dames>("D-9");
    let start = position("", "W:W32,34:B28");
    let refusal = refusal(&start, "34-30");
    assert_eq!(refusal.to_string(), "D-9: a capture is possible and therefore compulsory");
    assert_eq!(refusal.instead.len(), 1);
}

#[test]
fn d_10_the_choice_is_free() {
    prove::<Dames>("D-10");
}

#[test]
fn d_10_a_smaller_capture_is_not_nothing() {
    // 32 takes two; 44 could take one, and nothing else.
    let most = position("majority=on", "W:W32,39,44,48:B18,28,40");
    assert_eq!(texts(&most), ["32x12x18x28"]);
    assert!(texts(&position("", &most.text())).contains(&"44x35x40".to_string()), "a capture if the choice were free");
    for word in ["44x35x40", "44x35", "44x33", "44x35x39"] {
        let refusal = refusal(&most, word);
        assert_eq!(refusal.to_string(), "D-10: most pieces must be taken, here 2", "{word}");
        assert_eq!(refusal.instead.len(), 1, "{word}");
    }
    assert_eq!(refusal(&most, "48x37").to_string(), "D-5: the piece on 48 has nothing to capture");
    // Touched, the piece is refused for the same reason, although it has no plain move at all.
    let touched = most.refuse_touch(&[], Touch::Site(Site(43)));
    assert_eq!(touched.to_string(), "D-10: most pieces must be taken, here 2");
}

#[test]
fn d_11_crowned_where_the_move_ends() {
    prove::<Dames>("D-11");
    // The crown is a man that the opponent has taken: it leaves his tray, and both come back when the king is taken.
    let tray = |position: &DamesPosition| position.scene().reserves[0].count;
    let brown = (31..=48).map(|n| n.to_string()).collect::<Vec<_>>().join(",");
    let before = position("", &format!("W:W7,{brown}:B24,25"));
    assert_eq!((tray(&before), tray(&after(&before, "7-2"))), (1, 0));
    let none = position("", &format!("W:W7,{brown},49:B24,25"));
    assert_eq!((tray(&none), tray(&after(&none, "7-2"))), (0, 0), "crowned without a man to crown it with");
    let king = position("", &format!("B:WK7,{brown}:B1,25"));
    assert_eq!((tray(&king), tray(&after(&king, "1x12"))), (0, 2));
}

#[test]
fn d_12_without_pieces_or_moves_one_loses() {
    prove::<Dames>("D-12");
    for text in ["W:W:B6", "B:W:B6"] {
        assert_eq!(position("", text).outcome(), Some(Outcome::win(Side(1), "D-12")), "{text}");
    }
    // Blocked, but the overlooked capture can be demanded: not lost yet.
    let offended = after(&position("enforcement=opponent", "W:W31,32,36,38,50:B27"), "50-45");
    assert_eq!(texts(&offended), ["!31x22x27", "!32x21x27"]);
    assert_eq!(offended.outcome(), None);
    assert_eq!(position("enforcement=opponent", "B:W31,32,36,38,45:B27").outcome(), Some(Outcome::win(Side(0), "D-12")));
}

#[test]
fn d_13_fifty_idle_plies_are_a_draw() {
    prove::<Dames>("D-13");
    let last = position("", "B:WK46:BK45:H50");
    assert_eq!(last.limit(), Some(Outcome::draw(SideSet::first(2), "D-13")));
    assert_eq!(last.outcome(), None, "counting goes on");
    let man = position("", "W:WK46,35:BK45:H30");
    assert_eq!(after(&man, "35-30").text(), "B:W30,K46:BK45");
    // A loss goes before the draw.
    let lost = position("", "B:W41,47:B36:H50");
    assert_eq!(lost.ended(), Some(Outcome::win(Side(0), "D-12")));
}

#[test]
fn d_14_a_challenged_side_has_twenty_turns() {
    prove::<Dames>("D-14");
    let start = position("", "B:WK46:BK45");
    let Ok(Acted::GoesOn(challenged)) = start.act(Action::Challenge(Side(0))) else { panic!("a challenge is possible") };
    assert_eq!(challenged.text(), "B:WK46:BK45:CW20");
    assert_eq!(after(&challenged, "45-50 46-5").text(), "B:WK5:BK50:H2:CW19");
    assert_eq!(challenged.act(Action::Challenge(Side(1))).unwrap_err().rule, "D-14");
    // The offender's spent turn stays spent; objecting costs none.
    let offending = position("enforcement=opponent", "W:W32,34:B6,28:CW5");
    assert_eq!(after(&offending, "34-30").text(), "B:W30,32:B6,28:CW4:O34-30");
    assert_eq!(after(&offending, "34-30 !32x23").text(), "B:W23,34:B6:CW4");
    let objecting = position("enforcement=opponent", "W:W32,34:B6,28:CB5");
    assert_eq!(after(&objecting, "34-30 !32x23").text(), "B:W23,34:B6:CB5");
    assert_eq!(after(&objecting, "34-30 !32x23 6-11").text(), "W:W23,34:B11:CB4");
    // The end of a challenge goes before an objection.
    let last = after(&position("enforcement=opponent", "W:W32,34:B6,28:CW1"), "34-30");
    assert_eq!(last.ended(), Some(Outcome::draw(SideSet::first(2), "D-14")));
}

#[test]
fn c_3_resigning_loses_and_agreement_draws() {
    let start = Dames::start(rules(""), 0);
    assert_eq!(start.act(Action::Resign(kernel::Seat(0))), Ok(Acted::Ends(Outcome::win(Side(1), "C-3"))));
    assert_eq!(start.act(Action::Draw), Ok(Acted::Ends(Outcome::draw(SideSet::first(2), "C-3"))));
    assert!(start.act(Action::Annul).is_err());
}

#[test]
fn c_5_bad_positions_name_field_and_place() {
    for (text, said) in [
        ("", "side: ''"),
        ("X:W1:B2", "side: 'X'"),
        ("W:B1:W2", "the list of brown (W) is missing"),
        ("W:W31", "the list of ivory (B) is missing"),
        ("W:W:B", "neither side has a piece"),
        ("W:W0:B1", "W: '0'"),
        ("W:W51:B1", "W: '51'"),
        ("W:W031:B1", "W: '031'"),
        ("W:W31,:B1", "W: ''"),
        ("W:W31,31:B1", "square 31 is given twice"),
        ("W:W31:B31", "square 31 is given twice"),
        ("W:W3:B10", "a man on its crowning square 3"),
        ("W:W31:B46", "a man on its crowning square 46"),
        ("W:W40-31:B1", "W: '40-31'"),
        ("W:WK31-35:B1", "W: 'K31-35'"),
        ("W:W30-50:B1", "21 pieces"),
        ("W:W31:B1:H51", "H: '51'"),
        ("W:W31:B1:H01", "H: '01'"),
        ("W:W31:B1:C5", "C: '5'"),
        ("W:W31:B1:CW21", "C: '21'"),
        ("W:W31:B1:CW5:H3", "':H3'"),
        ("W:W31:B1:H3:H3", "':H3'"),
        ("W:W31:B1:Z", "':Z'"),
        ("W:W31:B1:", "':'"),
        ("W:W31:B1:O1-7", "no such field unless enforcement=opponent"),
    ] {
        let error = DamesPosition::read(rules(""), text).unwrap_err().to_string();
        assert!(error.contains(said), "{text}: {error}");
    }
    for (text, said) in [
        ("B:W30,32:B28:O34-31", "from a free square to where the piece stands"),
        ("B:W30,32:B28:O35-30p", "p only for a king"),
        ("B:W30,32:B28:O25-30", "a plain move that was possible"),
        ("B:W30,33:B6:O34-30", "overlooked no capture"),
        ("B:W30,32:B28:H1:O34-30", "H: 1 with the move 34-30"),
        ("B:W34,K37:B6,28:O46-37", "H: 0 with the move 46-37"),
    ] {
        let error = DamesPosition::read(rules("enforcement=opponent"), text).unwrap_err().to_string();
        assert!(error.contains(said), "{text}: {error}");
    }
    assert_eq!(position("", "W:W50,31-33:BK4,1:H0").text(), "W:W31,32,33,50:B1,K4");
}

#[test]
fn c_5_short_and_long_captures_are_read_where_they_name_one() {
    let two_ways = position("", "W:WK46:B37,22,13,44");
    let steps = texts(&two_ways);
    assert!(steps.len() > 1, "{steps:?}");
    // Two captures with the same ends: over 18 or over 28, both from 32... to 14.
    let fork = position("", "W:W32:B18,19,27,28,29,17");
    for text in texts(&fork) {
        assert_eq!(fork.step_text(fork.read_step(&text).unwrap()), text);
    }
    let loops = position("", "W:W38:B22,23,32,33,6");
    assert_eq!(loops.step_text(loops.read_step("38x27x18x29x38").unwrap()), "38x38x22x23x32x33");
    for word in ["", "x", "32", "32-", "-28", "32-28-23", "32x", "!32-28", "32x23x", "051-4", "32x23-28", "999999999999x3"] {
        assert!(matches!(loops.read_step(word), Err(StepError::Syntax(_))), "{word}");
    }
}

#[test]
fn d_15_a_touched_piece_binds_user_interfaces() {
    prove::<Dames>("D-15");
    assert_eq!(rules("touch=on").touch_rule(), Some("D-15"));
    assert_eq!(rules("").touch_rule(), None);
    // Where a step is written whole nothing is touched: the option changes no step.
    let start = position("touch=on", "W:W32,34:B28,6");
    assert_eq!(texts(&start), texts(&position("", "W:W32,34:B28,6")));
}

#[test]
fn d_16_an_objection_is_a_right_that_lapses() {
    prove::<Dames>("D-16");
    let start = position("enforcement=opponent", "W:W32,34,37:B6,28");
    let offended = after(&start, "34-30");
    assert!(texts(&offended).contains(&"!32x23x28".to_string()));
    assert_eq!(after(&offended, "6-11").text(), "W:W30,32,37:B11,28", "the right is gone with the next step");
    // A king's plain move counts as idle, and the field tells who moved.
    let king = position("enforcement=opponent", "W:WK46,34:B28,6");
    assert_eq!(after(&king, "46-37").text(), "B:W34,K37:B6,28:H1:O46-37");
    let crowned = position("enforcement=opponent", "W:W7,34:B30,6");
    assert_eq!(after(&crowned, "7-1").text(), "B:WK1,34:B6,30:O7-1p");
    assert_eq!(after(&crowned, "7-1 !34x25").text(), "B:W7,25:B6");
}

#[test]
fn d_16_only_majority_captures_may_be_demanded() {
    let text = "W:W32,50:B6,18,27,28";
    let free = after(&position("enforcement=opponent", text), "50-45");
    let most = after(&position("enforcement=opponent,majority=on", text), "50-45");
    let objections = |position| texts(position).into_iter().filter(|t| t.starts_with('!')).collect::<Vec<_>>();
    assert_eq!(objections(&free), ["!32x12x18x28", "!32x21x27"]);
    assert_eq!(objections(&most), ["!32x12x18x28"]);
    // A smaller capture was possible and is not what must be played: D-10, not that there was none.
    let refusal = refusal(&most, "!32x21x27");
    assert_eq!(refusal.to_string(), "D-10: most pieces must be taken, here 2");
    assert_eq!(refusal.instead.iter().map(|&step| most.step_text(step)).collect::<Vec<_>>(), ["!32x12x18x28"]);
}

#[test]
fn c_7_a_finished_game_refuses_everything_with_the_clause_that_ended_it() {
    for (text, rule) in
        [("B:W23:B", "D-12"), ("B:W41,47:B36", "D-12"), ("B:WK5:BK45:H50", "D-13"), ("B:WK5:BK45:H1:CW0", "D-14")]
    {
        for options in ["", "majority=on", "enforcement=opponent"] {
            let over = position(options, text);
            for word in ["1-6", "36-31", "46x5", "!32x23x28", "45-40-35", "nonsense", ""] {
                assert_eq!(refusal(&over, word).rule, rule, "{text} {options}: '{word}'");
            }
            for touch in [Touch::Site(Site(0)), Touch::Site(Site(44)), Touch::Button(Button(0))] {
                assert_eq!(over.refuse_touch(&[], touch).rule, rule, "{text} {options}");
            }
        }
    }
}
