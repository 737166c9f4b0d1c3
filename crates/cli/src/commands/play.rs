//! `coffret play`: a game at this keyboard, in plain lines.

use crate::args::PlayArguments;
use crate::clock::{Watch, threads};
use crate::commands::{archive, language, welcome};
use crate::failure::{Failure, io};
use begin::{Begun, begin, resume};
use hall::{AnyMatch, Archive, PlayError, Session, Status, Strength, TranspositionTable};
use kernel::{Action, Ending, Lang, Seat, say};
use std::io::{BufRead, Read, Write};

mod begin;

/// How many numbered steps are listed at once.
const LISTED: usize = 60;
/// How much the engines may remember.
const TABLE_MEBIBYTES: usize = 64;

/// Which seats engines take, and how well they play: each word is a seat, `=`, and who sits there.
fn engines(words: &[String], playing: &dyn AnyMatch) -> Result<Vec<Option<Strength>>, Failure> {
    let mut engines: Vec<Option<Strength>> = vec![None; playing.chosen().seating.seats()];
    let seats = engines.len();
    for word in words {
        let wrong = || {
            Failure::Bad(format!("seat: '{word}': expected a seat from 1 to {seats}, =, and human or level:1 to level:8"))
        };
        let (seat, who) = word.split_once('=').ok_or_else(wrong)?;
        let seat = seat.parse::<usize>().ok().filter(|seat| (1..=seats).contains(seat)).ok_or_else(wrong)?;
        engines[seat - 1] = match who.strip_prefix("level:").map(str::parse::<u8>) {
            Some(Ok(level @ 1..=8)) => Some(playing.level(level)),
            None if who == "human" => None,
            _ => return Err(wrong()),
        };
    }
    Ok(engines)
}

pub(crate) fn run(arguments: &PlayArguments) -> Result<(), Failure> {
    let lang = language(&arguments.lang);
    let chance = || std::time::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos() as u64);
    let seed = arguments.seed.unwrap_or_else(chance);
    let Begun { playing, tags, told, is_final } = match (&arguments.record, &arguments.game) {
        (Some(path), _) => resume(path, arguments)?,
        (None, Some(game)) => begin(game, arguments, kernel::scramble(seed), lang)?,
        (None, None) => return welcome::run(),
    };
    let engines = engines(&arguments.seats, playing.as_ref())?;
    let archive = archive(&arguments.tables, playing.as_ref())?;
    for sentence in told {
        out!("{sentence}");
    }
    let table = TranspositionTable::new(TABLE_MEBIBYTES);
    Table { playing, lang, listed: Vec::new(), engines, table, archive, seed, tags, is_final }
        .sit(std::io::stdin().lock(), &mut std::io::stdout().lock())
}

struct Table {
    playing: Box<dyn AnyMatch>,
    lang: Lang,
    /// The steps as they were numbered last.
    listed: Vec<String>,
    /// For each seat, how well its engine plays; none where a person sits.
    engines: Vec<Option<Strength>>,
    table: TranspositionTable,
    /// The database of the game, if there is one.
    archive: Option<Archive>,
    seed: u64,
    /// What the record keeps of how the game began.
    tags: Vec<(String, String)>,
    /// Whether nothing is taken back.
    is_final: bool,
}

/// What a line leads to.
enum Next {
    Show,
    Ask,
    Leave,
}

