//! One test for each numbered clause: its examples, and what examples cannot say.

use kernel::{
    Acted, Action, Dice, Ending, Game, Notation, Outcome, Position, Seat, Side, SideSet, StepError, Talk, read_rules,
};
use madamx::{Duel, DuelRules, MadamX, MadamXSolo, Solo, SoloRules};
use testkit::{every_rules, prove, prove_all};

fn rules(options: &str) -> DuelRules {
    read_rules(options.split(',').filter(|option| !option.is_empty())).expect("options")
}

fn duel(options: &str, text: &str) -> Duel {
    Duel::read(rules(options), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn solo(text: &str) -> Solo {
    Solo::read(SoloRules, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position after some steps.
fn after<P: Notation>(position: &P, words: &str) -> P {
    words.split_whitespace().fold(*position, |position, word| {
        let step = position.read_step(word).unwrap_or_else(|e| panic!("{word} in {}: {e:?}", position.text()));
        position.child(step)
    })
}

/// The words of all legal steps, sorted.
fn words<P: Notation>(position: &P) -> Vec<String> {
    let mut words: Vec<String> = position.steps().into_iter().map(|step| position.step_text(step)).collect();
    words.sort();
    words
}

/// The sentence that refuses a word.
fn refusal<P: Notation>(position: &P, word: &str) -> String {
    match position.read_step(word) {
        Err(StepError::Illegal(refusal)) => refusal.to_string(),
        other => panic!("{word} in {}: {other:?}", position.text()),
    }
}

/// The phase and the counter of a position.
fn phase<P: Notation>(position: &P) -> String {
    position.text().split(' ').skip(1).take(3).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_clause_has_its_number_and_its_words() {
    prove_all::<MadamX>();
    prove_all::<MadamXSolo>();
    let numbers: Vec<&str> = MadamX::rulebook().iter().chain(MadamXSolo::rulebook()).map(|clause| clause.number).collect();
    for n in 1..=28 {
        assert!(numbers.contains(&format!("X-{n}").as_str()), "X-{n}");
    }
}

#[test]
fn x_1_the_start_is_that_of_the_book() {
    prove::<MadamX>("X-1");
    prove::<MadamXSolo>("X-1");
    let text = MadamX::start(rules(""), 0).text();
    let count = |letter| text.split(' ').next().unwrap().matches(letter).count();
    assert_eq!((count('l'), count('d'), count('+'), count('-')), (12, 12, 8, 32));
    // The solitaire's tiles lie the same way.
    let solo = MadamXSolo::start(SoloRules, 17).text();
    let tiles = |text: &str| text.split(' ').next().unwrap().chars().map(|c| c == '-').collect::<Vec<_>>();
    assert_eq!(tiles(&solo), tiles(&text));
}

#[test]
fn x_2_nothing_stands_on_a_bare_place() {
    prove::<MadamX>("X-2");
    prove::<MadamXSolo>("X-2");
    let start = MadamX::start(rules(""), 0);
    assert_eq!(refusal(&start, "c3-c4"), "X-2: c4 is bare");
    assert_eq!(refusal(&start, "b1-b2"), "X-2: b1 is bare");
}

#[test]
fn x_3_a_man_moves_forward_or_sideways() {
    prove::<MadamX>("X-3");
    // Dark goes the other way.
    let dark = duel("", "--------/+-+-+-+-/-+-+-+-l/+-+++-+-/-++d++-+/+-+++-+-/-+-+-+-+/+-+-+-+- d move 4");
    assert_eq!(words(&dark), ["d4-c3", "d4-c4", "d4-d3", "d4-e3", "d4-e4"]);
    assert_eq!(refusal(&dark, "d4-d5"), "X-3: a man never moves backward, as to d5");
    assert_eq!(refusal(&dark, "h6-g5"), "X-3: the piece on h6 belongs to the other side");
    assert_eq!(refusal(&dark, "a7-a6"), "X-3: no piece stands on a7");
}

#[test]
fn x_4_a_man_captures_men_only() {
    prove::<MadamX>("X-4");
    let one = duel("", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-D-+-+/+-l-+-+-/-+-+-+-+/+-+-+-+- l move 4");
    assert_eq!(words(&one), ["c3-b4"]);
    assert_eq!(refusal(&one, "c3xe5"), "X-4: a man cannot capture a Bi-Madam (d4)");
    // The place beyond must carry a tile, and a free one.
    let blocked = duel("", "-+-+-+-+/+-+-+-+-/-+-+-d-+/+-+-d-+-/-+-d-+-+/+-l-+-+-/-+-+-+-+/+-+-+-+- l move 4");
    assert_eq!(refusal(&blocked, "c3xe5"), "X-4: the tile e5 is not free");
}

#[test]
fn x_5_a_bi_madam_goes_everywhere() {
    prove::<MadamX>("X-5");
}

#[test]
fn x_6_capture_is_compulsory_and_complete() {
    prove::<MadamX>("X-6");
    let text = "-+-+-+-+/+-+-+-+-/-+-+-d-d/+-+-+-+-/-d-d-+-+/+-l-+-l-/-+-+-+-+/+-+-+-+- l move 4";
    let forced = duel("", text);
    assert_eq!(refusal(&forced, "g3-h4"), "X-6: a capture is possible and therefore compulsory: c3xa5, c3xe5xg7");
    assert_eq!(refusal(&forced, "c3xe5"), "X-6: the capture must go on from e5: c3xe5xg7");
    let Err(StepError::Illegal(refused)) = forced.read_step("g3-h4") else { panic!("refused") };
    assert_eq!(refused.instead.len(), 2);
    // At least one jump; then one may stop, and the tiles are those of the pieces really captured.
    let free = duel("chain=may", text);
    assert_eq!(words(&free), ["c3xa5", "c3xe5", "c3xe5xg7"]);
    assert_eq!(phase(&after(&free, "c3xe5")), "l x=d4 0");
    assert_eq!(refusal(&free, "g3-h4"), "X-6: a capture is possible and therefore compulsory: c3xa5, c3xe5, c3xe5xg7");
}

#[test]
fn x_7_captured_pieces_leave_at_once() {
    prove::<MadamX>("X-7");
    let ring = duel("", "-------d/--+-+-+-/-+-+-+-+/+-+d+-+-/-+d+d+-+/+-Ld+-+-/-+-+-+-+/+-+-+-+- l move 4");
    assert_eq!(refusal(&ring, "c3xc5xe5xe3xc3xc5"), "X-7: the piece on c4 has already left the frame");
}

#[test]
fn x_8_the_last_rank_makes_a_bi_madam() {
    prove::<MadamX>("X-8");
    // Dark is crowned on rank 1, with all twelve men still there: no spare piece is needed.
    let text =
        "-d-d-d-d/d-d-d-d-/-d-d---d/+-+-+-+-/-+-+-+-+/+-l-+-+-/-+-+-d-+/+-+-+-+- d move 4".replace("d---d/+", "d-+-d/+");
    let crowned = after(&duel("", &text), "f2-g1 stay");
    assert!(crowned.text().contains("/+-+-+-D- l move 0"), "{}", crowned.text());
    // The other reading: crowned on e8 it goes on as a Bi-Madam, backward, and stays one; X-17 gives it nothing yet.
    let text = "-+-+++-+/+-+dd-+-/-+++l+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-d/-------- l move 4";
    let goes_on = duel("crowned=goes-on,bi-removes=on", text);
    assert_eq!(words(&goes_on), ["e6xe8xc6"]);
    assert_eq!(refusal(&goes_on, "e6xe8"), "X-6: the capture must go on from e8: e6xe8xc6");
    let ended = after(&goes_on, "e6xe8xc6");
    assert!(ended.text().contains("/-+L+++-+/") && phase(&ended) == "l x=e7,d7 0", "{}", ended.text());
    assert_eq!(words(&duel("crowned=goes-on,chain=may", text)), ["e6xe8", "e6xe8xc6"]);
    assert_eq!(words(&duel("crowned=goes-on,long-bi=strict", text)), ["e6xe8xc6"]);
    assert_eq!(words(&duel("chain=may", text)), ["e6xe8"]);
}

#[test]
fn x_9_the_tile_just_left_may_move() {
    prove::<MadamX>("X-9");
    let offer = after(&MadamX::start(rules(""), 0), "c3-d4");
    assert_eq!(offer.count_steps(), 33);
    assert_eq!(refusal(&offer, "e3>e4"), "X-9: the tile on offer is c3, not e3");
    assert_eq!(refusal(&offer, "c3>d4"), "X-9: d4 already carries a tile");
}

#[test]
fn x_10_captured_tiles_come_in_order() {
    prove::<MadamX>("X-10");
    let two = duel("", "-+-+-+-+/+-+-+-l-/-+-+-+-d/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+- l x=f6,d4 0");
    assert_eq!(refusal(&two, "d4>a2"), "X-10: the tile on offer is f6, not d4");
    assert_eq!(phase(&after(&two, "stay")), "l x=d4 0");
    assert_eq!(words(&after(&two, "f6>a2")).len(), 33);
}

#[test]
fn x_11_the_x_move_is_optional() {
    prove::<MadamX>("X-11");
    let start = MadamX::start(rules(""), 0);
    assert_eq!(refusal(&start, "stay"), "X-11: no tile is on offer now: a piece moves first");
}

#[test]
fn x_12_no_x_move_after_the_last_capture() {
    prove::<MadamX>("X-12");
    for rules in every_rules::<DuelRules>() {
        let text = "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-d-+-+/+-L-+-+-/-+-+-+-+/+-+-+-+- l move 4";
        let over = after(&Duel::read(rules, text).unwrap(), "c3xe5");
        assert_eq!((phase(&over).as_str(), over.count_steps()), ("d move 0", 0));
    }
}

#[test]
fn x_13_no_pieces_or_no_move_loses() {
    prove::<MadamX>("X-13");
    let bare = duel("", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-L-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+- d move 0");
    assert_eq!(bare.outcome().map(Outcome::ending), Some(Ending::Win(Side(0))));
    assert_eq!(refusal(&bare, "e5-d4"), "X-13: the game is over: all pieces of one side are captured");
    // In an X phase nobody is blocked, whatever the pieces can do.
    let walled = duel("", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/d-+-+-+-/-l-+-+-+/+-l-+-+- d x=h8 5");
    assert_eq!(walled.outcome(), None);
}

#[test]
fn x_14_a_hundred_turns_without_progress_draw() {
    prove::<MadamX>("X-14");
    let text = "-+-+-+-+/+-+-+-+-/-+-+-d-+/+-+-+-+-/-+-+-+-+/+-l-+-+-/-+-+-+-+/+-+-+-+- l move 100";
    let drawn = duel("", text);
    // The limit does not end counting, and a loss comes first.
    assert_eq!((drawn.outcome(), drawn.count_steps()), (None, 2));
    assert_eq!(drawn.ended(), Some(Outcome::draw(SideSet::first(2), "X-14")));
    let lost = duel("", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/d-+-+-+-/-l-+-+-+/+-l-+-+- d move 100");
    assert_eq!(lost.ended().map(|outcome| outcome.rule), Some("X-13"));
    // Not inside a turn.
    assert_eq!(duel("", &text.replace("move", "x=a1")).ended(), None);
    // C-7: what is no step of this position is refused with the clause that ended the game.
    assert!(refusal(&drawn, "a1-b2").starts_with("X-14: the game is over"));
    // Moving and capturing count as the clause says.
    let capture = duel("", "-+-+-+-+/+-+-+-+-/-+-+-d-d/+-+-+-+-/-+-d-+-+/+-l-+-+-/-+-+-+-+/+-+-+-+- l move 40");
    assert_eq!(phase(&after(&capture, "c3xe5xg7")), "l x=d4,f6 0");
}

#[test]
fn x_15_x_moves_only_after_captures() {
    prove::<MadamX>("X-15");
}

#[test]
fn x_16_any_free_tile_may_move() {
    prove::<MadamX>("X-16");
    let offer = after(&MadamX::start(rules("any-tile=on"), 0), "c3-d4");
    assert_eq!(offer.count_steps(), 8 * 32 + 1);
    // Five captured men: five rights, one after the other, never all combinations at once.
    let chain = "-+-+-+--/d-+-+-+-/-+-+-dd+/+-+-+-+-/-+-d-d-+/+-+-+-+-/-d-+-+-+/L-+-+-+- l move 0";
    let five = after(&duel("any-tile=on", chain), "a1xc3xe5xg7xg5xe3");
    assert_eq!((phase(&five).as_str(), five.count_steps()), ("l x=*5 0", 30 * 32 + 1));
    let rights = duel("any-tile=on", "-+-+-+-+/+-+-+-l-/-+-+-+-d/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+- l x=*5 0");
    assert_eq!(rights.count_steps(), 30 * 32 + 1);
    assert_eq!(phase(&after(&rights, "a1>b1 b1>a1 a1>b1 b1>a1")), "l x=*1 0");
    assert_eq!(phase(&after(&rights, "a1>b1 stay")), "d move 0");
    // Together with X-15 there is nothing to relocate after a plain move.
    assert_eq!(phase(&after(&MadamX::start(rules_of_both(), 0), "c3-d4")), "d move 1");
}

fn rules_of_both() -> DuelRules {
    rules("any-tile=on,x-after-capture-only=on")
}

#[test]
fn x_17_a_bi_madam_may_remove_tiles() {
    prove::<MadamX>("X-17");
    let madam = "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-L-+-+/+-+-+-+-/-l-+-+-d/+-+-+-+- l move 4";
    // Only in the turn of the Bi-Madam itself.
    assert_eq!(phase(&after(&duel("bi-removes=on", madam), "b2-a3")), "l x=b2 5");
    assert_eq!(phase(&after(&duel("bi-removes=on", madam), "d4-e5")), "l bx=d4 5");
    assert_eq!(phase(&after(&duel("bi-removes=on,any-tile=on", madam), "d4-e5")), "l bx=*1 5");
    assert_eq!(phase(&after(&duel("", madam), "d4-e5")), "l x=d4 5");
    // A man that is crowned by a capture was none when the turn began.
    let man = "-+-+-+-+/+-+d+-+-/-+l+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-d/+-+----- l move 4";
    let man = man.replace("-+-+-+-+/+-+d", "-+-++--+/+-+d");
    assert_eq!(phase(&after(&duel("bi-removes=on", &man), "c6xe8")), "l x=d7 0");
}

#[test]
fn x_18_a_long_bi_madam_captures_once_from_afar() {
    prove::<MadamX>("X-18");
    // Distant prey obliges: a plain move is refused.
    let far = duel("long-bi=on", "-+-+-+-+/+-+-+-+-/-+-d-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/L-+-+-+- l move 4");
    assert!(far.read_step("a1-b2").is_ok());
    let far = duel("long-bi=on", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-d-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/L-+-+-+- l move 4");
    assert_eq!(words(&far), ["a1xf6"]);
    assert_eq!(refusal(&far, "a1-b2"), "X-6: a capture is possible and therefore compulsory: a1xf6");
    assert_eq!(refusal(&far, "a1xg7"), "X-18: the line is closed by the piece on e5");
    // Read strictly, every capture of a Bi-Madam is of one piece, near or far; men are not concerned.
    let ring = "-------d/--+-+-+-/-+-+-+-+/+-+d+-+-/-+d+d+-+/+-Ld+-+-/-+-+-+-+/+-+-+-+- l move 4";
    assert_eq!(words(&duel("long-bi=strict", ring)), ["c3xc5", "c3xe3"]);
    let refused = refusal(&duel("long-bi=strict", ring), "c3xc5xe5");
    assert_eq!(refused, "X-18: under these rules a Bi-Madam captures a single piece and stops");
    let men = "-+-+-+-+/+-+-+-+-/-+-+-d-d/+-+-+-+-/-+-d-+-+/+-l-+-+-/-+-+-+-+/+-+-+-+- l move 4";
    assert_eq!(words(&duel("long-bi=strict", men)), ["c3xe5xg7"]);
    // A man reaches no farther than before.
    let man = duel("long-bi=on", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-d-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/l-+-+-+- l move 4");
    assert_eq!(words(&man), ["a1-b2"]);
}

#[test]
fn x_19_one_partner_moves_pieces_the_other_tiles() {
    prove::<MadamX>("X-19");
    let four = rules("players=4");
    let sides: Vec<u8> = MadamX::seating(four).all().map(|seat| MadamX::seating(four).side(seat).0).collect();
    assert_eq!(sides, [0, 0, 1, 1]);
    let names: Vec<String> = (0..4).map(|seat| MadamX::seat_name(four, Seat(seat)).to_string()).collect();
    assert_eq!(names, ["Light, pieces", "Light, tiles", "Dark, pieces", "Dark, tiles"]);
    // An objection is a decision about pieces; its tiles are the offenders' tiler's.
    let now = "-+-+-+-+/+-+-+-+-/-+-+-d-d/+-+-+-+-/-d-d-+-l/+-l-+-+-/-+-+-+-+/+-+-+-+-";
    let then = "-+-+-+-+/+-+-+-+-/-+-+-d-d/+-+-+-+-/-d-d-+-+/+-l-+-l-/-+-+-+-+/+-+-+-+-";
    let disputed = duel("players=4,enforcement=opponent", &format!("{now} d move 5 !{then}"));
    assert_eq!(disputed.actor(), Seat(2));
    assert_eq!(after(&disputed, "!").actor(), Seat(0));
    assert_eq!(after(&disputed, "! c3xa5").actor(), Seat(1));
    assert_eq!(after(&disputed, "! c3xa5 stay").actor(), Seat(2));
}

#[test]
fn x_20_partners_are_silent_or_lose_the_turn() {
    prove::<MadamX>("X-20");
    assert_eq!(MadamX::talk(rules("players=4")), Talk::Silent);
    assert_eq!(MadamX::talk(rules("")), Talk::Open);
    let options = "players=4,enforcement=opponent";
    let now = "-+-+-+-+/+-+-+-+-/-+-+-d-d/+-+-+-+-/-d-d-+-l/+-l-+-+-/-+-+-+-+/+-+-+-+-";
    let then = "-+-+-+-+/+-+-+-+-/-+-+-d-d/+-+-+-+-/-d-d-+-+/+-l-+-l-/-+-+-+-+/+-+-+-+-";
    let start = duel(options, &format!("{now} d move 5 !{then}"));
    let Ok(Acted::GoesOn(annulled)) = start.act(Action::Annul) else { panic!("annulled") };
    assert_eq!(annulled.text(), format!("{now} l move 5"));
    assert_eq!(annulled.actor(), Seat(0));
    // The turn that an objection reopened is annulled from its own start: the objecting side moves.
    let taken = after(&start, "!");
    let Ok(Acted::GoesOn(annulled)) = taken.act(Action::Annul) else { panic!("annulled") };
    assert_eq!(annulled.text(), format!("{then} d move 4"));
    // Only partners can be punished, and only a whole turn is annulled.
    assert_eq!(MadamX::start(rules(""), 0).act(Action::Annul).unwrap_err().rule, "X-20");
    let middle = after(&MadamX::start(rules("players=4"), 0), "c3-d4");
    assert_eq!(middle.act(Action::Annul).unwrap_err().rule, "X-20");
}

#[test]
fn x_21_the_roles_of_a_pair_can_be_exchanged() {
    prove::<MadamX>("X-21");
    // A double game is two games whose seats are exchanged within the pairs: each seat's partner is the other of its side.
    let seating = MadamX::seating(rules("players=4"));
    for side in 0..2 {
        assert_eq!(seating.of_side(Side(side)).map(|seat| seat.0).collect::<Vec<_>>(), [2 * side, 2 * side + 1]);
    }
}

#[test]
fn x_22_there_are_seventy_starts() {
    prove::<MadamXSolo>("X-22");
    assert_eq!(MadamXSolo::starts(SoloRules), 70);
    let texts: std::collections::BTreeSet<String> = (0..70).map(|n| MadamXSolo::start(SoloRules, n).text()).collect();
    assert_eq!(texts.len(), 70);
    let last_ranks = |n: u32| {
        let text = MadamXSolo::start(SoloRules, n).text();
        let ranks: Vec<&str> = text.split([' ', '/']).collect();
        format!("{}/{}", ranks[6], ranks[7])
    };
    // Binary numbers in ascending order over a1 c1 e1 g1 b2 d2 f2 h2: 00001111, 00010111, 00011011 ... 11110000.
    assert_eq!(last_ranks(0), "-d-d-d-d/l-l-l-l-");
    assert_eq!(last_ranks(1), "-l-d-d-d/l-l-l-d-");
    assert_eq!(last_ranks(2), "-d-l-d-d/l-l-l-d-");
    assert_eq!(last_ranks(69), "-l-l-l-l/d-d-d-d-");
    // 35 up to exchanging the colours: n and 69 - n are each other's.
    let swapped = |text: &str| text.replace('l', "L").replace('d', "l").replace('L', "d");
    assert!((0..70).all(|n| swapped(&last_ranks(n)) == last_ranks(69 - n)));
}

#[test]
fn x_23_all_men_on_the_two_far_ranks() {
    prove::<MadamXSolo>("X-23");
}

#[test]
fn x_24_an_advance_uses_up_its_tile() {
    prove::<MadamXSolo>("X-24");
    let start = MadamXSolo::start(SoloRules, 0);
    assert_eq!(refusal(&start, "c1-d2"), "X-24: the tile d2 is not free");
    assert_eq!(refusal(&start, "b2-c1"), "X-24: a man advances one place diagonally forward, not to c1");
    assert_eq!(refusal(&start, "a3-b4"), "X-24: no man stands on a3");
}

#[test]
fn x_25_a_jump_moves_its_tile() {
    prove::<MadamXSolo>("X-25");
    let jumped = solo("-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-d-+-+-+/+-d-+-+-/---+-d-d/l-l-l-l- s x=d2 2");
    // Any bare place of the frame, of both colours, and back.
    assert_eq!(jumped.count_steps(), 64 - 31 + 1);
    let other = solo("-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-d-+-+-/---d-d-d/l-l-l-l- s move 1");
    assert_eq!(refusal(&other, "c1^e3"), "X-25: the man on d2 is of the other colour and cannot be jumped");
    assert_eq!(refusal(&jumped, "d2>d2"), "X-25: to put the tile back on d2, write stay");
}

#[test]
fn x_26_the_first_step_is_an_advance() {
    prove::<MadamXSolo>("X-26");
    for n in 0..70 {
        assert!(words(&MadamXSolo::start(SoloRules, n)).iter().all(|word| word.contains('-')));
    }
}

#[test]
fn x_27_won_when_all_have_arrived_lost_when_stuck() {
    prove::<MadamXSolo>("X-27");
    // A won game is over although men could still go on.
    let won = solo("-l-l-d-d/l-d-l-d-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-------+/+------- s move 27");
    assert_eq!((won.outcome(), won.count_steps()), (Some(Outcome::win(Side(0), "X-27")), 0));
    assert_eq!(refusal(&won, "stay"), "X-27: the game is over");
}

#[test]
fn x_28_the_opponent_objects_and_the_offender_chooses() {
    prove::<MadamX>("X-28");
    let text = "-+-+-+-+/+-+-+-+-/-+-+-d-d/+-+-+-+-/-d-d-+-+/+-l-+-l-/-+-+-+-+/+-+-+-+- l move 4";
    let ranks = text.split(' ').next().unwrap();
    // The right to object ends with the next piece step; a new offence is remembered instead.
    let free = duel("enforcement=opponent", text);
    let offended = after(&free, "g3-h4 g3>a2");
    assert!(offended.text().ends_with(&format!("d move 5 !{ranks}")));
    assert!(!after(&offended, "b4xd2").text().contains('!'));
    let again = after(&offended, "h6-g5 stay");
    assert!(again.text().ends_with(&format!("l move 6 !{}", offended.text().split(' ').next().unwrap())));
    // A capture never offends, and stopping one early does not either.
    assert!(!after(&free, "c3xa5").text().contains('!'));
    assert!(!after(&duel("enforcement=opponent,chain=may", text), "c3xe5 stay").text().contains('!'));
    // The whole turn is taken back, tiles and counter too; the offender chooses; nothing is left to object to.
    let taken = after(&offended, "!");
    assert_eq!(taken.text(), format!("{ranks} l take 4"));
    assert_eq!(words(&taken), ["c3xa5", "c3xe5xg7"]);
    assert_eq!(phase(&after(&taken, "c3xe5xg7")), "l x=d4,f6 0");
    assert_eq!(after(&taken, "c3xe5xg7 stay stay").text().split(' ').skip(1).collect::<Vec<_>>(), ["d", "move", "0"]);
    assert_eq!(phase(&after(&duel("enforcement=opponent", &offended.text().replace("move 5", "move 0")), "!")), "l take 0");
    // Refusals.
    assert_eq!(refusal(&free, "!"), "X-28: no capture was overlooked in the last turn");
    assert!(refusal(&duel("", text), "!").starts_with("X-28: captures are enforced by the program"));
    assert!(refusal(&after(&free, "g3-h4"), "!").starts_with("X-28: the turn is not over yet"));
    for word in ["g3-h4", "!", "stay", "g3>a2", "c3>off"] {
        let said = "X-28: the overlooked capture was pointed out: one of these must be played: c3xa5, c3xe5xg7";
        assert_eq!(refusal(&taken, word), said);
        let Err(StepError::Illegal(refused)) = taken.read_step(word) else { panic!("{word}") };
        assert_eq!(refused.instead.len(), 2);
    }
    assert_eq!(refusal(&taken, "g3xe5"), "X-4: no enemy piece stands on f4");
    // X-14 goes before: at a hundred the game is drawn, objection or not; a reopened turn is never at a hundred.
    let late = duel("enforcement=opponent", &offended.text().replace("move 5", "move 100"));
    assert_eq!(late.ended(), Some(Outcome::draw(SideSet::first(2), "X-14")));
    assert_eq!(phase(&after(&late, "!")), "l take 99");
}

#[test]
fn x_28_a_reopened_turn_can_take_the_objectors_last_piece() {
    let before = "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-d-+-+/+-l-+-+-/-+-+-+-+/l-+-+-+-";
    let now = "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-d-+-+/+-l-+-+-/-l-+-+-+/+-+-+-+-";
    let disputed = duel("enforcement=opponent", &format!("{now} d move 3 !{before}"));
    let over = after(&disputed, "! c3xe5");
    assert_eq!(phase(&over), "d move 0");
    assert_eq!(over.outcome(), Some(Outcome::win(Side(0), "X-13")));
}

#[test]
fn c_1_the_same_steps_lead_to_the_same_position() {
    let end = |seed: u64| {
        let mut dice = Dice::new(seed);
        let mut position = MadamX::start(rules("any-tile=on"), 0);
        while let Some(&step) = dice.pick(&position.steps()).filter(|_| position.ended().is_none()) {
            position.play_unchecked(step);
        }
        position
    };
    assert_eq!(end(3), end(3));
    assert_ne!(end(3), end(4));
}

#[test]
fn c_2_the_only_step_is_still_a_step() {
    prove::<MadamX>("C-2");
    prove::<MadamXSolo>("C-2");
}

#[test]
fn c_3_resignation_agreement_and_what_repetition_sees() {
    prove::<MadamX>("C-3");
    prove::<MadamXSolo>("C-3");
    let start = MadamX::start(rules("players=4"), 0);
    let ends = |action| match start.act(action) {
        Ok(Acted::Ends(outcome)) => outcome,
        other => panic!("{other:?}"),
    };
    assert_eq!(ends(Action::Resign(Seat(1))), Outcome::win(Side(1), "C-3"));
    assert_eq!(ends(Action::Resign(Seat(2))), Outcome::win(Side(0), "C-3"));
    assert_eq!(ends(Action::Draw), Outcome::draw(SideSet::first(2), "C-3"));
    assert_eq!(start.act(Action::Challenge(Side(0))).unwrap_err().rule, "C-3");
    let solo = MadamXSolo::start(SoloRules, 0);
    assert_eq!(solo.act(Action::Resign(Seat(0))), Ok(Acted::Ends(Outcome::lost("C-3"))));
    assert_eq!(solo.act(Action::Draw).unwrap_err().rule, "C-3");
    // Repetition sees the text without its counter: what may be objected to is part of it.
    let board = "-+-+-+-+/+-+-+-+-/-+-+-d-+/+-+-+-+-/-+-+-+-+/+-l-+-+-/-+-+-+-+/+-+-+-+-";
    let seen = |counter: u32| duel("", &format!("{board} l move {counter}")).repetition_identity();
    assert_eq!(seen(3), seen(90));
    let before = "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-d-+-+/+-l-+-+-/-+-+-+-+/+-+-+-+-";
    let disputed = duel("enforcement=opponent", &format!("{board} d move 3 !{before}"));
    let plain = duel("enforcement=opponent", &format!("{board} d move 3"));
    assert_ne!(disputed.repetition_identity(), plain.repetition_identity());
}

#[test]
fn c_4_a_finished_game_has_no_steps() {
    let over = duel("", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-L-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+- d move 0");
    assert_eq!((kernel::perft(&over, 0), kernel::perft(&over, 1), kernel::perft(&over, 3)), (1, 0, 0));
}

#[test]
fn c_5_one_position_has_one_text() {
    let text = "-+-+-+-+/+-+-+-+-/-+-+-d-+/+-+-+-+-/-+-+-+-+/+-l-+-+-/-+-+-+-+/+-+-+-+- l move 7";
    assert_eq!(duel("", text).text(), text);
    for spoiled in [text.replace(' ', "  "), text.replace(" 7", " 07"), format!("{text} "), format!(" {text}")] {
        assert!(Duel::read(rules(""), &spoiled).is_err(), "{spoiled}");
    }
}

#[test]
fn c_6_a1_is_at_the_left_of_light() {
    let corner = duel("", "-+-+-+-+/+-+-+-+-/-+-+-d-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/l-+-+-+- l move 7");
    assert_eq!(words(&corner), ["a1-b2"]);
}

#[test]
fn c_7_every_refusal_names_its_rule() {
    let start = MadamX::start(rules(""), 0);
    for (word, rule) in [("c3-c4", "X-2"), ("c3-e3", "X-3"), ("c3xe5", "X-4"), ("!", "X-28"), ("stay", "X-11")] {
        assert!(refusal(&start, word).starts_with(&format!("{rule}: ")), "{word}");
    }
}
