//! Provenance: where a sentence of ours comes from. What the booklet prints, what follows from it, what others published and what
//! we decided are never one for the other.
//!
//! It holds the numbers of the booklet's sentences, never their text.

use crate::{Phrase, sentences};

/// The number of a sentence of a printed booklet, such as `dames-25`.
pub type SentenceId = &'static str;

/// What kind of sentence it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SentenceKind {
    /// A rule.
    Rule,
    /// The meaning of a word.
    Definition,
    /// An example in words.
    Example,
    /// A figure or its caption.
    Figure,
    /// How the game is set up.
    Setup,
    /// What is in the box.
    Material,
    /// Advice to players.
    Advice,
    /// A fact of the game's history.
    History,
    /// Title, slogan, imprint.
    Imprint,
    /// What damage, repetition or a machine left behind.
    Noise,
}

impl SentenceKind {
    /// The kind's word in texts.
    pub const fn word(self) -> &'static str {
        match self {
            SentenceKind::Rule => "rule",
            SentenceKind::Definition => "definition",
            SentenceKind::Example => "example",
            SentenceKind::Figure => "figure",
            SentenceKind::Setup => "setup",
            SentenceKind::Material => "material",
            SentenceKind::Advice => "advice",
            SentenceKind::History => "history",
            SentenceKind::Imprint => "imprint",
            SentenceKind::Noise => "noise",
        }
    }
}

/// One sentence of a booklet, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// Its number.
    pub id: SentenceId,
    /// Its kind.
    pub kind: SentenceKind,
    /// The page it stands on, where a page is printed.
    pub page: Option<u8>,
    /// The sentence it says again, in the booklet's other language or in a repeated passage.
    pub mirrors: Option<SentenceId>,
}

impl Sentence {
    /// A sentence; page 0 is none.
    pub const fn new(id: SentenceId, kind: SentenceKind, page: u8) -> Sentence {
        Sentence { id, kind, page: if page == 0 { None } else { Some(page) }, mirrors: None }
    }

    /// The same sentence as one that says another again.
    #[must_use]
    pub const fn mirroring(self, other: SentenceId) -> Sentence {
        Sentence { mirrors: Some(other), ..self }
    }
}

/// All sentences of a printed booklet, and why some of them are cited nowhere.
#[derive(Debug)]
pub struct Booklet {
    /// The sentences in their order.
    pub sentences: &'static [Sentence],
    /// Sentences that nothing of ours cites, each with the reason. A sentence that mirrors a cited one needs none.
    pub uncited: &'static [(SentenceId, &'static str)],
}

impl Booklet {
    /// A game without a booklet.
    pub const NONE: &'static Booklet = &Booklet { sentences: &[], uncited: &[] };

    /// The sentence with a number.
    pub fn sentence(&self, id: &str) -> Option<&'static Sentence> {
        self.sentences.iter().find(|sentence| sentence.id == id)
    }

    /// The page of the first of some sentences that has one.
    pub fn page(&self, sources: &[SentenceId]) -> Option<u8> {
        sources.iter().find_map(|id| self.sentence(id)?.page)
    }

    /// Some sentences, and every sentence that says one of them again.
    pub fn with_mirrors(&self, sources: &[SentenceId]) -> Vec<SentenceId> {
        let mut all = sources.to_vec();
        for sentence in self.sentences {
            if sentence.mirrors.is_some_and(|other| sources.contains(&other)) && !all.contains(&sentence.id) {
                all.push(sentence.id);
            }
        }
        all
    }
}

/// How a sentence of ours stands to the booklet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// The booklet prints it.
    Booklet,
    /// It follows plainly from what the booklet prints.
    Consequence,
    /// Others described it in print; the booklet as it has come to us does not.
    Published,
    /// We decided it, where the booklet is silent or can be read in several ways.
    Ruling,
    /// The booklet's own word is lost; we filled the gap.
    Lost,
    /// The booklet contradicts itself; we chose.
    Contradictory,
}

impl Standing {
    /// All standings.
    pub const ALL: [Standing; 6] = [
        Standing::Booklet,
        Standing::Consequence,
        Standing::Published,
        Standing::Ruling,
        Standing::Lost,
        Standing::Contradictory,
    ];

