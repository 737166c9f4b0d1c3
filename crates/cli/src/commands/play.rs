//! `coffret play`: a game at this keyboard, in plain lines.

use crate::args::PlayArguments;
use crate::clock::{Watch, threads};
use crate::commands::{archive, language, welcome};
use crate::failure::{Failure, io};
use crate::sentences;
use begin::{Begun, begin, resume};
use engine::{Archive, Session, Strength, Thinker, TranspositionTable};
use hall::{AnyMatch, Status};
use kernel::{Action, Ending, Lang, Message, Score, Seat};
use speech::Say;
use std::io::{BufRead, Read, Write};
use std::time::Duration;
use tui::{Saves, Sitter, capital};
use verbs::Verb;

mod begin;
mod full;
mod remote;
mod threats;
mod verbs;
mod words;

/// How many columns a list of steps has.
const COLUMNS: usize = 78;
/// How long a hint, or whether to accept a draw, is thought about.
const MOMENT: Duration = Duration::from_millis(1500);
/// An engine that is not worse off than this, in hundredths of a plain piece, plays on.
const CONTENT: i32 = -30;
/// How much the engines may remember.
const TABLE_MEBIBYTES: usize = 64;

/// Who sits where: each word is a seat, `=`, and who sits there.
fn sitters(words: &[String], playing: &dyn AnyMatch, usual: Vec<Sitter>) -> Result<Vec<Sitter>, Failure> {
    let mut sitters = usual;
    let seats = playing.chosen().seating.seats();
    sitters.resize(seats, Sitter::Person);
    for word in words {
        let wrong = || Failure::Told(sentences::SeatForm { word: word.as_str(), seats }.into());
        let (seat, who) = word.split_once('=').ok_or_else(wrong)?;
        let seat = seat.parse::<usize>().ok().filter(|seat| (1..=seats).contains(seat)).ok_or_else(wrong)?;
        sitters[seat - 1] = Sitter::read(who).ok_or_else(wrong)?;
    }
    Ok(sitters)
}

pub(crate) fn run(arguments: &PlayArguments) -> Result<(), Failure> {
    let lang = language(arguments.lang);
    let chance = || std::time::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos() as u64);
    let seed = arguments.seed.unwrap_or_else(chance);
    let full = !arguments.plain && !arguments.words && full::is_possible();
    let game = arguments.game.as_deref().map(hall::find).transpose()?;
    if let Some(server) = &arguments.server {
        return full::visit(server, game, arguments, seed, lang);
    }
    // Whoever has said how to play is not asked again.
    let free = arguments.rules.is_empty()
        && arguments.seats.is_empty()
        && arguments.position.is_none()
        && arguments.start.is_none()
        && arguments.takeback.is_none()
        && arguments.colours.is_none();
    if full && arguments.record.is_none() && (game.is_none() || free) {
        return full::menu(game, arguments, seed, lang);
    }
    let (Begun { playing, tags, told, is_final }, usual) = match (&arguments.record, &arguments.game) {
        (Some(path), _) => resume(path, arguments)?,
        (None, Some(game)) => (begin(game, arguments, kernel::scramble(seed), lang)?, Vec::new()),
        (None, None) => return welcome::run(lang),
    };
    let sitters = sitters(&arguments.seats, playing.as_ref(), usual)?;
    let archive = archive(&arguments.tables, playing.as_ref())?;
    if full {
        let told = told.into_iter().map(Message::verbatim).collect();
        return full::table(tui::Opened { playing, tags, told }, sitters, arguments, seed, lang);
    }
    for sentence in told {
        out!("{sentence}");
    }
    let table = TranspositionTable::new(TABLE_MEBIBYTES);
    let name = format!("{}-{}", playing.game().info().id, full::stamp());
    let spoken = arguments.words;
    let keeping = Keeping { saves: full::saves(), name, tags, is_final };
    let mut table = Table {
        playing,
        lang,
        spoken,
        listed: Vec::new(),
        sitters,
        table,
        archive,
        seed,
        keeping,
        told: Vec::new(),
        hint: None,
        pending: None,
    };
    table.sit(std::io::stdin().lock(), &mut std::io::stdout().lock())
}

