//! Address: where a server is, and what of it somebody was invited to: `https://games.example/t/<table>#sit=2.<key>`.

use hyper::Uri;
use std::net::IpAddr;

/// Where a server is, and what of it is meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// Whether what is said is encrypted.
    pub is_safe: bool,
    /// The name or the number of the machine.
    pub host: String,
    /// The port.
    pub port: u16,
    /// A table of the server.
    pub table: Option<String>,
    /// A seat at it, from 1, and the key of its secret link.
    pub seat: Option<(u8, String)>,
}

impl Address {
    /// Reads an address as people write and copy it; none where it is none. Without a scheme only this machine is spoken to in the open.
    pub fn read(text: &str) -> Option<Address> {
        let text = text.trim();
        let (before, fragment) = text.split_once('#').unwrap_or((text, ""));
        let (is_safe, rest) = match before.split_once("://") {
            Some(("https", rest)) => (Some(true), rest),
            Some(("http", rest)) => (Some(false), rest),
            Some(_) => return None,
            None => (None, before),
        };
        let uri: Uri = format!("http://{rest}").parse().ok()?;
        let host = uri.host().filter(|host| !host.is_empty())?.to_string();
        if uri.authority().is_some_and(|authority| authority.as_str().contains('@')) {
            return None;
        }
        let is_safe = is_safe.unwrap_or(!is_here(&host));
        let port = match uri.authority()?.as_str().rsplit_once(':').filter(|(_, port)| !port.contains(']')) {
            Some(_) => uri.port_u16()?,
            None => {
                if is_safe {
                    443
                } else {
                    80
                }
            }
        };
        let table = uri.path().strip_prefix("/t/").map(|path| path.trim_end_matches('/').to_string());
        if table.as_ref().is_some_and(|table| {
            table.is_empty() || !table.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
        }) {
            return None;
        }
        let seat = fragment.strip_prefix("sit=").and_then(|rest| {
            let (seat, key) = rest.split_once('.')?;
            Some((seat.parse().ok()?, key.to_string()))
        });
        Some(Address { is_safe, host, port, table, seat })
    }

    /// The machine and the port, as requests name them.
    pub fn authority(&self) -> String {
        match (self.is_safe, self.port) {
            (true, 443) | (false, 80) => self.host.clone(),
            (_, port) => format!("{}:{port}", self.host),
        }
    }

    /// The server without anything behind it.
    pub fn origin(&self) -> String {
        format!("{}://{}", if self.is_safe { "https" } else { "http" }, self.authority())
    }
}

fn is_here(host: &str) -> bool {
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    host.eq_ignore_ascii_case("localhost") || bare.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_people_write_them() {
        for (text, origin, table, seat) in [
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080", None, None),
            ("localhost:8080/", "http://localhost:8080", None, None),
            ("[::1]:99", "http://[::1]:99", None, None),
            ("games.example", "https://games.example", None, None),
            ("games.example:8443", "https://games.example:8443", None, None),
            (" https://games.example/t/abc ", "https://games.example", Some("abc"), None),
            ("http://h:1/t/x-_9#sit=2.k.ey", "http://h:1", Some("x-_9"), Some((2, "k.ey"))),
        ] {
            let read = Address::read(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(read.origin(), origin, "{text}");
            assert_eq!(read.table.as_deref(), table, "{text}");
            assert_eq!(read.seat.as_ref().map(|(seat, key)| (*seat, key.as_str())), seat, "{text}");
        }
        for wrong in ["", "ftp://h", "http://", "http://a b", "http://me@h", "h:port", "http://h/t/", "http://h/t/a/b"] {
            assert_eq!(Address::read(wrong), None, "{wrong}");
        }
    }
}
