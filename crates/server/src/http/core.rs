//! Core: the WebAssembly module with which browsers play by themselves, and the files that its games need. Each is found under
//! `/core/<print>/<name>`, where browsers keep it for good; the list of them, with their lengths and hashes, is a file of the client.
//!
//! The module is the one that the repository keeps: nothing is compiled for it.

use super::packing::{Packing, kind, pack, packing};
use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use data_encoding::BASE64;
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::io::Read;
use std::sync::{LazyLock, OnceLock};

/// The name of the list.
pub(super) const LIST: &str = "core.json";
/// The name of the module.
const MODULE: &str = "core.wasm";
/// The module, packed with brotli.
static PACKED: &[u8] = include_bytes!("../../../core-wasm/module/core.wasm.br");
/// How hard files are packed: they are packed once, while somebody waits.
const QUALITY: u32 = if cfg!(debug_assertions) { 4 } else { 9 };

/// A file that is served.
struct Held {
    name: String,
    data: Bytes,
    needed: bool,
    sum: [u8; 32],
    gzip: OnceLock<Bytes>,
    brotli: OnceLock<Bytes>,
}

impl Held {
    fn new(name: &str, data: Bytes, needed: bool) -> Held {
        let sum = Sha256::digest(&data).into();
        Held { name: name.into(), data, needed, sum, gzip: OnceLock::new(), brotli: OnceLock::new() }
    }

    fn print(&self) -> String {
        table::spell(&self.sum[..10])
    }

    fn packed(&self, packing: Packing) -> Bytes {
        let made = || pack(&self.data, packing, QUALITY).into();
        match packing {
            Packing::Plain => self.data.clone(),
            Packing::Gzip => self.gzip.get_or_init(made).clone(),
            Packing::Brotli => self.brotli.get_or_init(made).clone(),
        }
    }

    /// What the list says of it. Names are plain: nothing has to be escaped.
    fn entry(&self) -> String {
        let (name, print, bytes) = (&self.name, self.print(), self.data.len());
        let integrity = BASE64.encode(&self.sum);
        let needed = self.needed;
        format!(
            r#"{{"name":"{name}","path":"/core/{print}/{name}","bytes":{bytes},"integrity":"sha256-{integrity}","needed":{needed}}}"#
        )
    }
}

/// The module first, then the files of the games.
static HELD: LazyLock<Vec<Held>> = LazyLock::new(|| {
    let mut module = Vec::new();
    // A test reads it: what is embedded does not fail at another time.
    let _ = brotli::Decompressor::new(PACKED, 4096).read_to_end(&mut module);
    let module = Held::new(MODULE, module.into(), true);
    let _ = module.brotli.set(Bytes::from_static(PACKED));
    let mut held = vec![module];
    let mut seen = BTreeSet::new();
    for asset in hall::games().iter().flat_map(|game| game.assets()) {
        if let Some(bytes) = asset.bytes().filter(|_| seen.insert(asset.name())) {
            held.push(Held::new(asset.name(), Bytes::from_static(bytes), asset.is_needed()));
        }
    }
    held
});

/// The list, as JSON.
pub(super) fn list() -> &'static str {
    static WRITTEN: LazyLock<String> = LazyLock::new(|| {
        let entries: Vec<String> = HELD.iter().map(Held::entry).collect();
        format!(r#"{{"module":{},"files":[{}]}}"#, entries[0], entries[1..].join(","))
    });
    &WRITTEN
}

/// A file, by its print and its name. One with another print is not here.
pub(super) async fn serve(part: &str, headers: &HeaderMap) -> Option<Response> {
    let (print, name) = part.split_once('/')?;
    let held = HELD.iter().find(|held| held.name == name && held.print() == print)?;
    let packing = packing(headers);
    let tag = format!("\"{print}{}\"", packing.word().map(|word| format!("-{word}")).unwrap_or_default());
    let known = headers.get(IF_NONE_MATCH).is_some_and(|value| value.as_bytes() == tag.as_bytes());
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Response::new(Body::from(tokio::task::spawn_blocking(move || held.packed(packing)).await.ok()?))
    };
    let out = response.headers_mut();
    out.insert(CONTENT_TYPE, HeaderValue::from_static(kind(name)));
    out.insert(CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable"));
    out.insert(VARY, HeaderValue::from_static("accept-encoding"));
    out.insert(ETAG, HeaderValue::from_str(&tag).ok()?);
    if let Some(word) = packing.word() {
        out.insert(CONTENT_ENCODING, HeaderValue::from_static(word));
    }
    Some(response)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::to_bytes;
    use axum::http::header::ACCEPT_ENCODING;

    fn accepting(word: &str) -> HeaderMap {
        HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_str(word).unwrap())])
    }

    #[tokio::test]
    async fn the_module_comes_packed_or_plain_and_is_kept_for_good() {
        let path = format!("{}/{MODULE}", HELD[0].print());
        let packed = serve(&path, &accepting("br, gzip")).await.unwrap();
        assert_eq!(packed.headers()[CONTENT_ENCODING], "br");
        assert_eq!(packed.headers()[CONTENT_TYPE], "application/wasm");
        assert!(packed.headers()[CACHE_CONTROL].to_str().unwrap().contains("immutable"));
        assert_eq!(to_bytes(packed.into_body(), usize::MAX).await.unwrap(), PACKED);
        let plain = serve(&path, &accepting("identity")).await.unwrap();
        assert!(!plain.headers().contains_key(CONTENT_ENCODING));
        let plain = to_bytes(plain.into_body(), usize::MAX).await.unwrap();
        assert!(plain.starts_with(b"\0asm") && plain.len() > PACKED.len());
        assert_eq!(Sha256::digest(&plain).as_slice(), HELD[0].sum);
        assert!(serve(&format!("0000/{MODULE}"), &HeaderMap::new()).await.is_none(), "another print");
        assert!(serve(MODULE, &HeaderMap::new()).await.is_none());
    }

    #[tokio::test]
    async fn every_file_of_every_game_is_listed_and_served() {
        for asset in hall::games().iter().flat_map(|game| game.assets()) {
            let held = HELD.iter().find(|held| held.name == asset.name()).unwrap();
            assert!(list().contains(&format!("/core/{}/{}\"", held.print(), asset.name())), "{}", list());
            let response = serve(&format!("{}/{}", held.print(), held.name), &HeaderMap::new()).await.unwrap();
            assert_eq!(to_bytes(response.into_body(), usize::MAX).await.unwrap(), asset.bytes().unwrap());
        }
        assert!(list().starts_with(r#"{"module":{"name":"core.wasm","#), "{}", list());
    }
}