struct Table {
    playing: Box<dyn AnyMatch>,
    lang: Lang,
    /// Whether it is played by ear: nothing is drawn, and only what changed is said.
    spoken: bool,
    /// The steps as they were numbered last.
    listed: Vec<String>,
    sitters: Vec<Sitter>,
    table: TranspositionTable,
    /// The database of the game, if there is one.
    archive: Option<Archive>,
    seed: u64,
    keeping: Keeping,
    /// What was told since somebody last decided.
    told: Vec<String>,
    /// A good step, and how much of it has been told.
    hint: Option<(String, u8)>,
    /// What was asked and waits for a yes.
    pending: Option<Pending>,
}

/// How the game is kept.
struct Keeping {
    saves: Saves,
    name: String,
    /// What the record keeps of how the game began.
    tags: Vec<(String, String)>,
    /// Whether nothing is taken back.
    is_final: bool,
}

/// What waits for a yes.
enum Pending {
    Resign(Seat),
    Draw,
    Overwrite(String),
}

/// What a line leads to.
enum Next {
    Show,
    Ask,
    Leave,
}

type Said = std::io::Result<Next>;

impl Table {
    fn sit(&mut self, mut input: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        let lost = |error: std::io::Error| io(sentences::TERMINAL, &error);
        if self.spoken {
            self.introduce(out).map_err(lost)?;
        }
        let mut next = Next::Show;
        loop {
            match next {
                Next::Show => self.show(out).map_err(lost)?,
                Next::Ask => {}
                Next::Leave => return Ok(()),
            }
            if let (Next::Show, Some(strength)) = (&next, self.engine_to_play()) {
                next = self.engine_plays(strength, out).map_err(lost)?;
                continue;
            }
            write!(out, "> ").and_then(|()| out.flush()).map_err(lost)?;
            let mut line = Vec::new();
            // A line is a step or a command; more than this is neither.
            if input.by_ref().take(4096).read_until(b'\n', &mut line).map_err(lost)? == 0 {
                writeln!(out).map_err(lost)?;
                return Ok(());
            }
            next = self.line(String::from_utf8_lossy(&line).trim(), out).map_err(lost)?;
        }
    }

    fn say(&self, sentence: impl Into<Message>) -> String {
        sentence.into().say(self.lang)
    }

    fn tell(&self, out: &mut impl Write, text: impl std::fmt::Display) -> Said {
        writeln!(out, "{text}").map(|()| Next::Ask)
    }

    fn tell_all(&self, out: &mut impl Write, lines: &[String]) -> Said {
        lines.iter().try_for_each(|line| writeln!(out, "{line}")).map(|()| Next::Ask)
    }

    /// The seat that decides.
    fn actor(&self) -> Option<Seat> {
        match self.playing.status() {
            Status::Turn { actor, .. } => Some(actor),
            Status::Over(_) => None,
        }
    }

    /// How the engine plays that has to decide now.
    fn engine_to_play(&self) -> Option<Strength> {
        match self.sitters[self.actor()?.index()] {
            Sitter::Person | Sitter::Elsewhere => None,
            Sitter::Level(level) => Some(self.playing.level(level)),
        }
    }

    fn think(&self, strength: &Strength) -> Option<engine::Thought> {
        let clock = Watch::start();
        let session = Session {
            clock: &clock,
            archive: self.archive.as_ref(),
            threads: threads(),
            seed: self.seed,
            ..Session::new(&self.table)
        };
        self.playing.think(strength, &session, &mut |_| {})
    }

    fn engine_plays(&mut self, strength: Strength, out: &mut impl Write) -> Said {
        let thought = self.think(&strength).expect("a game that goes on has steps");
        let (step, seat) = (thought.step().clone(), self.actor().expect("somebody decides"));
        if !self.spoken {
            writeln!(out, "{}", self.say(sentences::SeatPlays { seat: seat.to_string(), step: step.as_str() }))?;
        }
        self.step(&step, out)
    }

    /// Keeps the game; one that cannot be kept goes on all the same.
    fn keep(&self) {
        let _ = self.keeping.saves.keep(&self.keeping.name, &self.record());
    }

