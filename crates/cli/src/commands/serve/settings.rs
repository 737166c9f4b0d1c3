//! Settings of a server: from the command line, else from the environment, else from a file, else as usual; and where each comes from.

use crate::args::{ServeArguments, folder};
use crate::failure::{Failure, io, limit};
use crate::sentences;
use kernel::{Lang, Message};
use server::{Config, LogFormat};
use speech::Say;
use std::fmt::Display;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// What stands before the names of settings in the environment.
const PREFIX: &str = "COFFRET_";
/// The file that is read where none is named, if it is there.
const USUAL_FILE: &str = "/etc/coffret/coffret.toml";
/// The part of the file that holds limits.
const LIMITS: &str = "limits";
/// The most threads for engines.
const MOST_THREADS: u16 = 256;

/// Where a setting comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Source {
    CommandLine,
    Environment(String),
    File(PathBuf),
    Usual,
}

impl Source {
    fn say(&self, lang: Lang) -> String {
        match self {
            Source::CommandLine => sentences::SETTING_CALLED.say(lang),
            Source::Environment(name) => sentences::SettingEnvironment { name }.say(lang),
            Source::File(path) => sentences::SettingFile { file: path.display().to_string() }.say(lang),
            Source::Usual => sentences::SETTING_USUAL.say(lang),
        }
    }
}

/// A setting as it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Held {
    name: String,
    value: String,
    source: Source,
}

/// The world that settings come from beside the command line.
struct Around<'a> {
    environment: &'a dyn Fn(&str) -> Option<String>,
    file: Option<(PathBuf, Table)>,
}

impl Around<'_> {
    /// What the environment or the file says.
    fn find(&self, name: &str) -> Option<(String, Source)> {
        let variable = format!("{PREFIX}{}", name.to_uppercase());
        if let Some(value) = (self.environment)(&variable).filter(|value| !value.is_empty()) {
            return Some((value, Source::Environment(variable)));
        }
        let (path, table) = self.file.as_ref()?;
        Some((plain(table.get(name)?), Source::File(path.clone())))
    }
}

/// A value of the file as the command line would write it.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Integer(number) => number.to_string(),
        Value::Boolean(truth) => truth.to_string(),
        other => format!("{other:?}"),
    }
}

/// What holds, and how the log is written.
pub(super) struct Settings {
    pub(super) config: Config,
    pub(super) log: LogFormat,
    held: Vec<Held>,
}

impl Settings {
    /// The settings of a call in this environment.
    pub(super) fn read(arguments: ServeArguments) -> Result<Settings, Failure> {
        let environment = |name: &str| std::env::var(name).ok();
        let named = arguments.config.clone().or_else(|| environment(&format!("{PREFIX}CONFIG")).map(PathBuf::from));
        let usual = || Some(PathBuf::from(USUAL_FILE)).filter(|path| path.is_file());
        let file = named.or_else(usual).map(|path| read_file(&path).map(|table| (path, table))).transpose()?;
        Settings::of(arguments, &Around { environment: &environment, file })
    }

    fn of(arguments: ServeArguments, around: &Around<'_>) -> Result<Settings, Failure> {
        let mut reader = Reader { around, held: Vec::new() };
        let port = reader.value("port", arguments.port, |text| number(text, u16::MAX), || 8080)?;
        let localhost = || IpAddr::V4(Ipv4Addr::LOCALHOST);
        let bind = reader.value(
            "bind",
            arguments.bind,
            |text| text.parse().map_err(|_| sentences::SETTING_ADDRESS.into()),
            localhost,
        )?;
        let data = reader.path("data", arguments.data, |text| Ok(text.into()))?;
        let mut config = Config::new(data.unwrap_or_else(super::default_data));
        reader.usual("data", &config.data.display());
        config.address = SocketAddr::new(bind, port);
        config.public_url = reader.optional("public_url", arguments.public_url, public_url)?;
        let proxy = arguments.behind_proxy.then_some(true);
        config.behind_proxy = reader.value("behind_proxy", proxy, truth, || false)?;
        let threads = |text: &str| {
            number(text, MOST_THREADS).and_then(|n| {
                if n > 0 { Ok(n) } else { Err(sentences::SettingRange { least: 1, most: MOST_THREADS }.into()) }
            })
        };
        let cores = u16::try_from(config.engine_threads).unwrap_or(MOST_THREADS);
        config.engine_threads = usize::from(reader.value("engine_threads", arguments.engine_threads, threads, || cores)?);
        config.tables = reader.path("tables", arguments.tables, |text| folder(text).map_err(|unfit| unfit.0))?;
        let log = reader.value("log_json", arguments.log_json.then_some(true), truth, || false)?;
        reader.limits(&arguments.limit, &mut config)?;
        reader.refuse_unknown()?;
        Ok(Settings { config, log: if log { LogFormat::Json } else { LogFormat::Text }, held: reader.held })
    }

