//! E-11 with `push=any`: the EX*PION pushed to a side, how that is explained, and how it is touched.

use super::{play, rules, texts};
use expion::{ExpionPosition, ExpionRules};
use kernel::{Button, Explain, Notation, Outcome, Position, Show, Side, Site, Spell, StepError, Touch};

#[test]
fn e_11_pushing_aside() {
    let any = |text: &str| ExpionPosition::read(rules(2, false).pushing_any(), text).unwrap();
    let pushes = |position: &ExpionPosition, start: &str| {
        texts(position).into_iter().filter(|text| text.starts_with(start)).collect::<Vec<_>>()
    };
    let open = "#nn.nnnn#/w.......e/w.......e/w..n....e/w..x....e/w.......e/w.......e/w.......e/#sssssss# n - 3 0";
    assert_eq!(pushes(&any(open), "d6-d5"), ["d6-d5", "d6-d5>c5", "d6-d5>e5"]);
    let after = play(any(&open.replace(" 3 0", " 9 0")), "d6-d5>e5");
    assert_eq!(
        after.text(),
        "#nn.nnnn#/w.......e/w.......e/w.......e/w..nx...e/w.......e/w.......e/w.......e/#sssssss# e - 0 0"
    );
    // A blocked way straight on does not hinder the others.
    let blocked = open.replace("/w.......e/w.......e/w.......e/#s", "/w..w....e/........e/w.......e/#s");
    assert_eq!(pushes(&any(&blocked), "d6-d5"), ["d6-d5>c5", "d6-d5>e5"]);
    // Backward is the marble's direction or the EX*PION's: before the first capture d5 may not send it up to e6.
    let sideways = "#nn.nnnn#/w.......e/w.......e/w.......e/w..nx...e/w.......e/w.......e/w.......e/#sssssss# n - 3 0";
    assert_eq!(pushes(&any(sideways), "d5-e5"), ["d5-e5", "d5-e5>e4"]);
    let released = sideways.replacen("#nn.nnnn#", "#n..nnnn#", 1).replace(" - ", " r ");
    assert_eq!(pushes(&any(&released), "d5-e5"), ["d5-e5", "d5-e5>e4", "d5-e5>e6"]);
    // Out of camp by one space, and to a side; b8 is special. Into an enemy camp it wins.
    let camp = "#.n.....#/..x....../........./........./........./........./........./.......e./#....s..# n r 0 0";
    assert_eq!(pushes(&any(camp), "c9-c8"), ["c9-c8", "c9-c8>d8"]);
    let edge = "#.......#/........./.n......./.x......./........./........./........./.......e./#....s..# n r 0 0";
    let won = play(any(edge), "b7-b6>a6");
    assert_eq!(won.outcome(), Some(Outcome::win(Side(0), "E-17")));
    // Each destination has its own captures and its own star.
    let star = "#n......#/........./........./....n..../w...x.en./........./........./........./#...s...# n r 0 0";
    assert_eq!(pushes(&any(star), "e6-e5"), ["e6-e5", "e6-e5>d5", "e6-e5>f5", "e6-e5>f5*"]);
    assert!(play(any(star), "e6-e5>f5*").text().contains("w...nx.n."));
}

#[test]
fn e_11_pushes_aside_are_explained() {
    let text = "#nn.nnnn#/w.......e/w.......e/w..n....e/w..x....e/w.......e/w.......e/w.......e/#sssssss# n - 3 0";
    let refused = |rules: ExpionRules, word: &str| {
        let position = ExpionPosition::read(rules, text).unwrap();
        let Err(StepError::Illegal(refusal)) = position.read_step(word) else { panic!("{word} is legal") };
        let instead: Vec<String> = refusal.instead.iter().map(|&step| position.step_text(step)).collect();
        (refusal.rule, refusal.why.to_string(), instead.join(" "))
    };
    let (straight, any) = (rules(2, false), rules(2, false).pushing_any());
    let all = "d6-d5 d6-d5>e5 d6-d5>c5";
    assert_eq!(
        refused(straight, "d6-d5>e5"),
        ("E-11", "the EX*PION goes straight on, never aside to e5 (unless push=any is played)".into(), "d6-d5".into())
    );
    assert_eq!(refused(any, "d6-d5>d4"), ("E-11", "straight on is written without '>'".into(), all.into()));
    for goal in ["d6", "c4", "d7", "h1"] {
        let (rule, why, instead) = refused(any, &format!("d6-d5>{goal}"));
        assert_eq!((rule, instead.as_str()), ("E-11", all), "{why}");
        assert!(why.ends_with(&format!("{goal} is neither")), "{why}");
    }
    assert_eq!(refused(any, "d6-c6>c5").1, "d6-c6 pushes nothing, so the EX*PION cannot go to c5");
    assert_eq!(refused(any, "d6-d5>c5*").0, "E-14");
}

/// A push that leaves a choice is touched in three places: the marble, the EX*PION, and where it goes.
#[test]
fn e_11_pushes_aside_are_touched() {
    let text = "#n......#/........./........./....n..../w...x.en./........./........./........./#...s...# n r 0 0";
    let position = ExpionPosition::read(rules(2, false).pushing_any(), text).unwrap();
    let layout = ExpionPosition::layout(position.rules());
    let at = |name: &str| {
        let index = layout.sites.iter().position(|site| site.text == name).unwrap();
        Touch::Site(Site(index as u8))
    };
    let spelled = |word: &str| {
        let step = position.read_step(word).unwrap();
        let mut ways = Vec::new();
        position.spellings(step, &mut |touches, _| ways.push(touches.to_vec()));
        ways
    };
    assert_eq!(spelled("e6-e5"), [vec![at("e6"), at("e5"), at("e4")]]);
    assert_eq!(spelled("e6-e5>d5"), [vec![at("e6"), at("e5"), at("d5")]]);
    assert_eq!(spelled("e6-e5>f5"), [vec![at("e6"), at("e5"), at("f5"), Touch::Button(Button(1))]]);
    assert_eq!(spelled("e6-e5>f5*"), [vec![at("e6"), at("e5"), at("f5"), Touch::Button(Button(2))]]);
    assert_eq!(spelled("e6-d6"), [vec![at("e6"), at("d6")]]);
    let refused = |touched: &[Touch], touch| position.refuse_touch(touched, touch).to_string();
    let push = [at("e6"), at("e5")];
    assert_eq!(refused(&push, Touch::Button(Button(2))), "E-11: say first where the EX*PION goes");
    assert!(refused(&push, at("e6")).starts_with("E-11: the EX*PION goes one space straight on or to a side"));
    assert!(refused(&[at("e6"), at("e5"), at("f5")], at("e4")).starts_with("E-14: say first whether"));
}