    /// Takes back until a person decides again.
    fn undo(&mut self, out: &mut impl Write) -> Said {
        if self.keeping.is_final {
            let text = match self.playing.chosen().ritual.finality {
                Some(rule) => self.say(sentences::FinalByRule { rule }),
                None => self.say(sentences::FINAL_BY_CHOICE),
            };
            return self.tell(out, text);
        }
        let mut back = 0;
        while self.playing.undo(1) {
            back += 1;
            if self.engine_to_play().is_none() {
                self.keep();
                return self.went_back(out);
            }
        }
        self.playing.redo(back);
        self.tell(out, self.say(sentences::NOTHING_TO_DO))
    }

    fn redo(&mut self, out: &mut impl Write) -> Said {
        if !self.playing.redo(1) {
            return self.tell(out, self.say(sentences::NOTHING_TO_DO));
        }
        self.keep();
        self.went_back(out)
    }

    /// By ear it is said what stands there now: what changed is not only the last step.
    fn went_back(&mut self, out: &mut impl Write) -> Said {
        self.hint = None;
        if self.spoken {
            self.tell_all(out, &self.all_pieces())?;
        }
        Ok(Next::Show)
    }

    /// The game on paper, with how it began.
    fn record(&self) -> String {
        tui::paper(self.playing.as_ref(), &self.sitters, &self.keeping.tags)
    }

    /// What is said before a game by ear.
    fn introduce(&self, out: &mut impl Write) -> std::io::Result<()> {
        let info = self.playing.game().info();
        let help = verbs::word(Verb::Help, self.lang);
        let name = info.name.say(self.lang);
        writeln!(out, "{}", self.say(sentences::SpokenWelcome { game: name, help }))?;
        self.tell_all(out, &self.all_pieces()).map(|_| ())
    }

    fn show(&mut self, out: &mut impl Write) -> std::io::Result<()> {
        let scene = self.playing.scene();
        if !self.spoken {
            writeln!(out, "\n{}", hall::picture(&self.playing.layout(), &scene))?;
            for reserve in scene.reserves.iter().filter(|reserve| reserve.count > 0) {
                let count = Message::labelled(capital(&reserve.name.say(self.lang)), reserve.count.to_string());
                writeln!(out, "{}", count.say(self.lang))?;
            }
        }
        match self.playing.status() {
            Status::Over(outcome) => {
                let rule = outcome.rule;
                let text = match outcome.ending() {
                    Ending::Win(side) => {
                        let side = self.playing.chosen().side_name(side).say(self.lang);
                        self.say(sentences::OverWon { side, rule })
                    }
                    Ending::Draw => self.say(sentences::OverDrawn { rule }),
                    Ending::Lost => self.say(sentences::OverLost { rule }),
                };
                self.listed.clear();
                writeln!(out, "{text}")
            }
            Status::Turn { .. } if self.spoken => {
                if self.engine_to_play().is_none() {
                    // Who decides what; the rest can be asked for.
                    let turn = scene.words.first().map_or_else(String::new, |text| capital(&text.say(self.lang)));
                    writeln!(out, "{turn}")?;
                }
                Ok(())
            }
            Status::Turn { actor, .. } => {
                for sentence in &scene.words {
                    writeln!(out, "{}", capital(&sentence.say(self.lang)))?;
                }
                let name = self.playing.seat_name(actor).say(self.lang);
                writeln!(out, "{}", self.say(sentences::SeatAsked { seat: actor.to_string(), name }))?;
                if self.engine_to_play().is_some() { Ok(()) } else { self.list(out) }
            }
        }
    }

    /// The legal steps, numbered, in columns that fit a small terminal.
    fn list(&mut self, out: &mut impl Write) -> std::io::Result<()> {
        self.listed = self.playing.steps();
        let cells: Vec<String> =
            self.listed.iter().enumerate().map(|(index, step)| format!("{}) {step}", index + 1)).collect();
        let widest = cells.iter().map(String::len).max().unwrap_or(0) + 2;
        for row in cells.chunks((COLUMNS / widest).max(1)) {
            let line: String = row.iter().map(|cell| format!("{cell:<widest$}")).collect();
            writeln!(out, "  {}", line.trim_end())?;
        }
        Ok(())
    }