    /// The standing's word in texts.
    pub const fn word(self) -> &'static str {
        match self {
            Standing::Booklet => "booklet",
            Standing::Consequence => "consequence",
            Standing::Published => "published",
            Standing::Ruling => "ruling",
            Standing::Lost => "lost",
            Standing::Contradictory => "contradictory",
        }
    }

    /// The standing's name for people.
    pub const fn name(self) -> Phrase {
        match self {
            Standing::Booklet => sentences::STANDING_BOOKLET,
            Standing::Consequence => sentences::STANDING_CONSEQUENCE,
            Standing::Published => sentences::STANDING_PUBLISHED,
            Standing::Ruling => sentences::STANDING_RULING,
            Standing::Lost => sentences::STANDING_LOST,
            Standing::Contradictory => sentences::STANDING_CONTRADICTORY,
        }
    }
}

/// One or more sentences of ours with one standing.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// What it says, in our words.
    pub text: Phrase,
    /// How it stands to the booklet.
    pub standing: Standing,
    /// The sentences of the booklet that it tells, follows from, reads or fills in.
    pub sources: &'static [SentenceId],
    /// Why we chose so, or who published it. Only what the booklet prints, or what follows from it, has none.
    pub reason: Option<Phrase>,
    /// Other readings: options, such as `chain=may`, that play them.
    pub readings: &'static [&'static str],
}

impl Part {
    const fn new(text: Phrase, standing: Standing, sources: &'static [SentenceId], reason: Option<Phrase>) -> Part {
        Part { text, standing, sources, reason, readings: &[] }
    }

    /// What the booklet prints.
    pub const fn booklet(text: Phrase, sources: &'static [SentenceId]) -> Part {
        Part::new(text, Standing::Booklet, sources, None)
    }

    /// What follows plainly from what the booklet prints.
    pub const fn consequence(text: Phrase, sources: &'static [SentenceId]) -> Part {
        Part::new(text, Standing::Consequence, sources, None)
    }

    /// What others published; the reason names them.
    pub const fn published(text: Phrase, reason: Phrase) -> Part {
        Part::new(text, Standing::Published, &[], Some(reason))
    }

    /// What we decided, and why.
    pub const fn ruling(text: Phrase, reason: Phrase) -> Part {
        Part::new(text, Standing::Ruling, &[], Some(reason))
    }

    /// What we filled in where the booklet is lost, and why so.
    pub const fn lost(text: Phrase, sources: &'static [SentenceId], reason: Phrase) -> Part {
        Part::new(text, Standing::Lost, sources, Some(reason))
    }

    /// What we chose where the booklet contradicts itself, and why.
    pub const fn contradictory(text: Phrase, sources: &'static [SentenceId], reason: Phrase) -> Part {
        Part::new(text, Standing::Contradictory, sources, Some(reason))
    }

    /// The same part that reads, or rests on, these sentences.
    #[must_use]
    pub const fn about(self, sources: &'static [SentenceId]) -> Part {
        Part { sources, ..self }
    }

    /// The same part with options that play other readings.
    #[must_use]
    pub const fn readings(self, readings: &'static [&'static str]) -> Part {
        Part { readings, ..self }
    }
}

/// How an option stands to the booklet; our default is another matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionStanding {
    /// The booklet says one value, or each of several (numbers of players).
    Says,
    /// The booklet prints it as a variant or modification.
    Variant,
    /// The booklet is silent, or its words carry several values.
    Silent,
    /// The booklet contradicts itself.
    Contradicts,
    /// The page or picture that would tell is lost.
    Lost,
}

impl OptionStanding {
    /// The standing's word in texts.
    pub const fn word(self) -> &'static str {
        match self {
            OptionStanding::Says => "says",
            OptionStanding::Variant => "variant",
            OptionStanding::Silent => "silent",
            OptionStanding::Contradicts => "contradicts",
            OptionStanding::Lost => "lost",
        }
    }
}

/// What the booklet says of an option.
#[derive(Clone, Copy, Debug)]
pub struct OptionSource {
    /// How it stands.
    pub standing: OptionStanding,
    /// The values the booklet itself gives: one where it says one, several where it plays several, none where it does not tell. For a
    /// variant, the value that plays it.
    pub values: &'static [&'static str],
    /// The sentences.
    pub sources: &'static [SentenceId],
    /// What stands there, in our words and one short sentence.
    pub note: Phrase,
}

impl OptionSource {
    /// An option of a game without a booklet.
    pub const NONE: OptionSource =
        OptionSource { standing: OptionStanding::Silent, values: &[], sources: &[], note: Phrase::NONE };
}

