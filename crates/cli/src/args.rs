//! The command line as a table of contents.

use crate::{hints, sentences};
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use kernel::{Lang, Message};
use std::fmt;
use std::net::IpAddr;
use std::path::PathBuf;

/// Five board games you can play nowhere else: rules, engines and a line protocol.
#[derive(Parser, Debug)]
#[command(name = "coffret", version, propagate_version = true, disable_help_subcommand = true)]
#[command(
    after_help = "Examples:\n  coffret games\n  coffret play dames --plain\n  coffret perft dames 6 --rules majority=on"
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Start the server: tables, engines, storage and pages in one program (what `coffret` alone does)
    #[command(
        after_help = "Examples:\n  coffret serve\n  coffret serve --port 9000 --data ./data\n  coffret serve --bind 0.0.0.0 --public-url https://games.example --behind-proxy\n  COFFRET_PORT=9000 coffret serve --check\n\nIt prints its address when it is ready and ends on SIGTERM or Ctrl-C, with every game kept. COFFRET_LOG=debug logs more.\n\nEvery setting can also come from the environment, as COFFRET_PORT or COFFRET_LIMIT=grace=30,reviews=10, or from the file of settings."
    )]
    Serve(ServeArguments),
    /// Save everything that a server keeps into one file, while it runs or not
    #[command(
        after_help = "Examples:\n  coffret backup coffret-monday.db\n  coffret backup /backups/today.db --data /var/lib/coffret\n\nThe file holds the database as it is at one moment, and the key: keep it as private as the data folder."
    )]
    Backup(BackupArguments),
    /// Check that a database is whole and that every table in it can be played on, while the server runs or not
    #[command(
        after_help = "Examples:\n  coffret check\n  coffret check coffret-monday.db\n\nExit code 0 if all is well, 1 if not."
    )]
    Check(CheckArguments),
    /// Put a backup in the place of what a server keeps, while it runs or not
    #[command(
        after_help = "Example:\n  coffret restore coffret-monday.db --data /var/lib/coffret\n\nA server that runs says goodbye to everybody and begins anew with what is in the backup. What was there before is kept beside it,\nunder the same names with '.before-restore' behind them."
    )]
    Restore(RestoreArguments),
    /// List the games with their options, seats and levels
    #[command(after_help = "Example:\n  coffret games --json")]
    Games(GamesArguments),
    /// Count the sequences of legal steps from a position
    #[command(
        after_help = "Examples:\n  coffret perft dames 6 --rules majority=on\n  coffret perft marelle 4 --divide --json"
    )]
    Perft(PerftArguments),
    /// List the legal steps of a position
    #[command(after_help = "Example:\n  coffret steps dames --position W:W32,34:B28")]
    Steps(StepsArguments),
    /// Say whether a step is legal, and if not, why
    #[command(
        after_help = "Example:\n  coffret explain dames 34-30 --position W:W32,34:B28\n\nExit code 0 if the step is legal, 1 if not."
    )]
    Explain(ExplainArguments),
    /// Speak the line protocol on standard input and output
    #[command(after_help = "Example:\n  printf 'game dames\\nsteps\\nquit\\n' | coffret engine")]
    Engine(EngineArguments),
    /// Speak the Hub protocol of draughts programs on standard input and output
    #[command(
        after_help = "Example:\n  coffret match dames --rules majority=on --a hub:'coffret hub' --b level:3 --games 10\n\nIn a program for draughts, name 'coffret hub' as a Hub engine."
    )]
    Hub,
    /// Measure the speed of the rules and of the search
    #[command(
        after_help = "Examples:\n  coffret bench\n  coffret bench marelle --json\n  coffret bench --signature\n\nRates are per second of the process's own time, one thread, best of three."
    )]
    Bench(BenchArguments),
    /// Say what an engine thinks of a position, or of every move of a game
    #[command(
        after_help = "Examples:\n  coffret analyse dames --time 2000 --lines 3\n  coffret analyse mamba --record game.record --nodes 50000 --json\n\nValues are in plain pieces for the side that decides, and say whether they are estimated or proven."
    )]
    Analyse(AnalyseArguments),
    /// Let engines play each other, from varied openings and all sides, with error bars
    #[command(
        after_help = "Examples:\n  coffret match dames --a level:4 --b level:3 --games 200\n  coffret match dames --rules majority=on --a time:100 --b hub:./scan --games 50\n  coffret match marelle --a nodes:20000 --b cmd:./old@nodes=20000 --games 1000 --sprt 0,10\n\nAn engine is level:1..8, time:<ms>, nodes:<n>, depth:<turns>, random, cmd:<program>[@<limit>] for one that speaks our line protocol,\nor hub:<program>[@time=<ms>] for a draughts engine that speaks the Hub protocol."
    )]
    Match(MatchArguments),
    /// Solve a game: a puzzle from its starts, or every position of a phase into a database
    #[command(
        after_help = "Examples:\n  coffret solve madamx-solo --start 29\n  coffret solve madamx-solo --all --json\n  coffret solve marelle --out tables\n  coffret solve marelle --tables tables\n\nEvery solution of a puzzle is replayed by the rules before it is printed. Exit code 1 if a position is lost.\nA database that was interrupted is gone on with by the same command."
    )]
    Solve(SolveArguments),
    /// Fit an evaluation's weights to games the engine plays against itself
    #[command(
        after_help = "Example:\n  coffret tune marelle --games 2000 --nodes 3000 --out rooms/marelle/assets/weights.bin\n\nThe weights are read at build time: build again to play with them."
    )]
    Tune(TuneArguments),
    /// Convert records between our format and others (PDN for draughts)
    #[command(
        after_help = "Examples:\n  coffret convert game.pdn --to record\n  coffret convert game.record --to pdn --out game.pdn\n  coffret convert game.record --to record\n\nFrom record to record a game is checked and tidied."
    )]
    Convert(ConvertArguments),
    /// Play a game at this keyboard
    #[command(
        after_help = "Examples:\n  coffret play\n  coffret play dames --seat 2=level:3\n  coffret play mamba --words --rules players=3 --seat 2=level:3 --seat 3=level:3\n  coffret play --server https://games.example --name Ada\n  printf 'd6\\nf4\\nquit\\n' | coffret play marelle --plain"
    )]
    Play(PlayArguments),
    /// Print a game's rulebook: the box, every clause with its boards, and where each sentence comes from
    #[command(
        after_help = "Examples:\n  coffret rules dames\n  coffret rules madamx --clause X-28 --lang fr\n  coffret rules mamba --json\n\nEvery sentence says whether the printed booklet says it (with the number of its sentence and the page), whether it follows from it,\nwhether others described it, or whether we decided it, and why."
    )]
    Rules(RulesArguments),
    /// Print a completion script for a shell
    #[command(after_help = "Example:\n  coffret completions bash > /etc/bash_completion.d/coffret")]
    Completions(CompletionsArguments),
    /// Print the licences of everything in this program
    #[command(after_help = "Example:\n  coffret licences | less")]
    Licences,
    /// Print the manual page
    #[command(after_help = "Example:\n  coffret man > coffret.1 && man ./coffret.1")]
    Man(ManArguments),
}