    fn line(&mut self, line: &str, out: &mut impl Write) -> Said {
        if let Some(pending) = self.pending.take() {
            return self.answered(pending, line, out);
        }
        if line.is_empty() {
            return Ok(Next::Ask);
        }
        // A legal step is one, whatever else its word may mean.
        if tui::ask::explain(self.playing.as_ref(), line, self.lang).is_ok() {
            return self.step(line, out);
        }
        let Some((verb, rest)) = verbs::read(line, self.lang) else {
            if line.contains(' ') {
                let help = verbs::word(Verb::Help, self.lang);
                return self.tell(out, self.say(sentences::NotACommand { help }));
            }
            return self.step(line, out);
        };
        if rest.is_empty() && verbs::wants_more(verb) {
            let verb = verbs::word(verb, self.lang);
            return self.tell(out, self.say(sentences::WantsMore { verb }));
        }
        self.command(verb, rest, out)
    }

    fn command(&mut self, verb: Verb, rest: &str, out: &mut impl Write) -> Said {
        match verb {
            Verb::Quit => Ok(Next::Leave),
            Verb::Help => self.tell(out, self.say(if self.spoken { sentences::HELP_SPOKEN } else { sentences::HELP_PLAIN })),
            Verb::Board if self.spoken => self.tell_all(out, &self.all_pieces()),
            Verb::Board => Ok(Next::Show),
            Verb::Steps if self.spoken => self.tell(out, self.all_steps()),
            Verb::Steps => self.list(out).map(|()| Next::Ask),
            Verb::StepsFrom => self.tell(out, self.steps_from(rest)),
            Verb::Undo => self.undo(out),
            Verb::Redo => self.redo(out),
            Verb::Position => self.tell(out, self.playing.text()),
            Verb::Record => self.tell(out, self.record()),
            Verb::Save => self.save(rest, out),
            Verb::Resign => match self.actor() {
                Some(seat) => {
                    self.pending = Some(Pending::Resign(seat));
                    self.tell(out, self.say(sentences::ASK_RESIGN))
                }
                None => self.tell(out, self.say(sentences::IS_OVER)),
            },
            Verb::Draw => self.offer_draw(out),
            Verb::Why => self.why(rest, out),
            Verb::Hint => self.give_hint(out),
            Verb::Rule => self.rule(rest, out),
            Verb::Pieces => self.tell_all(out, &self.all_pieces()),
            Verb::Mine => self.tell_all(out, &self.own_pieces()),
            Verb::What => self.tell(out, self.what_is_on(rest)),
            Verb::Around => self.tell_all(out, &self.around(rest)),
            Verb::Threats => self.tell_all(out, &self.tell_threats()),
            Verb::Last if self.told.is_empty() => self.tell(out, self.say(sentences::NOTHING_YET)),
            Verb::Last => self.tell_all(out, &self.told),
            Verb::Say | Verb::Sit | Verb::Agree | Verb::Decline => self.tell(out, self.say(sentences::NOT_AT_SERVER)),
        }
    }

    fn answered(&mut self, pending: Pending, line: &str, out: &mut impl Write) -> Said {
        if !verbs::is_yes(line, self.lang) {
            return self.tell(out, self.say(sentences::NOT_DONE));
        }
        match pending {
            Pending::Resign(seat) => self.act(Action::Resign(seat), out),
            Pending::Draw => self.act(Action::Draw, out),
            Pending::Overwrite(file) => self.write(&file, out),
        }
    }

    fn step(&mut self, word: &str, out: &mut impl Write) -> Said {
        let numbered = word.parse::<usize>().ok().and_then(|n| self.listed.get(n.checked_sub(1)?)).cloned();
        // A game may have steps that are numbers themselves: those win.
        let legal = tui::ask::explain(self.playing.as_ref(), word, self.lang).is_ok();
        let step = if legal { word.to_string() } else { numbered.unwrap_or(word.to_string()) };
        let person = self.engine_to_play().is_none();
        if let Err(why) = tui::ask::play(self.playing.as_mut(), &step, self.lang) {
            return self.tell(out, why);
        }
        self.hint = None;
        self.keep();
        if let Some(told) = self.playing.told() {
            if person {
                self.told.clear();
            }
            let mut lines = vec![format!("{}.", capital(&told.sentence.say(self.lang)))];
            lines.extend(told.consequences().iter().map(|event| capital(&event.say(self.lang))));
            // By ear a step and all that it causes is one line: a line is what a listener skips or hears again.
            if self.spoken {
                lines = vec![lines.iter().map(|line| ended(line)).collect::<Vec<_>>().join(" ")];
            } else {
                lines[1..].iter_mut().for_each(|line| line.insert_str(0, "  "));
            }
            lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
            self.told.extend(lines);
        }
        Ok(Next::Show)
    }