    /// Prints what holds and where it comes from.
    pub(super) fn print(&self, lang: Lang) {
        let width = self.held.iter().map(|held| held.name.chars().count()).max().unwrap_or(0);
        for Held { name, value, source } in &self.held {
            out!("{name:width$} = {value}  ({})", source.say(lang));
        }
    }
}

/// Reads settings one by one.
struct Reader<'a> {
    around: &'a Around<'a>,
    held: Vec<Held>,
}

impl Reader<'_> {
    fn hold(&mut self, name: &str, value: &dyn Display, source: Source) {
        self.held.push(Held { name: name.into(), value: value.to_string(), source });
    }

    /// A setting without which none is usual.
    fn found<T>(
        &mut self,
        name: &str,
        given: Option<T>,
        read: impl FnOnce(&str) -> Result<T, Message>,
        shown: impl FnOnce(&T) -> String,
    ) -> Result<Option<T>, Failure> {
        let (value, source) = match (given, self.around.find(name)) {
            (Some(value), _) => (value, Source::CommandLine),
            (None, Some((text, source))) => {
                let wrong = |expected: Message| {
                    Failure::Told(sentences::SettingWrong { name, text: text.as_str(), expected }.into())
                };
                (read(&text).map_err(wrong)?, source)
            }
            (None, None) => return Ok(None),
        };
        self.hold(name, &shown(&value), source);
        Ok(Some(value))
    }

    fn optional<T: Display>(
        &mut self,
        name: &str,
        given: Option<T>,
        read: impl FnOnce(&str) -> Result<T, Message>,
    ) -> Result<Option<T>, Failure> {
        self.found(name, given, read, ToString::to_string)
    }

    fn path(
        &mut self,
        name: &str,
        given: Option<PathBuf>,
        read: impl FnOnce(&str) -> Result<PathBuf, Message>,
    ) -> Result<Option<PathBuf>, Failure> {
        self.found(name, given, read, |path| path.display().to_string())
    }

    fn value<T: Display>(
        &mut self,
        name: &str,
        given: Option<T>,
        read: impl FnOnce(&str) -> Result<T, Message>,
        usual: impl FnOnce() -> T,
    ) -> Result<T, Failure> {
        if let Some(value) = self.optional(name, given, read)? {
            return Ok(value);
        }
        let value = usual();
        self.hold(name, &value, Source::Usual);
        Ok(value)
    }

    /// What is usual, where nothing was said.
    fn usual(&mut self, name: &str, value: &dyn Display) {
        if !self.held.iter().any(|held| held.name == name) {
            self.hold(name, value, Source::Usual);
        }
    }

    /// Limits: those of the file, then those of the environment, then those of the command line; a later one holds.
    fn limits(&mut self, called: &[String], config: &mut Config) -> Result<(), Failure> {
        let mut all: Vec<(String, Source)> = Vec::new();
        if let Some((path, table)) = &self.around.file
            && let Some(limits) = table.get(LIMITS)
        {
            let limits = limits.as_table().ok_or_else(|| Failure::Told(sentences::SettingPart { name: LIMITS }.into()))?;
            all.extend(limits.iter().map(|(name, n)| (format!("{name}={}", plain(n)), Source::File(path.clone()))));
        }
        let variable = format!("{PREFIX}LIMIT");
        let listed = (self.around.environment)(&variable).unwrap_or_default();
        let words = listed.split(',').map(str::trim).filter(|word| !word.is_empty());
        all.extend(words.map(|word| (word.to_string(), Source::Environment(variable.clone()))));
        all.extend(called.iter().map(|word| (word.clone(), Source::CommandLine)));
        for (word, source) in all {
            config.set(&word).map_err(|error| Failure::Told(limit(&error)))?;
            let (name, value) = word.split_once('=').unwrap_or((&word, ""));
            let name = format!("{LIMITS}.{name}");
            self.held.retain(|held| held.name != name);
            self.hold(&name, &value, source);
        }
        Ok(())
    }

    /// A setting that is misspelled would be one that does nothing.
    fn refuse_unknown(&self) -> Result<(), Failure> {
        let known = ["port", "bind", "data", "public_url", "behind_proxy", "engine_threads", "tables", "log_json", LIMITS];
        let names = self.around.file.iter().flat_map(|(path, table)| table.keys().map(move |name| (path, name)));
        match names.into_iter().find(|(_, name)| !known.contains(&name.as_str())) {
            Some((path, name)) => {
                let file = path.display().to_string();
                Err(Failure::Told(sentences::SettingUnknown { file, name, known: known.join(", ") }.into()))
            }
            None => Ok(()),
        }
    }
}

