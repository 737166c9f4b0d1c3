//! Packing: what kind of content a file is, and how it is packed for whoever takes it so.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;
use std::io::Write;

/// How a file is packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Packing {
    Plain,
    Gzip,
    Brotli,
}

impl Packing {
    /// The name of the packing, as headers have it.
    pub(super) const fn word(self) -> Option<&'static str> {
        match self {
            Packing::Plain => None,
            Packing::Gzip => Some("gzip"),
            Packing::Brotli => Some("br"),
        }
    }
}

/// The kind of content that a file has, by its ending.
pub(super) fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

pub(super) fn is_text(kind: &str) -> bool {
    kind.starts_with("text/") || kind.contains("json") || kind.contains("svg") || kind.contains("wasm")
}

/// The best packing that a browser takes.
pub(super) fn packing(headers: &HeaderMap) -> Packing {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let takes = |name: &str| {
        accepted.split(',').any(|part| {
            let (word, weight) = part.split_once(';').unwrap_or((part, ""));
            word.trim() == name && weight.trim() != "q=0"
        })
    };
    match (takes("br"), takes("gzip")) {
        (true, _) => Packing::Brotli,
        (false, true) => Packing::Gzip,
        (false, false) => Packing::Plain,
    }
}

pub(super) fn pack(data: &[u8], packing: Packing, quality: u32) -> Vec<u8> {
    let mut out = Vec::new();
    // Writing into memory does not fail.
    match packing {
        Packing::Plain => out.extend_from_slice(data),
        Packing::Gzip => {
            let mut writer = flate2::write::GzEncoder::new(&mut out, flate2::Compression::best());
            let _ = writer.write_all(data).and_then(|()| writer.try_finish());
        }
        Packing::Brotli => {
            let mut writer = brotli::CompressorWriter::new(&mut out, 4096, quality, 22);
            let _ = writer.write_all(data).and_then(|()| writer.flush());
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn browsers_get_the_best_packing_they_take() {
        let of = |value: &str| packing(&HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_str(value).unwrap())]));
        assert_eq!(of("gzip, deflate, br"), Packing::Brotli);
        assert_eq!(of("gzip;q=1.0, br;q=0"), Packing::Gzip);
        assert_eq!(of("identity"), Packing::Plain);
        let data = "a long text ".repeat(200);
        for packing in [Packing::Gzip, Packing::Brotli] {
            assert!(pack(data.as_bytes(), packing, 4).len() < data.len() / 4);
        }
    }
}