/// A language that can be chosen.
fn language(text: &str) -> Result<Lang, Unfit> {
    let all = speech::languages();
    let known = Lang::from_code(text).filter(|lang| all.contains(lang));
    let codes = || all.iter().map(Lang::code).collect::<Vec<_>>().join(", ");
    known.ok_or_else(|| Unfit(sentences::UsageOneOf { words: codes() }.into()))
}

/// A folder that is there.
pub(crate) fn folder(text: &str) -> Result<PathBuf, Unfit> {
    let path = PathBuf::from(text);
    if path.is_dir() { Ok(path) } else { Err(Unfit(sentences::FOLDER_OF_SOLVE.into())) }
}

/// What was expected instead of a value, to be said in the language of the reader.
#[derive(Debug)]
pub(crate) struct Unfit(pub(crate) Message);

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Unfit {}

/// A game, its options and a position.
#[derive(Args, Debug)]
pub(crate) struct Place {
    /// The game's id, as `coffret games` lists it
    #[arg(value_parser = hints::GAMES, hide_possible_values = true)]
    pub(crate) game: String,
    /// Options that differ from the defaults
    #[arg(long, value_name = "NAME=VALUE,...", value_delimiter = ',', value_parser = hints::RULES, hide_possible_values = true)]
    pub(crate) rules: Vec<String>,
    /// The position's text; the start without it
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    /// The number of the start, in games that have several
    #[arg(long, value_name = "N", conflicts_with = "position")]
    pub(crate) start: Option<u32>,
}

