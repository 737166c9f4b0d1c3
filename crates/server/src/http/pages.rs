//! Pages: the files of the browser client, embedded in the program (read from disk in a debug build).
//!
//! Every file is found at `/<path>`, where browsers ask each time whether it has changed, and at `/assets/<print>/<path>`,
//! where they keep it for good. The print stands for all files together; the index page gets the right one for the word
//! `__ASSETS__`, and modules that import each other by relative paths inherit it. Which languages the client speaks is told by its
//! files: the index page gets their codes, and what is said where no script runs. How a game looks is the room's own:
//! `games/<id>/theme.css` and its like are files of `rooms/<room>/assets`.

use super::answers::{Problem, language};
use super::packing::{Packing, is_text, kind, pack, packing};
use super::{App, core};
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use kernel::Lang;
use rust_embed::{Embed, EmbeddedFile};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use wire::Code;

#[derive(Embed)]
#[folder = "../../web"]
#[exclude = "*.md"]
#[exclude = "*.d.ts"]
#[exclude = "tsconfig.json"]
#[exclude = "package.json"]
#[exclude = "tests/*"]
#[exclude = "board/demo*"]
#[exclude = "board/fixtures/*"]
struct Web;

/// How the games look.
#[derive(Embed)]
#[folder = "../../rooms"]
#[include = "*/assets/theme.*"]
struct Themes;

/// The word that stands for the address of the files.
const ASSETS: &str = "__ASSETS__";
/// The words that stand for the codes of the client's languages, and for what they say where no script runs.
const LANGUAGES: &str = "__LANGUAGES__";
const NO_SCRIPT: &str = "__NOSCRIPT__";
/// The word that stands for the names of all files.
const FILES: &str = "__FILES__";
/// The sentence that is said there.
const NO_SCRIPT_SENTENCE: &str = "shell.noscript";
/// The page, and the files in which words are replaced, which cannot be kept for good.
const INDEX: &str = "index.html";
const WRITTEN: [&str; 2] = [INDEX, "offline.js"];
/// The style sheet that imports the others. Browsers get all of them in one piece.
const STYLE: &str = "style/all.css";
/// How hard files are packed.
const QUALITY: u32 = if cfg!(debug_assertions) { 4 } else { 10 };
/// In a debug build files change under our feet: after so long the print is made anew.
const FRESH: Duration = Duration::from_secs(1);
/// Files smaller than this are not worth compressing.
const WORTH_COMPRESSING: usize = 1024;

/// A body and its tag.
pub(super) type Tagged = (Bytes, String);

/// The files, packed once, and answers that do not change while the program runs.
#[derive(Default)]
pub(crate) struct Pages {
    print: Mutex<Option<(Instant, String)>>,
    /// By tag, which tells the content and the packing.
    packed: Mutex<HashMap<String, Bytes>>,
    remembered: Mutex<HashMap<(&'static str, &'static str, Lang), Tagged>>,
}

fn print_of(parts: &[&[u8]]) -> String {
    let mut hash = Sha256::new();
    parts.iter().for_each(|part| hash.update(part));
    table::spell(&hash.finalize()[..10])
}

/// The room of a game: one that has several games names each after itself and a word, as in `room-word`.
fn room(game: &str) -> Option<&str> {
    let has = |room: &str| Themes::iter().any(|file| file.strip_prefix(room).is_some_and(|rest| rest.starts_with('/')));
    let before_dash = game.rsplit_once('-').map(|(room, _)| room);
    [Some(game), before_dash].into_iter().flatten().find(|room| has(room))
}

/// A file of the client, or of the room that a game belongs to.
fn find(name: &str) -> Option<EmbeddedFile> {
    match name.strip_prefix("games/").and_then(|rest| rest.split_once('/')) {
        Some((game, file)) => Themes::get(&format!("{}/assets/{file}", room(game)?)),
        None => Web::get(name),
    }
}

/// The names of all files, with the looks of every game.
fn names() -> Vec<String> {
    let theme = |game: &'static str| {
        let folder = room(game).map(|room| format!("{room}/assets/"));
        let own = Themes::iter()
            .filter_map(move |file| file.strip_prefix(folder.as_deref()?).map(|file| format!("games/{game}/{file}")));
        own.collect::<Vec<_>>()
    };
    let mut names: Vec<String> = Web::iter().map(Into::into).collect();
    names.extend(hall::games().iter().flat_map(|game| theme(game.info().id)));
    names.sort();
    names
}

/// The names of the files that browsers ask for: style sheets come in one.
fn asked_for() -> Vec<String> {
    names().into_iter().filter(|name| !name.starts_with("style/") || name == STYLE).collect()
}

/// The languages of the client: those it has sentences in.
fn languages() -> Vec<String> {
    let code = |file: &str| Some(file.strip_prefix("strings/")?.strip_suffix(".json")?.to_string());
    let mut codes: Vec<String> = Web::iter().filter_map(|file| code(&file)).collect();
    codes.sort();
    codes
}

