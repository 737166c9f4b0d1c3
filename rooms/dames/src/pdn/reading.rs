//! Reading PDN: games with their tags, every step checked. A variation that cannot be played becomes a comment.

use super::tokens::{Token, Tokens};
use super::{OWN_TAGS, error, read_checked, result_in};
use crate::game::Dames;
use crate::position::DamesPosition;
use crate::rules::DamesRules;
use crate::sentences;
use kernel::record::{LONGEST, Lines, Record, RecordLine, Said, Word};
use kernel::{Game, Message, Notation, Position, TextError, read_rules};
use std::collections::HashSet;

/// Reads every game of a text.
pub(crate) fn read(text: &str) -> Result<Vec<Record>, TextError> {
    if text.len() > LONGEST {
        return Err(error(sentences::PdnTooLong { bytes: text.len() }, sentences::AtMost { most: LONGEST }));
    }
    let text = text.trim_start_matches('\u{feff}');
    let mut tokens = Tokens::new(text);
    let mut games = Vec::new();
    while let Some(game) = read_game(text, &mut tokens, games.len() + 1)? {
        games.push(game);
    }
    if games.is_empty() {
        return Err(error(sentences::PDN_WITHOUT_GAME, sentences::PDN_GAME_FORM));
    }
    Ok(games)
}

fn read_game(text: &str, tokens: &mut Tokens<'_>, index: usize) -> Result<Option<Record>, TextError> {
    let mut tags: Vec<(String, String)> = Vec::new();
    let mut moves: Vec<Token> = Vec::new();
    let (mut begun, mut depth, mut result) = (false, 0_usize, None);
    while let Some(token) = tokens.next()? {
        match token {
            // What is said behind the result still belongs to the game.
            Token::Tag(..) if begun || result.is_some() => {
                tokens.hold(token);
                break;
            }
            Token::Tag(name, value) => {
                tags.push((name, value));
                continue;
            }
            Token::Word(word) if result_in(&word).is_some() && depth > 0 => {
                moves.push(Token::Comment(word));
                continue;
            }
            Token::Word(ref word) if depth == 0 => {
                if result.is_some() {
                    tokens.hold(token);
                    break;
                }
                result = result_in(word);
                if result.is_some() {
                    continue;
                }
                begun = true;
            }
            Token::Open(_) => depth += 1,
            Token::Close(_) => depth = depth.saturating_sub(1),
            Token::Word(_) | Token::Action(_) | Token::Comment(_) | Token::Symbol(_) => {}
        }
        begun |= matches!(token, Token::Open(_) | Token::Action(_));
        moves.push(token);
    }
    if tags.is_empty() && !begun && result.is_none() {
        return Ok(None);
    }
    Ok(Some(record_of(text, &tags, moves, result, index)?))
}

/// The record of a game's parts.
fn record_of(
    text: &str,
    tags: &[(String, String)],
    moves: Vec<Token>,
    result: Option<&str>,
    index: usize,
) -> Result<Record, TextError> {
    let tag = |name: &str| tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str());
    if let Some(kind) = tag("GameType")
        && kind.split(',').next() != Some("20")
    {
        return Err(error(sentences::PdnGameType { game: index, kind }, sentences::PDN_TYPE_OF_DAMES));
    }
    let options = tag("Rules").unwrap_or("majority=on").to_string();
    let rules: DamesRules = read_rules(options.split(',').filter(|word| !word.is_empty()))?;
    let start = Dames::start(rules, 0);
    let position = match tag("FEN") {
        Some(fen) => DamesPosition::read(rules, &tidy_fen(fen))?,
        None => start,
    };
    let mut record = Record::default();
    record.tags.push(("Game".into(), Dames::INFO.id.into()));
    if !options.is_empty() {
        record.tags.push(("Rules".into(), options.clone()));
    }
    if position != start {
        record.tags.push(("Start".into(), position.text()));
    }
    for (seat, colour) in [("Seat1", "White"), ("Seat2", "Black")] {
        if let Some(name) = tag(colour).filter(|name| *name != "?") {
            record.tags.push((seat.into(), name.into()));
        }
    }
    let mut known: HashSet<String> = record.tags.iter().map(|(name, _)| name.clone()).collect();
    for (name, value) in tags {
        if !OWN_TAGS.contains(&name.as_str()) && known.insert(name.clone()) {
            record.tags.push((name.clone(), value.clone()));
        }
    }
    RecordLine { words: record.words, notes: record.notes } = read_moves(text, moves, position)?;
    record.result = result.or_else(|| tag("Result").and_then(result_in)).unwrap_or("*").into();
    record.tags.push(("Result".into(), record.result.clone()));
    Ok(record)
}

/// The steps of a game from a position, with what is said of them.
// Long: one loop over the parts, with the lines around variations in hand.
fn read_moves(text: &str, moves: Vec<Token>, start: DamesPosition) -> Result<RecordLine, TextError> {
    let of_pdn = |error: TextError| TextError { field: "pdn", ..error };
    let mut lines = Lines::default();
    let mut position = start;
    // Where the last step was played, which a variation replaces; and the same of the lines around the present one, with where
    // the present one begins in the text.
    let mut before = start;
    let mut outer = Vec::new();
    // How many brackets are open since a variation could not be played.
    let mut passed = 0;
    for token in moves {
        match token {
            Token::Open(_) if passed > 0 => passed += 1,
            Token::Close(left) if passed > 0 => {
                passed -= 1;
                if passed == 0 {
                    let (around, replaced, begins) = outer.pop().expect("a line around the one that was given up");
                    (position, before) = (around, replaced);
                    let variation = &text[text.len() - begins..text.len() - left];
                    if lines.depth() > outer.len() {
                        lines.give_up();
                    }
                    lines.note(Said::Comment(variation.replace('{', "(").replace('}', ")")));
                }
            }
            _ if passed > 0 => {}
            Token::Action(action) => lines.word(Word::Action(action)).map_err(of_pdn)?,
            Token::Comment(comment) => lines.note(Said::Comment(comment)),
            Token::Symbol(number) => lines.note(Said::Symbol(number)),
            Token::Word(word) => {
                let read = read_checked(&position, &word.replace(':', "x"));
                if !outer.is_empty() && (read.is_err() || position.ended().is_some()) {
                    passed = 1;
                    continue;
                }
                let step = read?;
                lines.word(Word::Turn(position.step_text(step))).map_err(of_pdn)?;
                before = position;
                position.play_unchecked(step);
            }
            Token::Open(left) => {
                outer.push((position, before, left));
                if lines.has_step() {
                    lines.open().map_err(of_pdn)?;
                    position = before;
                } else {
                    passed = 1;
                }
            }
            Token::Close(_) => {
                lines.close().map_err(of_pdn)?;
                (position, before, _) = outer.pop().expect("a line around the one that was closed");
            }
            Token::Tag(..) => {}
        }
    }
    if passed > 0 {
        return Err(error(sentences::PDN_VARIATION_OPEN, Message::quoted(')')));
    }
    lines.finish().map_err(of_pdn)
}

/// FEN as other programs write it: a final point, blanks, the sides in either order.
fn tidy_fen(fen: &str) -> String {
    let tidy: String = fen.chars().filter(|c| !c.is_whitespace()).collect();
    let mut fields: Vec<&str> = tidy.trim_end_matches('.').split(':').collect();
    if fields.len() >= 3 && fields[1].starts_with('B') && fields[2].starts_with('W') {
        fields.swap(1, 2);
    }
    fields.join(":")
}