#[derive(Args, Debug, Default)]
pub(crate) struct ServeArguments {
    /// The port; 0 takes any free one; 8080 without it
    #[arg(long)]
    pub(crate) port: Option<u16>,
    /// The address to listen at; other machines can reach any but the loopback, without encryption; 127.0.0.1 without it
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) bind: Option<IpAddr>,
    /// The folder of the database and the key; the user's data folder without it
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// The address people know the server by, if a proxy stands before it
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    /// A proxy stands before it: believe the last address of its X-Forwarded-For
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// How many threads think for the engines; as many as there are cores without it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) engine_threads: Option<u16>,
    /// A folder with databases that `coffret solve` made: level 8, hints and reviews are perfect where they reach
    #[arg(long, value_name = "DIR", value_parser = folder)]
    pub(crate) tables: Option<PathBuf>,
    /// Another limit than the usual one, by its name in docs/server.md; times are in seconds
    #[arg(long, value_name = "NAME=NUMBER")]
    pub(crate) limit: Vec<String>,
    /// Write the log as JSON
    #[arg(long)]
    pub(crate) log_json: bool,
    /// A file of settings, in TOML; /etc/coffret/coffret.toml without it, if it is there
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    /// Start nothing: print every setting that holds, and where it comes from
    #[arg(long)]
    pub(crate) check: bool,
}