    fn why(&self, step: &str, out: &mut impl Write) -> Said {
        match tui::ask::explain(self.playing.as_ref(), step, self.lang) {
            Ok(step) => self.tell(out, self.say(sentences::MayBePlayed { step })),
            Err(why) => self.tell(out, why),
        }
    }

    /// Tells a little more of a good step each time.
    fn give_hint(&mut self, out: &mut impl Write) -> Said {
        if self.actor().is_none() {
            return self.tell(out, self.say(sentences::IS_OVER));
        }
        if self.hint.is_none() {
            let thought = self.think(&Strength::within(MOMENT)).expect("a game that goes on has steps");
            self.hint = Some((thought.step().clone(), 0));
        }
        let (step, told) = self.hint.clone().expect("it was just found");
        self.hint = Some((step.clone(), told + 1));
        let preview = tui::ask::preview(self.playing.as_ref(), &step);
        let layout = self.playing.layout();
        let deed = preview.iter().flat_map(|preview| &preview.told.story.deed);
        let sites: Vec<&str> =
            deed.flat_map(|event| event.sites.iter().map(|site| layout.sites[usize::from(site.0)].text.as_str())).collect();
        let text = match (told, sites.first(), sites.last()) {
            (0, Some(from), _) => self.say(sentences::HintFrom { name: *from }),
            (1, Some(from), Some(to)) => self.say(sentences::HintTo { from: *from, to: *to }),
            _ => {
                let sentence = preview.map(|preview| preview.told.sentence).unwrap_or_default();
                self.say(sentences::HintStep { step, sentence })
            }
        };
        self.tell(out, text)
    }

    /// What a rule says.
    fn rule(&self, number: &str, out: &mut impl Write) -> Said {
        let clause = self.playing.game().rulebook().iter().find(|clause| clause.number.eq_ignore_ascii_case(number));
        let Some(clause) = clause else { return self.tell(out, self.say(sentences::NoSuchRule { number })) };
        let parts: Vec<String> = clause.parts.iter().map(|part| part.text.say(self.lang)).collect();
        self.tell(out, format!("{} {}. {}", clause.number, clause.title.say(self.lang), parts.join(" ")))
    }

    /// Offers a draw: engines answer by what they think of their position, other people are asked.
    fn offer_draw(&mut self, out: &mut impl Write) -> Said {
        if let Err(error) = self.playing.check_action(Action::Draw) {
            return self.tell(out, error.say(self.lang));
        }
        if self.sitters.iter().all(|sitter| *sitter == Sitter::Person) {
            self.pending = Some(Pending::Draw);
            return self.tell(out, self.say(sentences::ASK_DRAW));
        }
        let Some(thought) = self.think(&Strength::within(MOMENT)) else {
            return self.tell(out, self.say(sentences::IS_OVER));
        };
        // The thought is for the one who offers.
        let score = thought.score();
        if score == Score::Draw || -score.centi() < CONTENT {
            return self.act(Action::Draw, out);
        }
        self.tell(out, self.say(sentences::DRAW_DECLINED))
    }

    fn act(&mut self, action: Action, out: &mut impl Write) -> Said {
        match tui::ask::act(self.playing.as_mut(), action, self.lang) {
            Ok(()) => {
                self.keep();
                Ok(Next::Show)
            }
            Err(why) => self.tell(out, why),
        }
    }

    fn save(&mut self, file: &str, out: &mut impl Write) -> Said {
        if std::path::Path::new(file).exists() {
            self.pending = Some(Pending::Overwrite(file.to_string()));
            return self.tell(out, self.say(sentences::AskOverwrite { file }));
        }
        self.write(file, out)
    }

    fn write(&self, file: &str, out: &mut impl Write) -> Said {
        match std::fs::write(file, self.record()) {
            Ok(()) => self.tell(out, self.say(sentences::SavedIn { file })),
            Err(error) => self.tell(out, self.say(sentences::NotSaved { error: error.to_string() })),
        }
    }
}

/// A sentence with its full stop.
fn ended(text: &str) -> String {
    if text.ends_with(['.', '!', '?']) { text.to_string() } else { format!("{text}.") }
}
