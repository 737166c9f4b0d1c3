//! The clauses as Markdown, as they stand in a room's RULES.md: numbers, headings, parts with their standing, reasons and readings. The
//! boards stay on the pages and in the terminal.

use hall::AnyGame;
use kernel::{Lang, Part};
use speech::Say;
use std::fmt::Write;

/// All clauses and options of a game.
pub(super) fn clauses(game: &dyn AnyGame, lang: Lang) -> String {
    let mut text = format!("### {}\n", game.info().name.say(lang));
    for clause in game.rulebook() {
        let _ = write!(text, "\n**{}** {}\n", clause.number, clause.title.say(lang));
        for each in clause.parts {
            part(&mut text, game, each, lang);
        }
        let figures = clause.examples.iter().filter_map(|example| Some((example.figure?, example.sources)));
        for (figure, sources) in figures {
            let _ = writeln!(text, "- Shown: {} ({})", figure.say(lang), sources.join(", "));
        }
    }
    if !game.choices().is_empty() {
        text.push_str("\n**Options** and what the booklet says of them\n");
    }
    for choice in game.choices() {
        let values: Vec<&str> = choice.values.iter().map(|value| value.name).collect();
        let source = choice.booklet;
        let cited = if source.sources.is_empty() { String::new() } else { format!(" ({})", source.sources.join(", ")) };
        let _ = writeln!(
            text,
            "- `{}={}`: {} *{}*{cited}: {}",
            choice.name,
            values.join("\\|"),
            choice.about.say(lang),
            source.standing.word(),
            source.note.say(lang)
        );
    }
    text
}

fn part(text: &mut String, game: &dyn AnyGame, part: &Part, lang: Lang) {
    let page = game.booklet().page(part.sources).map(|page| format!(", page {page}")).unwrap_or_default();
    let cited = if part.sources.is_empty() { String::new() } else { format!(" ({}{page})", part.sources.join(", ")) };
    let _ = write!(text, "- *{}*{cited} {}", part.standing.word(), part.text.say(lang));
    if let Some(reason) = part.reason {
        let _ = write!(text, " Why: {}", reason.say(lang));
    }
    for rules in part.readings {
        let _ = write!(text, " Another reading: `{rules}`.");
    }
    text.push('\n');
}