/// How a named choice of options stands to the booklet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PresetStanding {
    /// The booklet to the letter.
    Letter,
    /// The booklet, and the program keeps watch over what players would otherwise watch themselves.
    Watched,
    /// A variant or a number of players that the booklet prints.
    Variant,
    /// The booklet's page is lost; played after published descriptions or our reconstruction.
    Reconstructed,
    /// Another reading of what the booklet prints, or the other of two sentences that contradict each other.
    Reading,
    /// Not the booklet's: ours, or another game's custom.
    Ours,
}

impl PresetStanding {
    /// The standing's word in texts.
    pub const fn word(self) -> &'static str {
        match self {
            PresetStanding::Letter => "letter",
            PresetStanding::Watched => "watched",
            PresetStanding::Variant => "variant",
            PresetStanding::Reconstructed => "reconstructed",
            PresetStanding::Reading => "reading",
            PresetStanding::Ours => "ours",
        }
    }
}

/// Things in the box.
#[derive(Clone, Copy, Debug)]
pub struct Material {
    /// How many.
    pub count: u8,
    /// What, in the singular or plural that the count asks for.
    pub what: Phrase,
    /// How we know: from the booklet, from a description, or because the rules need it.
    pub standing: Standing,
    /// The sentences.
    pub sources: &'static [SentenceId],
}

/// One line of a game's summary: what a newcomer needs first, and the board that shows it.
#[derive(Clone, Copy, Debug)]
pub struct Gist {
    /// The sentence.
    pub text: Phrase,
    /// The clause that says it in full.
    pub clause: &'static str,
    /// Which of the clause's examples shows it, from 0.
    pub example: usize,
}

/// The box: what an owner holds in hand, and what can be told of it.
#[derive(Debug)]
pub struct BoxPage {
    /// What the game is, in two or three sentences.
    pub what: &'static [Part],
    /// What one plays for.
    pub aim: &'static [Part],
    /// The game in a few sentences, enough for a first try.
    pub summary: &'static [Gist],
    /// What is in the box.
    pub material: &'static [Material],
    /// For how many players.
    pub players: &'static [Part],
    /// Its story: prize, place, year, slogans in our words.
    pub story: &'static [Part],
    /// The booklet's advice, and its own words for things.
    pub advice: &'static [Part],
    /// What of the booklet is lost or broken, and how we filled it.
    pub lost: &'static [Part],
    /// What an owner of the box could settle by a photograph.
    pub settle: &'static [Phrase],
    /// How long and how hard the game is, measured from games the program played against itself.
    pub measured: Option<Measured>,
}

impl BoxPage {
    /// A game without a box.
    pub const NONE: &'static BoxPage = &BoxPage {
        what: &[],
        aim: &[],
        summary: &[],
        material: &[],
        players: &[],
        story: &[],
        advice: &[],
        lost: &[],
        settle: &[],
        measured: None,
    };

    /// Every part of the page, in order.
    pub fn parts(&self) -> impl Iterator<Item = &'static Part> + use<> {
        [self.what, self.aim, self.players, self.story, self.advice, self.lost].into_iter().flatten()
    }
}

/// Figures from games that the program played against itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measured {
    /// How many games.
    pub games: u32,
    /// The level of both engines.
    pub level: u8,
    /// Turns of a whole game: a tenth of the games are shorter, half, nine tenths.
    pub turns: [u16; 3],
    /// Legal steps at a decision, on average, in tenths.
    pub choices: u16,
    /// How many of how many games of random steps came to a good end, where one plays alone.
    pub by_chance: Option<(u16, u16)>,
}

#[cfg(test)]
mod tests {
    use super::*;

    static BOOKLET: Booklet = Booklet {
        sentences: &[
            Sentence::new("a-1", SentenceKind::Rule, 0),
            Sentence::new("a-2", SentenceKind::Rule, 7),
            Sentence::new("a-3", SentenceKind::Rule, 0).mirroring("a-1"),
        ],
        uncited: &[],
    };

    #[test]
    fn sentences_have_pages_and_mirrors() {
        assert_eq!(BOOKLET.page(&["a-1"]), None);
        assert_eq!(BOOKLET.page(&["a-1", "a-2"]), Some(7));
        assert_eq!(BOOKLET.with_mirrors(&["a-1", "a-2"]), ["a-1", "a-2", "a-3"]);
        assert!(BOOKLET.sentence("a-4").is_none());
    }
}