#[derive(Args, Debug)]
pub(crate) struct BackupArguments {
    /// The file to write; there must be none of this name
    pub(crate) file: PathBuf,
    /// The data folder of the server; the user's without it
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct CheckArguments {
    /// A backup; the database of the data folder without it
    pub(crate) file: Option<PathBuf>,
    /// The data folder of the server; the user's without it
    #[arg(long, value_name = "DIR", conflicts_with = "file")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct RestoreArguments {
    /// What `coffret backup` wrote
    pub(crate) file: PathBuf,
    /// The data folder of the server; the user's without it
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct GamesArguments {
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PerftArguments {
    #[command(flatten)]
    pub(crate) place: PerftPlace,
    /// Show the count below each step
    #[arg(long)]
    pub(crate) divide: bool,
    /// Play the last ply too instead of counting it
    #[arg(long)]
    pub(crate) played: bool,
    /// How many threads share the work
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// The same with the depth after the game.
#[derive(Args, Debug)]
pub(crate) struct PerftPlace {
    /// The game's id, as `coffret games` lists it
    #[arg(value_parser = hints::GAMES, hide_possible_values = true)]
    pub(crate) game: String,
    /// How many steps deep
    #[arg(value_parser = clap::value_parser!(u32).range(0..=99))]
    pub(crate) depth: u32,
    /// Options that differ from the defaults
    #[arg(long, value_name = "NAME=VALUE,...", value_delimiter = ',', value_parser = hints::RULES, hide_possible_values = true)]
    pub(crate) rules: Vec<String>,
    /// The position's text; the start without it
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    /// The number of the start, in games that have several
    #[arg(long, value_name = "N", conflicts_with = "position")]
    pub(crate) start: Option<u32>,
}

#[derive(Args, Debug)]
pub(crate) struct StepsArguments {
    #[command(flatten)]
    pub(crate) place: Place,
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ExplainArguments {
    /// The game's id, as `coffret games` lists it
    #[arg(value_parser = hints::GAMES, hide_possible_values = true)]
    pub(crate) game: String,
    /// The step
    #[arg(allow_hyphen_values = true)]
    pub(crate) step: String,
    /// Options that differ from the defaults
    #[arg(long, value_name = "NAME=VALUE,...", value_delimiter = ',', value_parser = hints::RULES, hide_possible_values = true)]
    pub(crate) rules: Vec<String>,
    /// The position's text; the start without it
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    /// The number of the start, in games that have several
    #[arg(long, value_name = "N", conflicts_with = "position")]
    pub(crate) start: Option<u32>,
    /// The language of the answer: en, fr, it or de; as LC_ALL, LC_MESSAGES or LANG say without it
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub(crate) lang: Option<Lang>,
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct EngineArguments {
    /// A folder with databases that `coffret solve` made: what they hold is played perfectly
    #[arg(long, value_name = "DIR", value_parser = folder)]
    pub(crate) tables: Option<PathBuf>,
    /// How many threads think at most; as many as there are cores without it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
}

#[derive(Args, Debug)]
pub(crate) struct BenchArguments {
    /// One game only
    #[arg(value_parser = hints::GAMES, hide_possible_values = true)]
    pub(crate) game: Option<String>,
    /// Only count the nodes of fixed searches: the same figures on every machine, as long as nothing changes how engines think
    #[arg(long)]
    pub(crate) signature: bool,
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct AnalyseArguments {
    /// The game's id, as `coffret games` lists it
    #[arg(value_parser = hints::GAMES, hide_possible_values = true)]
    pub(crate) game: String,
    /// Options that differ from the defaults
    #[arg(long, value_name = "NAME=VALUE,...", value_delimiter = ',', value_parser = hints::RULES, hide_possible_values = true)]
    pub(crate) rules: Vec<String>,
    /// The position's text; the start without it
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    /// The number of the start, in games that have several
    #[arg(long, value_name = "N", conflicts_with = "position")]
    pub(crate) start: Option<u32>,
    /// Review every move of the games of this file instead
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "start", "lines"])]
    pub(crate) record: Option<PathBuf>,
    /// Stop at the first game that cannot be read, instead of naming it and going on
    #[arg(long, requires = "record")]
    pub(crate) strict: bool,
    /// Milliseconds for each position
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub(crate) time: u64,
    /// Nodes for each position instead of time, on one thread: the same answer every time
    #[arg(long, value_name = "N", conflicts_with = "time", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    /// Look no deeper than so many turns
    #[arg(long, value_name = "TURNS", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) depth: Option<u32>,
    /// How many lines, each with another first step
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..=500))]
    pub(crate) lines: u16,
    /// The language: en, fr, it or de; as LC_ALL, LC_MESSAGES or LANG say without it
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub(crate) lang: Option<Lang>,
    /// A folder with databases that `coffret solve` made: what they hold is proven
    #[arg(long, value_name = "DIR", value_parser = folder)]
    pub(crate) tables: Option<PathBuf>,
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct MatchArguments {
    /// The game's id, as `coffret games` lists it
    #[arg(value_parser = hints::GAMES, hide_possible_values = true)]
    pub(crate) game: String,
    /// The first engine
    #[arg(long, value_name = "ENGINE", value_parser = hints::ENGINES, hide_possible_values = true)]
    pub(crate) a: String,
    /// The second engine; it takes all seats that the first does not
    #[arg(long, value_name = "ENGINE", value_parser = hints::ENGINES, hide_possible_values = true)]
    pub(crate) b: String,
    /// How many games; each opening is played once for every side the first engine can take
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,
    /// Options that differ from the defaults
    #[arg(long, value_name = "NAME=VALUE,...", value_delimiter = ',', value_parser = hints::RULES, hide_possible_values = true)]
    pub(crate) rules: Vec<String>,
    /// Stop early when it is clear whether the difference is nearer to ELO0 or to ELO1
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub(crate) sprt: Option<String>,
    /// How many random turns open each game
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(0..=60))]
    pub(crate) opening: u32,
    /// Where the dice for openings start
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games are played at once
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) parallel: u16,
    /// Draw games that last so many turns
    #[arg(long, default_value_t = 600)]
    pub(crate) turns: u32,
    /// Multiply the node budgets of levels by this, to measure them in less time
    #[arg(long, default_value_t = 1.0)]
    pub(crate) scale: f64,
    /// How many seconds a program may take for an answer, beyond the time it was given to think
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub(crate) patience: u64,
    /// A folder with databases that `coffret solve` made, for our engines at level 8 or within limits
    #[arg(long, value_name = "DIR", value_parser = folder)]
    pub(crate) tables: Option<PathBuf>,
    /// Give each side a clock of so many milliseconds, and so many more for each step, instead of limits for each step
    #[arg(long, value_name = "MS[+MS]")]
    pub(crate) clock: Option<String>,
    /// How many milliseconds later than agreed a program of others may answer, or a clock run out, before the game is lost
    #[arg(long, value_name = "MS", default_value_t = 200)]
    pub(crate) margin: u64,
    /// Write all games into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Go on with a match that was broken off: the games in the file of --out count, and the others are played
    #[arg(long, requires = "out")]
    pub(crate) resume: bool,
    /// The format of that file: record, or another that the game has
    #[arg(long, default_value = "record", value_parser = hints::FORMATS, hide_possible_values = true)]
    pub(crate) format: String,
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct SolveArguments {
    /// The game's id, as `coffret games` lists it
    #[arg(value_parser = hints::GAMES, hide_possible_values = true)]
    pub(crate) game: String,
    /// Options that differ from the defaults
    #[arg(long, value_name = "NAME=VALUE,...", value_delimiter = ',', value_parser = hints::RULES, hide_possible_values = true)]
    pub(crate) rules: Vec<String>,
    /// The number of the start; 0 without it
    #[arg(long, value_name = "N", conflicts_with_all = ["all", "position"])]
    pub(crate) start: Option<u32>,
    /// Solve every start
    #[arg(long, conflicts_with = "position")]
    pub(crate) all: bool,
    /// The position's text
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    /// Give up an answer after so many positions looked at
    #[arg(long, default_value_t = 10_000_000)]
    pub(crate) nodes: u64,
    /// The folder for a database: one byte for each position
    #[arg(long, value_name = "DIR", conflicts_with_all = ["start", "all", "position"])]
    pub(crate) out: Option<PathBuf>,
    /// A folder with a database: say what becomes of the position, or of the start. Endings of few pieces need none
    #[arg(long, value_name = "DIR", value_parser = folder, conflicts_with_all = ["out", "start", "all"])]
    pub(crate) tables: Option<PathBuf>,
    /// Leave out what would make the database larger than this
    #[arg(long, value_name = "MB", requires = "out")]
    pub(crate) megabytes: Option<u64>,
    /// Then compare so many positions of each sector with what their steps lead to
    #[arg(long, value_name = "N", requires = "out")]
    pub(crate) check: Option<u64>,
    /// Then write a book of the opening into this file: a step that holds the draw, for whatever the opponent does
    #[arg(long, value_name = "FILE", requires = "out", conflicts_with = "megabytes")]
    pub(crate) book: Option<PathBuf>,
    /// With a book, how many first steps may be played anyhow
    #[arg(long, value_name = "N", default_value_t = 4, requires = "book", value_parser = clap::value_parser!(u32).range(1..=18))]
    pub(crate) free_steps: u32,
    /// With a book, after how many steps it ends; what the file holds already stays
    #[arg(long, value_name = "N", requires = "book")]
    pub(crate) last_step: Option<u32>,
    /// Then pack the database into this file: few bytes, to be part of a program
    #[arg(long, value_name = "FILE", requires = "out")]
    pub(crate) pack: Option<PathBuf>,
    /// How many threads solve; as many as there are cores without it
    #[arg(long, value_name = "N", requires = "out", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// Answer in JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct TuneArguments {
    /// The game's id, as `coffret games` lists it
    #[arg(value_parser = hints::GAMES, hide_possible_values = true)]
    pub(crate) game: String,
    /// Options that differ from the defaults
    #[arg(long, value_name = "NAME=VALUE,...", value_delimiter = ',', value_parser = hints::RULES, hide_possible_values = true)]
    pub(crate) rules: Vec<String>,
    /// How many games to play
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    pub(crate) games: u32,
    /// Play no more new games after so many seconds
    #[arg(long)]
    pub(crate) seconds: Option<u64>,
    /// Nodes for each step
    #[arg(long, default_value_t = 2000)]
    pub(crate) nodes: u64,
    /// The most random turns at the start of a game
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub(crate) opening: u32,
    /// Draw games that last so many turns
    #[arg(long, default_value_t = 300)]
    pub(crate) turns: u32,
    /// How many times to go through the positions
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) epochs: u32,
    /// How much the search's values count against the games' results, from 0 to 1
    #[arg(long, default_value_t = 0.7)]
    pub(crate) trust: f32,
    /// How many positions' worth of doubt each weight begins with
    #[arg(long, default_value_t = 300.0)]
    pub(crate) caution: f32,
    /// How many games are played at once
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
    /// Where the dice start
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Begin from nothing instead of the weights in use
    #[arg(long)]
    pub(crate) afresh: bool,
    /// A folder with databases that `coffret solve` made: positions they hold count as they come out, not as the games do
    #[arg(long, value_name = "DIR", value_parser = folder)]
    pub(crate) tables: Option<PathBuf>,
    /// Keep what is played in this file, and go on from what it holds: a tuning that was broken off is resumed, and the same games
    /// can be fitted in another way
    #[arg(long, value_name = "FILE")]
    pub(crate) samples: Option<PathBuf>,
    /// Where to write the weights
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct ConvertArguments {
    /// The file to read; - for standard input
    pub(crate) file: PathBuf,
    /// The format to write: record, or another that the game has (pdn)
    #[arg(long, value_parser = hints::FORMATS, hide_possible_values = true)]
    pub(crate) to: String,
    /// The format to read, if the file's ending does not tell
    #[arg(long, value_parser = hints::FORMATS, hide_possible_values = true)]
    pub(crate) from: Option<String>,
    /// Where to write; standard output without it
    #[arg(long)]
    pub(crate) out: Option<PathBuf>,
    /// Stop at the first game that cannot be read, instead of naming it and going on
    #[arg(long)]
    pub(crate) strict: bool,
    /// Say in JSON what was converted: on standard output if the games go to a file, else on the error stream
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PlayArguments {
    /// The game's id; without it the menu
    #[arg(value_parser = hints::GAMES, hide_possible_values = true)]
    pub(crate) game: Option<String>,
    /// Options that differ from the defaults
    #[arg(long, value_name = "NAME=VALUE,...", value_delimiter = ',', value_parser = hints::RULES, hide_possible_values = true)]
    pub(crate) rules: Vec<String>,
    /// The position's text; the start without it
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    /// The number of the start, in games that have several; at random without it
    #[arg(long, value_name = "N", conflicts_with = "position")]
    pub(crate) start: Option<u32>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "start", "rules", "game"])]
    pub(crate) record: Option<PathBuf>,
    /// Who sits at a seat: human, or level:1 to level:8 for an engine; humans without it
    #[arg(long = "seat", value_name = "N=WHO", value_parser = hints::SEATS, hide_possible_values = true)]
    pub(crate) seats: Vec<String>,
    /// Play at a server: its address, the address of a table to watch, or an invitation to a seat; with a game a table of it is set up
    #[arg(long, value_name = "URL", conflicts_with_all = ["position", "start", "record", "rules", "seats", "takeback", "colours"])]
    pub(crate) server: Option<String>,
    /// The name others see at the server; it stays until another is given
    #[arg(long, value_name = "NAME", requires = "server")]
    pub(crate) name: Option<String>,
    /// A folder with databases that `coffret solve` made, for engines that play as well as they can
    #[arg(long, value_name = "DIR", value_parser = folder)]
    pub(crate) tables: Option<PathBuf>,
    /// Whether steps may be taken back: free, or never as some booklets have it; as in the record where a game is gone on with, else free
    #[arg(long, value_name = "HOW", value_parser = ["free", "never"])]
    pub(crate) takeback: Option<String>,
    /// Who sits where when only people play: lots are drawn, or the players choose; as the game's booklet has it without this
    #[arg(long, value_name = "HOW", value_parser = ["lots", "chosen"], conflicts_with_all = ["record", "seats"])]
    pub(crate) colours: Option<String>,
    /// Where dice and lots start, to repeat them; by chance without it
    #[arg(long, value_name = "N", conflicts_with = "record")]
    pub(crate) seed: Option<u64>,
    /// Plain lines of text instead of the full screen; so it is wherever there is no terminal
    #[arg(long)]
    pub(crate) plain: bool,
    /// Spoken: plain lines without drawings, only what changed, and answers to questions such as 'what is on d4'
    #[arg(long)]
    pub(crate) words: bool,
    /// Milliseconds for which each event of a settling is shown in full screen; 0 shows only the end
    #[arg(long, value_name = "MS", default_value_t = 600, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pub(crate) pace: u64,
    /// The language: en, fr, it or de; as LC_ALL, LC_MESSAGES or LANG say without it
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub(crate) lang: Option<Lang>,
}

#[derive(Args, Debug)]
pub(crate) struct RulesArguments {
    /// The game's id; without it the games are listed
    #[arg(value_parser = hints::GAMES, hide_possible_values = true)]
    pub(crate) game: Option<String>,
    /// Only this clause
    #[arg(long, value_name = "ID")]
    pub(crate) clause: Option<String>,
    /// The language: en, fr, it or de; as LC_ALL, LC_MESSAGES or LANG say without it
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub(crate) lang: Option<Lang>,
    /// Answer in JSON
    #[arg(long, conflicts_with = "markdown")]
    pub(crate) json: bool,
    /// Print the clauses as Markdown, without boards
    #[arg(long, conflicts_with = "clause")]
    pub(crate) markdown: bool,
}

#[derive(Args, Debug)]
pub(crate) struct CompletionsArguments {
    /// The shell
    pub(crate) shell: Shell,
}

#[derive(Args, Debug)]
pub(crate) struct ManArguments {
    /// Write one page for each command into this folder instead
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
}