/// What a page says where no script runs, in every language that has the sentence.
fn without_scripts() -> String {
    let sentence = |code: &String| {
        let strings = String::from_utf8(find(&format!("strings/{code}.json"))?.data.into_owned()).ok()?;
        // Every sentence stands on a line of its own, and this one is plain.
        let start = format!("\"{NO_SCRIPT_SENTENCE}\": \"");
        let text =
            strings.lines().find_map(|line| line.trim().strip_prefix(&start)?.trim_end_matches(',').strip_suffix('"'))?;
        Some(format!("<p lang=\"{code}\">{text}</p>"))
    };
    languages().iter().filter_map(sentence).collect()
}

/// A file with its words replaced.
fn written(page: &str, print: &str) -> String {
    page.replace(ASSETS, &format!("/assets/{print}"))
        .replace(FILES, &format!("{} {}", asked_for().join(" "), core::LIST))
        .replace(LANGUAGES, &languages().join(" "))
        .replace(NO_SCRIPT, &without_scripts())
}

/// A style sheet with what it imports in the place of the lines that do.
fn joined(sheet: &str) -> String {
    let imported = |line: &str| {
        let file = find(&format!("style/{}", line.strip_prefix("@import './")?.strip_suffix("';")?))?;
        String::from_utf8(file.data.into_owned()).ok()
    };
    sheet.lines().map(|line| imported(line).unwrap_or_else(|| format!("{line}\n"))).collect()
}

/// The print of all files together.
fn print_of_all() -> String {
    let files: Vec<(String, [u8; 32])> =
        names().into_iter().filter_map(|name| find(&name).map(|file| (name, file.metadata.sha256_hash()))).collect();
    let mut parts: Vec<&[u8]> = files.iter().flat_map(|(name, hash)| [name.as_bytes(), hash.as_slice()]).collect();
    parts.push(core::list().as_bytes());
    print_of(&parts)
}

impl Pages {
    /// An answer that does not change while the program runs, with its tag: made once.
    pub(crate) fn remembered(
        &self,
        key: (&'static str, &'static str, Lang),
        make: impl FnOnce() -> Result<String, String>,
    ) -> Result<Tagged, String> {
        let mut remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = remembered.get(&key) {
            return Ok(found.clone());
        }
        let body = make()?;
        let tag = format!("\"{}\"", print_of(&[body.as_bytes()]));
        let made = (Bytes::from(body), tag);
        remembered.insert(key, made.clone());
        Ok(made)
    }

    /// The print of all files together.
    fn print(&self) -> String {
        let mut print = self.print.lock().unwrap_or_else(PoisonError::into_inner);
        match print.as_ref() {
            Some((made, print)) if !cfg!(debug_assertions) || made.elapsed() < FRESH => print.clone(),
            _ => print.insert((Instant::now(), print_of_all())).1.clone(),
        }
    }

    fn packed(&self, tag: &str, data: &[u8], packing: Packing) -> Bytes {
        let mut all = self.packed.lock().unwrap_or_else(PoisonError::into_inner);
        all.entry(tag.into()).or_insert_with(|| pack(data, packing, QUALITY).into()).clone()
    }