impl Table {
    fn sit(&mut self, mut input: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        let lost = |error: std::io::Error| io("terminal", &error);
        let mut next = Next::Show;
        loop {
            match next {
                Next::Show => self.show(out).map_err(lost)?,
                Next::Ask => {}
                Next::Leave => return Ok(()),
            }
            if let (Next::Show, Some((seat, strength))) = (&next, self.engine_to_play()) {
                next = self.engine_plays(seat, strength, out).map_err(lost)?;
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

    /// The engine that has to decide now.
    fn engine_to_play(&self) -> Option<(Seat, Strength)> {
        match self.playing.status() {
            Status::Turn { actor, .. } => self.engines[actor.index()].map(|strength| (actor, strength)),
            Status::Over(_) => None,
        }
    }

    fn engine_plays(&mut self, seat: Seat, strength: Strength, out: &mut impl Write) -> std::io::Result<Next> {
        let clock = Watch::start();
        let session = Session {
            clock: &clock,
            archive: self.archive.as_ref(),
            threads: threads(),
            seed: self.seed,
            ..Session::new(&self.table)
        };
        let thought = self.playing.think(&strength, &session, &mut |_| {}).expect("a game that goes on has steps");
        let step = thought.step().clone();
        writeln!(
            out,
            "{}",
            say!(self.lang, "Seat {seat} plays {step}", "La place {seat} joue {step}", "Il posto {seat} gioca {step}")
        )?;
        self.step(&step, out)
    }

    /// Takes back until a person decides again.
    fn undo(&mut self, out: &mut impl Write) -> std::io::Result<Next> {
        if self.is_final {
            return self.refuse_undo(out);
        }
        let mut back = 0;
        while self.playing.undo(1) {
            back += 1;
            if self.engine_to_play().is_none() {
                return Ok(Next::Show);
            }
        }
        self.playing.redo(back);
        self.nothing(out)
    }

    /// Why nothing is taken back: the booklet wants it so, or whoever began the game.
    fn refuse_undo(&self, out: &mut impl Write) -> std::io::Result<Next> {
        let ritual = self.playing.chosen().ritual;
        let text = match ritual.finality {
            Some(rule) => say!(
                self.lang,
                "{rule}: nothing is taken back: what was played is final, as the booklet has it",
                "{rule} : on ne reprend pas de coup : ce qui est joué est joué, comme le veut le livret",
                "{rule}: non si annullano mosse: ciò che è giocato è giocato, come vuole il libretto"
            ),
            None => say!(
                self.lang,
                "nothing is taken back: the game was begun so",
                "on ne reprend pas de coup : la partie a été ouverte ainsi",
                "non si annullano mosse: la partita è stata aperta così"
            ),
        };
        self.say(out, text)
    }

    /// The game on paper, with how it began.
    fn record(&self) -> String {
        let tags: Vec<(&str, &str)> = self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        self.playing.record(&tags).write()
    }

    fn show(&mut self, out: &mut impl Write) -> std::io::Result<()> {
        let scene = self.playing.scene(self.lang);
        writeln!(out, "\n{}", hall::picture(&self.playing.layout(self.lang), &scene))?;
        for reserve in scene.reserves.iter().filter(|reserve| reserve.count > 0) {
            writeln!(out, "{} ({}): {}", reserve.camp, reserve.name, reserve.count)?;
        }
        match self.playing.status() {
            Status::Over(outcome) => {
                let rule = outcome.rule;
                let text = match outcome.ending() {
                    Ending::Win(side) => {
                        let side = self.playing.side_id(side);
                        say!(
                            self.lang,
                            "The game is over: {side} wins ({rule}).",
                            "La partie est finie : {side} gagne ({rule}).",
                            "La partita è finita: vince {side} ({rule})."
                        )
                    }
                    Ending::Draw => say!(
                        self.lang,
                        "The game is over: a draw ({rule}).",
                        "La partie est finie : nulle ({rule}).",
                        "La partita è finita: patta ({rule})."
                    ),
                    Ending::Lost => say!(
                        self.lang,
                        "The game is over: lost ({rule}).",
                        "La partie est finie : perdue ({rule}).",
                        "La partita è finita: persa ({rule})."
                    ),
                };
                self.listed.clear();
                writeln!(out, "{text}")
            }
            Status::Turn { actor, .. } => {
                for sentence in &scene.words {
                    writeln!(out, "{sentence}")?;
                }
                let name = self.playing.seat_name(actor, self.lang);
                writeln!(
                    out,
                    "{}",
                    say!(self.lang, "Seat {actor}, {name}:", "Place {actor}, {name} :", "Posto {actor}, {name}:")
                )?;
                if self.engine_to_play().is_some() { Ok(()) } else { self.list(out) }
            }
        }
    }

    fn list(&mut self, out: &mut impl Write) -> std::io::Result<()> {
        self.listed = self.playing.steps();
        let shown: Vec<String> =
            self.listed.iter().take(LISTED).enumerate().map(|(index, step)| format!("{}) {step}", index + 1)).collect();
        for row in shown.chunks(6) {
            let cells: String = row.iter().map(|cell| format!("{cell:<18}")).collect();
            writeln!(out, "  {}", cells.trim_end())?;
        }
        let more = self.listed.len().saturating_sub(LISTED);
        if more > 0 {
            writeln!(out, "  {}", say!(self.lang, "... and {more} more", "... et {more} autres", "... e altri {more}"))?;
        }
        Ok(())
    }

    fn line(&mut self, line: &str, out: &mut impl Write) -> std::io::Result<Next> {
        let (command, rest) = line.split_once(' ').map_or((line, ""), |(command, rest)| (command, rest.trim()));
        match (command, rest) {
            ("", _) => Ok(Next::Ask),
            ("quit" | "exit", _) => Ok(Next::Leave),
            ("help" | "?", _) => self.help(out),
            ("board", _) => Ok(Next::Show),
            ("steps", _) => self.list(out).map(|()| Next::Ask),
            ("undo", _) => self.undo(out),
            ("redo", _) => Ok(if self.playing.redo(1) { Next::Show } else { self.nothing(out)? }),
            ("position", _) => writeln!(out, "{}", self.playing.text()).map(|()| Next::Ask),
            ("record", _) => writeln!(out, "{}", self.record()).map(|()| Next::Ask),
            ("save", "") => self.say(
                out,
                say!(self.lang, "save where? save <file>", "sauver où ? save <fichier>", "salvare dove? save <file>"),
            ),
            ("save", file) => self.save(file, out),
            ("resign", _) => self.resign(out),
            ("draw", _) => self.act(Action::Draw, out),
            ("why", "") => self
                .say(out, say!(self.lang, "why what? why <step>", "pourquoi quoi ? why <coup>", "perché cosa? why <mossa>")),
            ("why", step) => self.why(step, out),
            (step, "") => self.step(step, out),
            _ => self.say(
                out,
                say!(
                    self.lang,
                    "not a command; help lists them",
                    "commande inconnue ; help les donne",
                    "comando sconosciuto; help li elenca"
                ),
            ),
        }
    }

    fn say(&self, out: &mut impl Write, text: impl std::fmt::Display) -> std::io::Result<Next> {
        writeln!(out, "{text}").map(|()| Next::Ask)
    }

    fn nothing(&self, out: &mut impl Write) -> std::io::Result<Next> {
        self.say(out, say!(self.lang, "nothing to do", "rien à faire", "niente da fare"))
    }

    fn help(&self, out: &mut impl Write) -> std::io::Result<Next> {
        let text = say!(
            self.lang,
            "<step> or its number  play it        why <step>   why it may not be played\n\
             steps, board          show again     undo, redo   take back, do again\n\
             position, record      as text        save <file>  keep the game\n\
             draw, resign          end the game   quit         leave",
            "<coup> ou son numéro  le jouer       why <coup>   pourquoi il est refusé\n\
             steps, board          remontrer      undo, redo   reprendre, refaire\n\
             position, record      en texte       save <fich.> garder la partie\n\
             draw, resign          finir          quit         sortir",
            "<mossa> o il numero   giocarla       why <mossa>  perché non si può\n\
             steps, board          rivedere       undo, redo   annullare, rifare\n\
             position, record      come testo     save <file>  salvare la partita\n\
             draw, resign          finire         quit         uscire"
        );
        self.say(out, text)
    }

    fn step(&mut self, word: &str, out: &mut impl Write) -> std::io::Result<Next> {
        let numbered = word.parse::<usize>().ok().and_then(|n| self.listed.get(n.checked_sub(1)?)).cloned();
        // A game may have steps that are numbers themselves: those win.
        let step = if self.playing.explain(word, self.lang).is_ok() {
            word.to_string()
        } else {
            numbered.unwrap_or(word.to_string())
        };
        match self.playing.play(&[&step], self.lang) {
            Ok(()) => {
                if let Some(told) = self.playing.told(self.lang) {
                    writeln!(out, "{}.", told.sentence)?;
                    for event in told.consequences() {
                        writeln!(out, "  {event}")?;
                    }
                }
                Ok(Next::Show)
            }
            Err((_, error)) => self.refused(&error, out),
        }
    }

    fn refused(&self, error: &PlayError, out: &mut impl Write) -> std::io::Result<Next> {
        let example = self.playing.steps().into_iter().next();
        self.say(out, hall::tell_error(error, example.as_deref(), self.lang))
    }

    fn why(&self, step: &str, out: &mut impl Write) -> std::io::Result<Next> {
        match self.playing.explain(step, self.lang) {
            Ok(step) => {
                self.say(out, say!(self.lang, "{step} may be played", "{step} peut se jouer", "{step} si può giocare"))
            }
            Err(error) => self.refused(&error, out),
        }
    }

    fn resign(&mut self, out: &mut impl Write) -> std::io::Result<Next> {
        match self.playing.status() {
            Status::Turn { actor, .. } => self.act(Action::Resign(actor), out),
            Status::Over(_) => self.nothing(out),
        }
    }

    fn act(&mut self, action: Action, out: &mut impl Write) -> std::io::Result<Next> {
        match self.playing.act(action) {
            Ok(()) => Ok(Next::Show),
            // Rooms say of actions in English only why not; the rule speaks for itself.
            Err(PlayError::Refused(refusal)) if self.lang != Lang::En => {
                let rule = refusal.rule;
                let text = say!(
                    self.lang,
                    "{rule}: the rules do not allow this now",
                    "{rule} : les règles ne le permettent pas maintenant",
                    "{rule}: le regole ora non lo permettono"
                );
                self.say(out, text)
            }
            Err(error) => self.refused(&error, out),
        }
    }

    fn save(&self, file: &str, out: &mut impl Write) -> std::io::Result<Next> {
        match std::fs::write(file, self.record()) {
            Ok(()) => self.say(out, say!(self.lang, "saved in {file}", "sauvé dans {file}", "salvato in {file}")),
            Err(error) => {
                self.say(out, say!(self.lang, "not saved: {error}", "pas sauvé : {error}", "non salvato: {error}"))
            }
        }
    }
}
