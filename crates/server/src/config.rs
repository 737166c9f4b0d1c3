//! How a server is to be: where it listens, where it keeps things, and what it bears.

mod named;

pub use named::LimitError;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// How a server is to be.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// The folder of the database and the key.
    pub data: PathBuf,
    /// The address people know it by, where a proxy stands before it: `https://games.example`.
    pub public_url: Option<String>,
    /// Whether a proxy stands before it whose `X-Forwarded-For` is to be believed.
    pub behind_proxy: bool,
    /// How many threads think for the engines.
    pub engine_threads: usize,
    /// The folder of databases of solved positions, if there is one.
    pub tables: Option<PathBuf>,
    /// An engine does not answer sooner, so that people can follow.
    pub engine_pause: Duration,
    /// What it bears.
    pub limits: Limits,
    /// How long things are kept.
    pub retention: Retention,
}

impl Config {
    /// The defaults, with the data in a folder.
    pub fn new(data: PathBuf) -> Config {
        Config {
            address: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080),
            data,
            public_url: None,
            behind_proxy: false,
            engine_threads: std::thread::available_parallelism().map_or(1, usize::from),
            tables: None,
            engine_pause: Duration::from_millis(800),
            limits: Limits::default(),
            retention: Retention::default(),
        }
    }
}

/// What a server bears.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections in all.
    pub connections: usize,
    /// Connections of one address.
    pub connections_per_address: usize,
    /// Requests a second of one address, in the long run.
    pub requests_per_second: u32,
    /// Requests of one address at once.
    pub requests_at_once: u32,
    /// For how many requests one counts that takes much of the processor.
    pub dear_request: u32,
    /// Names that one address may choose in a minute.
    pub renames_per_minute: u32,
    /// Reviews that may be under way, of everybody together.
    pub reviews: usize,
    /// Reviews of one address that may be under way.
    pub reviews_per_address: usize,
    /// Reviews of one visitor that may be under way.
    pub reviews_per_visitor: usize,
    /// Pieces of work for engines that one address may have waiting, for its games and for its studies each.
    pub engine_work_per_address: usize,
    /// The same of one visitor.
    pub engine_work_per_visitor: usize,
    /// Hints, evaluations and reviewed positions of everybody that may wait for an engine.
    pub engine_studies: usize,
    /// How long an engine may think about a step.
    pub search: Duration,
    /// Visitors that one visitor may mute.
    pub mutes: usize,
    /// Visitors sent away from one table that it keeps in mind; when there are more, the first may come again.
    pub removed: usize,
    /// Facts of one table: when there are so many, it can only be ended.
    pub facts: u64,
    /// Tables that one address may set up in a minute.
    pub tables_per_minute: u32,
    /// Tables that one address may set up in a day.
    pub tables_per_day: u32,
    /// Tables of one visitor at which nothing is over yet.
    pub tables_per_visitor: usize,
    /// Bytes that one address may have stored in a day, at all tables together.
    pub bytes_per_day: u32,
    /// Bytes that one visitor may have stored in a day, at all tables together.
    pub bytes_per_visitor: u32,
    /// Things that one address may say in a minute, at all tables together.
    pub words_per_minute: u32,
    /// Things that one visitor may say at a table at once.
    pub words_at_once: u32,
    /// After that, how long until the next.
    pub word_pause: Duration,
    /// Courtesies of one visitor at a silent table, while it is in memory.
    pub courtesies: u32,
    /// How long until the next courtesy.
    pub courtesy_pause: Duration,
    /// One-time codes that one address may try in a minute.
    pub codes_per_minute: u32,
    /// Commands a second on one socket, in the long run.
    pub commands_per_second: u32,
    /// Commands on one socket at once.
    pub commands_at_once: u32,
    /// Messages that wait for a slow reader before the connection is ended.
    pub outbox: usize,
    /// The most bytes of a request's body.
    pub body: usize,
    /// The most characters of something said.
    pub said: usize,
    /// How long a seat's holder may be away before others may go on without.
    pub grace: Duration,
    /// At a table where partners may not consult, who is here is told in steps of this length.
    pub presence_step: Duration,
    /// How long a table without visitors stays in memory.
    pub idle: Duration,
    /// How often a silent connection is asked whether it still stands.
    pub ping: Duration,
    /// How long the answer may take.
    pub pong: Duration,
    /// How long an answer may wait for somebody to take some of it.
    pub unread: Duration,
    /// The most pages of the database; 0 for no limit of our own.
    pub database_pages: u32,
    /// When the database could not be written for so long, and not for want of room, the server ends.
    pub unwritable: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            connections: 15_000,
            connections_per_address: 200,
            requests_per_second: 50,
            requests_at_once: 300,
            dear_request: 10,
            renames_per_minute: 6,
            reviews: 50,
            reviews_per_address: 3,
            reviews_per_visitor: 2,
            engine_work_per_address: 32,
            engine_work_per_visitor: 16,
            engine_studies: 256,
            search: Duration::from_secs(5),
            mutes: 500,
            removed: 200,
            facts: 20_000,
            tables_per_minute: 60,
            tables_per_day: 1000,
            tables_per_visitor: 300,
            bytes_per_day: 64 << 20,
            bytes_per_visitor: 16 << 20,
            words_per_minute: 60,
            words_at_once: 5,
            word_pause: Duration::from_secs(2),
            courtesies: 12,
            courtesy_pause: Duration::from_secs(5),
            codes_per_minute: 10,
            commands_per_second: 20,
            commands_at_once: 60,
            outbox: 64,
            body: 16 << 10,
            said: 300,
            grace: Duration::from_secs(60),
            presence_step: Duration::from_secs(15),
            idle: Duration::from_secs(60),
            ping: Duration::from_secs(30),
            pong: Duration::from_secs(20),
            unread: Duration::from_secs(30),
            database_pages: 0,
            unwritable: Duration::from_secs(60),
        }
    }
}

impl Limits {
    /// No limit that a measurement from one machine could run into.
    #[must_use]
    pub fn generous() -> Limits {
        Limits {
            connections: 50_000,
            connections_per_address: 50_000,
            requests_per_second: 1_000_000,
            requests_at_once: 1_000_000,
            renames_per_minute: 1_000_000,
            reviews: 1_000,
            reviews_per_address: 1_000,
            reviews_per_visitor: 1_000,
            tables_per_minute: 1_000_000,
            tables_per_day: u32::MAX,
            tables_per_visitor: usize::MAX,
            bytes_per_day: u32::MAX,
            bytes_per_visitor: u32::MAX,
            words_per_minute: 1_000_000,
            codes_per_minute: 1_000_000,
            commands_per_second: 10_000,
            commands_at_once: 10_000,
            ..Limits::default()
        }
    }
}

/// How long things are kept.
#[derive(Clone, Copy, Debug)]
pub struct Retention {
    /// A table where nothing was played, after its last change.
    pub waiting: Duration,
    /// A game that nobody goes on with, and a table whose game is over: it is closed then.
    pub playing: Duration,
    /// A table that is closed: of what was played there only the records of games that came to their end stay.
    pub closed: Duration,
    /// What was said at a table that is over or closed.
    pub talk: Duration,
    /// A visitor who has played nothing and has not come again.
    pub visitor: Duration,
    /// How often to look.
    pub every: Duration,
}

impl Default for Retention {
    fn default() -> Self {
        const DAY: Duration = Duration::from_secs(86_400);
        Retention { waiting: DAY, playing: DAY * 60, closed: DAY * 180, talk: DAY * 30, visitor: DAY * 365, every: DAY / 24 }
    }
}