    /// A file as a response, or none if there is no such file.
    fn file(&self, name: &str, for_good: bool, headers: &HeaderMap) -> Option<Response> {
        let mut data = if name == core::LIST { core::list().as_bytes().into() } else { find(name)?.data };
        let kind = kind(name);
        if WRITTEN.contains(&name) {
            data = written(&String::from_utf8_lossy(&data), &self.print()).into_bytes().into();
        } else if name == STYLE {
            data = joined(&String::from_utf8_lossy(&data)).into_bytes().into();
        }
        let packing = if is_text(kind) && data.len() >= WORTH_COMPRESSING { packing(headers) } else { Packing::Plain };
        let encoding = packing.word();
        let tag = format!("\"{}{}\"", print_of(&[&data]), encoding.map(|name| format!("-{name}")).unwrap_or_default());
        let kept = if for_good { "public, max-age=31536000, immutable" } else { "no-cache" };
        let known = headers.get(IF_NONE_MATCH).is_some_and(|value| value.as_bytes() == tag.as_bytes());
        let mut response = if known {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            Response::new(Body::from(self.packed(&tag, &data, packing)))
        };
        let out = response.headers_mut();
        out.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
        out.insert(CACHE_CONTROL, HeaderValue::from_static(kept));
        out.insert(VARY, HeaderValue::from_static("accept-encoding"));
        out.insert(ETAG, HeaderValue::from_str(&tag).ok()?);
        if let Some(encoding) = encoding {
            out.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        Some(response)
    }
}

/// The pages that the client draws, by the first word of their address and whether a second follows. A test compares them
/// with the client's own list.
const DRAWN: [(&str, bool); 14] = [
    ("", false),
    ("index.html", false),
    ("t", true),
    ("g", true),
    ("here", true),
    ("past", true),
    ("new", true),
    ("rules", true),
    ("learn", true),
    ("box", true),
    ("rules", false),
    ("lobby", false),
    ("settings", false),
    ("about", false),
];

/// Whether the client draws a page for an address.
fn is_page(path: &str) -> bool {
    let (first, second) = path.split_once('/').map_or((path, None), |(first, second)| (first, Some(second)));
    let one = second.is_some_and(|second| !second.is_empty() && !second.contains('/'));
    DRAWN.contains(&(first, one)) && (one || second.is_none())
}

/// Serves a file, or the index page for every address that the client draws itself.
pub(super) async fn serve(State(app): State<App>, request: Request) -> Response {
    let headers = request.headers();
    let lang = language(None, headers);
    let path = request.uri().path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Problem::new(Code::NotFound, lang).into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let mut response = Problem::new(Code::WrongMethod, lang).into_response();
        response.headers_mut().insert("allow", HeaderValue::from_static("GET, HEAD"));
        return response;
    }
    if let Some(part) = path.strip_prefix("core/") {
        return core::serve(part, headers).await.unwrap_or_else(|| Problem::new(Code::NotFound, lang).into_response());
    }
    let (name, for_good) = match path.strip_prefix("assets/").and_then(|rest| rest.split_once('/')) {
        Some((print, name)) => (name, print == app.pages.print()),
        None => (path, false),
    };
    let last = name.rsplit('/').next().unwrap_or_default();
    let name = if last.contains('.') { name } else { INDEX };
    let known = name != INDEX || is_page(path);
    let mut found = app.pages.file(name, for_good && !WRITTEN.contains(&name), headers);
    if let Some(response) = found.as_mut().filter(|_| !known) {
        *response.status_mut() = StatusCode::NOT_FOUND;
    }
    found.unwrap_or_else(|| Problem::new(Code::NotFound, lang).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: axum::http::HeaderName, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_str(value).unwrap())])
    }

    #[test]
    fn the_index_is_served_with_the_print_and_a_tag() {
        let pages = Pages::default();
        let response = pages.file("index.html", false, &HeaderMap::new()).unwrap();
        let tag = response.headers()[ETAG].to_str().unwrap().to_string();
        assert_eq!(response.headers()[CACHE_CONTROL], "no-cache");
        assert_eq!(response.headers()[CONTENT_TYPE], "text/html; charset=utf-8");
        let again = pages.file("index.html", false, &headers(IF_NONE_MATCH, &tag)).unwrap();
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        assert!(pages.file("nothing.js", false, &HeaderMap::new()).is_none());
        assert!(pages.file("../Cargo.toml", false, &HeaderMap::new()).is_none());
        assert!(pages.file("games/../theme.css", false, &HeaderMap::new()).is_none());
    }

    #[test]
    fn every_style_sheet_is_part_of_the_one_that_is_asked_for() {
        let all = joined(std::str::from_utf8(&find(STYLE).unwrap().data).unwrap());
        assert!(!all.contains("@import"), "{all}");
        for name in names().iter().filter(|name| name.starts_with("style/") && *name != STYLE) {
            let file = find(name).unwrap();
            assert_eq!(all.matches(std::str::from_utf8(&file.data).unwrap()).count(), 1, "{name}");
        }
    }

    #[test]
    fn pages_are_those_that_the_client_draws() {
        let router = find("app/router.js").unwrap();
        let router = String::from_utf8(router.data.into_owned()).unwrap();
        let mut drawn: Vec<(String, bool)> = Vec::new();
        for line in router.lines().filter_map(|line| line.trim().strip_prefix("[/^\\/")) {
            let pattern = line.split("$/").next().unwrap();
            let (first, second) = pattern.split_once("\\/").map_or((pattern, None), |(first, second)| (first, Some(second)));
            drawn.push((first.into(), second.is_some()));
        }
        let mut known: Vec<(String, bool)> = DRAWN.iter().map(|(word, second)| ((*word).into(), *second)).collect();
        known.retain(|(word, _)| word != "index.html");
        drawn.sort();
        known.sort();
        assert_eq!(drawn, known);
        assert!(is_page("") && is_page("t/abc") && is_page("rules") && is_page("rules/x"));
        assert!(!is_page("nothing") && !is_page("t") && !is_page("t/a/b") && !is_page("lobby/x") && !is_page("t/"));
    }

    #[test]
    fn languages_are_those_that_have_files() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/strings");
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
        let mut files: Vec<String> = files.map(|name| name.trim_end_matches(".json").to_string()).collect();
        files.sort();
        assert_eq!(languages(), files);
        let page = written("<html data-languages=\"__LANGUAGES__\">__NOSCRIPT__ __ASSETS__/x", "print");
        assert!(page.contains(&format!("data-languages=\"{}\"", files.join(" "))), "{page}");
        assert!(page.ends_with("/assets/print/x"), "{page}");
        for code in files {
            assert!(page.contains(&format!("<p lang=\"{code}\">Coffret ")), "{code}: {page}");
        }
    }

    #[test]
    fn the_print_covers_every_file_once() {
        let names = names();
        assert!(names.windows(2).all(|pair| pair[0] < pair[1]), "{names:?}");
        assert!(names.iter().all(|name| find(name).is_some()), "{names:?}");
        assert!(!names.iter().any(|name| name.ends_with(".md") || name.ends_with(".d.ts")), "{names:?}");
    }
}