fn read_file(path: &Path) -> Result<Table, Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| io(path.display().to_string(), &error))?;
    text.parse().map_err(|error: toml::de::Error| {
        let line = error.span().map_or(1, |span| text[..span.start.min(text.len())].lines().count().max(1));
        let (file, wrong) = (path.display().to_string(), error.message());
        Failure::Told(sentences::SettingToml { file, line, wrong }.into())
    })
}

fn number(text: &str, most: u16) -> Result<u16, Message> {
    text.parse().ok().filter(|number| *number <= most).ok_or_else(|| sentences::SettingNumber { most }.into())
}

fn truth(text: &str) -> Result<bool, Message> {
    match text {
        "true" | "1" | "yes" | "on" => Ok(true),
        "false" | "0" | "no" | "off" => Ok(false),
        _ => Err(sentences::SETTING_TRUTH.into()),
    }
}

/// An address that people know a server by.
pub(super) fn public_url(url: &str) -> Result<String, Message> {
    let right = url.starts_with("http://") || url.starts_with("https://");
    match right && url.matches('/').count() <= 2 + usize::from(url.ends_with('/')) {
        true => Ok(url.into()),
        false => Err(sentences::SETTING_URL.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(arguments: ServeArguments, environment: &[(&str, &str)], file: &str) -> Result<Settings, String> {
        let find = |name: &str| environment.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_string());
        let file = Some((PathBuf::from("a.toml"), file.parse().expect("TOML")));
        Settings::of(arguments, &Around { environment: &find, file }).map_err(|failure| match failure {
            Failure::Told(message) => message.to_string(),
            other => format!("{other:?}"),
        })
    }

    fn source(settings: &Settings, name: &str) -> Option<Source> {
        settings.held.iter().find(|held| held.name == name).map(|held| held.source.clone())
    }

    #[test]
    fn the_nearest_source_holds() {
        let file =
            "port = 1\nbind = \"0.0.0.0\"\nbehind_proxy = true\ndata = \"/srv/a\"\n[limits]\ngrace = 5\nreviews = 7\n";
        let environment = [("COFFRET_PORT", "2"), ("COFFRET_BIND", "::1"), ("COFFRET_LIMIT", "grace=6, mutes=3")];
        let called = ServeArguments { port: Some(3), limit: vec!["grace=9".into()], ..ServeArguments::default() };
        let settings = settings(called, &environment, file).expect("it can be read");
        assert_eq!(settings.config.address, "[::1]:3".parse().expect("an address"));
        assert!(settings.config.behind_proxy);
        let limits = &settings.config.limits;
        assert_eq!((limits.grace.as_secs(), limits.reviews, limits.mutes), (9, 7, 3));
        let file = Source::File("a.toml".into());
        assert_eq!(source(&settings, "port"), Some(Source::CommandLine));
        assert_eq!(source(&settings, "bind"), Some(Source::Environment("COFFRET_BIND".into())));
        assert_eq!(source(&settings, "data"), Some(file.clone()));
        assert_eq!(source(&settings, "log_json"), Some(Source::Usual));
        assert_eq!(source(&settings, "limits.grace"), Some(Source::CommandLine));
        assert_eq!(source(&settings, "limits.reviews"), Some(file));
        assert_eq!(source(&settings, "public_url"), None);
    }

    #[test]
    fn nothing_said_is_as_usual() {
        let settings = settings(ServeArguments::default(), &[("COFFRET_PORT", "")], "").expect("nothing is wrong");
        assert_eq!(settings.config.address, "127.0.0.1:8080".parse().expect("an address"));
        assert!(settings.held.iter().all(|held| held.source == Source::Usual));
    }

    #[test]
    fn what_makes_no_sense_is_refused_by_name() {
        let refused = |environment: &[(&str, &str)], file: &str| {
            settings(ServeArguments::default(), environment, file).map(|_| ()).expect_err("it makes no sense")
        };
        assert_eq!(refused(&[("COFFRET_PORT", "99999")], ""), "port: '99999': expected a number of at most 65535");
        assert_eq!(refused(&[], "behind_proxy = \"perhaps\""), "behind_proxy: 'perhaps': expected true or false");
        assert!(refused(&[], "prot = 8080").starts_with("a.toml: 'prot': expected one of port,"));
        assert!(refused(&[], "public_url = \"games.example\"").starts_with("public_url: 'games.example'"));
        assert!(refused(&[("COFFRET_LIMIT", "grase=1")], "").starts_with("limit: 'grase'"));
        assert!(refused(&[("COFFRET_ENGINE_THREADS", "0")], "").starts_with("engine_threads: '0': expected 1 to 256"));
        assert!(refused(&[], "limits = 3").starts_with("limits: expected"));
    }
}
