//! The server's secret key and what it signs: cookies, seat links and codes. It lies in the data folder, for its owner only.

use crate::lot::random;
use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use table::{SeatKeys, TableId, VisitorId, read_spelled, spell};

/// How many bytes of a signature are kept.
const KEPT: usize = 20;

/// The secret key. It is never printed.
#[derive(Clone)]
pub(crate) struct Secret([u8; 32]);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

impl Secret {
    /// The key of a data folder; a new one if it has none.
    pub(crate) fn open(folder: &Path) -> io::Result<Secret> {
        let path = folder.join("key");
        match fs::read_to_string(&path) {
            Ok(text) => {
                keep_private(&path)?;
                read_hex(text.trim()).map(Secret).ok_or_else(|| {
                    io::Error::new(io::ErrorKind::InvalidData, "the key file does not hold 64 hexadecimal digits")
                })
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let secret = Secret(random());
                let mut options = fs::OpenOptions::new();
                options.write(true).create_new(true);
                #[cfg(unix)]
                std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
                let mut file = options.open(&path)?;
                writeln!(file, "{}", HEXLOWER.encode(&secret.0))?;
                file.sync_all()?;
                Ok(secret)
            }
            Err(error) => Err(error),
        }
    }

    /// A key for tests.
    #[cfg(test)]
    pub(crate) fn fixed() -> Secret {
        Secret([7; 32])
    }

    fn mac(&self, parts: &[&str]) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length");
        for part in parts {
            // The length before each part: no two lists of parts are signed alike.
            mac.update(&(part.len() as u64).to_le_bytes());
            mac.update(part.as_bytes());
        }
        mac
    }

    fn sign(&self, parts: &[&str]) -> String {
        spell(&self.mac(parts).finalize().into_bytes()[..KEPT])
    }

    /// Whether a signature is right, in a time that does not tell where it is wrong.
    fn verify(&self, parts: &[&str], signature: &str) -> bool {
        let signature = read_spelled(signature).filter(|bytes| bytes.len() == KEPT);
        signature.is_some_and(|bytes| self.mac(parts).verify_truncated_left(&bytes).is_ok())
    }

    /// The cookie's value for a visitor whose other cookies were revoked so often.
    pub(crate) fn token(&self, visitor: &VisitorId, revoked: u32) -> String {
        match revoked {
            0 => format!("{visitor}.{}", self.sign(&["visitor", visitor.as_str()])),
            _ => format!("{visitor}.{}.{revoked}", self.sign(&["visitor", visitor.as_str(), &revoked.to_string()])),
        }
    }

    /// The visitor of a cookie's value, if the signature is ours, and how often others had been revoked when it was given.
    pub(crate) fn visitor(&self, token: &str) -> Option<(VisitorId, u32)> {
        let (visitor, rest) = token.split_once('.')?;
        let visitor = VisitorId::read(visitor)?;
        let Some((signature, revoked)) = rest.split_once('.') else {
            return self.verify(&["visitor", visitor.as_str()], rest).then_some((visitor, 0));
        };
        self.verify(&["visitor", visitor.as_str(), revoked], signature).then_some(())?;
        Some((visitor, revoked.parse().ok()?))
    }

    /// What is stored of a one-time code: the code itself is not.
    pub(crate) fn code_digest(&self, code: &str) -> String {
        self.sign(&["code", code])
    }
}

impl SeatKeys for Secret {
    fn seat_key(&self, table: &TableId, chair: usize, generation: u32) -> String {
        self.sign(&["seat", table.as_str(), &chair.to_string(), &generation.to_string()])
    }

    fn is_seat_key(&self, table: &TableId, chair: usize, generation: u32, key: &str) -> bool {
        self.verify(&["seat", table.as_str(), &chair.to_string(), &generation.to_string()], key)
    }
}

/// Takes away everybody else's rights to a file.
#[cfg(unix)]
fn keep_private(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = fs::metadata(path)?.permissions().mode() & 0o777;
    if mode & 0o077 != 0 {
        tracing::warn!("the key file could be read by others (mode {mode:o}); it is now for its owner only");
        fs::set_permissions(path, fs::Permissions::from_mode(0o600))?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn keep_private(_path: &Path) -> io::Result<()> {
    Ok(())
}

fn read_hex(text: &str) -> Option<[u8; 32]> {
    HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lot::Draw;

    #[test]
    fn a_token_is_ours_or_nobodys() {
        let secret = Secret::fixed();
        let visitor = VisitorId::draw();
        let token = secret.token(&visitor, 0);
        assert_eq!(secret.visitor(&token), Some((visitor.clone(), 0)));
        let later = secret.token(&visitor, 7);
        assert_eq!(secret.visitor(&later), Some((visitor.clone(), 7)));
        assert_eq!(secret.visitor(&later.replace(".7", ".8")), None);
        assert_eq!(Secret([8; 32]).visitor(&token), None);
        let other = VisitorId::draw();
        let forged = token.replacen(visitor.as_str(), other.as_str(), 1);
        assert_eq!(secret.visitor(&forged), None);
        for wrong in ["", ".", visitor.as_str(), "a.b", &token[1..], &format!("{token}0")] {
            assert_eq!(secret.visitor(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_seat_key_is_for_one_seat_and_one_time() {
        let secret = Secret::fixed();
        let table = TableId::draw();
        let key = secret.seat_key(&table, 1, 0);
        assert!(secret.is_seat_key(&table, 1, 0, &key));
        assert!(!secret.is_seat_key(&table, 1, 1, &key));
        assert!(!secret.is_seat_key(&table, 0, 0, &key));
        assert!(!secret.is_seat_key(&TableId::draw(), 1, 0, &key));
    }

    #[cfg(unix)]
    #[test]
    fn the_key_file_is_for_its_owner_only() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let first = Secret::open(folder.path()).unwrap();
        let path = folder.path().join("key");
        let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(), 0o600);
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
        let again = Secret::open(folder.path()).unwrap();
        assert_eq!((mode(), again.0), (0o600, first.0));
        fs::write(&path, "short").unwrap();
        assert!(Secret::open(folder.path()).is_err());
        assert_eq!(format!("{first:?}"), "Secret");
    }
}
