//! Identity: the cookie by which a server knows somebody again, kept in a file that only its owner reads.

use crate::address::Address;
use std::io::Write;
use std::path::PathBuf;

/// The cookie of a server.
#[derive(Clone, Debug, Default)]
pub(crate) struct Identity {
    file: Option<PathBuf>,
    cookie: Option<String>,
}

impl Identity {
    /// What a folder holds for a server.
    pub(crate) fn of(folder: Option<PathBuf>, address: &Address) -> Identity {
        let name = address.authority().replace(|c: char| !c.is_ascii_alphanumeric() && c != '.' && c != '-', "_");
        let file = folder.map(|folder| folder.join(format!("{name}.cookie")));
        let kept = file.as_ref().and_then(|file| std::fs::read_to_string(file).ok());
        Identity { cookie: kept.map(|text| text.trim().to_string()).filter(|text| is_cookie(text)), file }
    }

    /// What requests carry.
    pub(crate) fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Takes what a server set. Where it cannot be kept, it lasts as long as the program.
    pub(crate) fn take(&mut self, set: &str) {
        let cookie = set.split(';').next().unwrap_or_default().trim().to_string();
        if !is_cookie(&cookie) || self.cookie.as_ref() == Some(&cookie) {
            return;
        }
        self.cookie = Some(cookie);
        let _ = self.keep();
    }

    fn keep(&self) -> std::io::Result<()> {
        let (Some(file), Some(cookie)) = (&self.file, &self.cookie) else { return Ok(()) };
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let fresh = file.with_extension("new");
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        writeln!(options.open(&fresh)?, "{cookie}")?;
        std::fs::rename(fresh, file)
    }
}

fn is_cookie(text: &str) -> bool {
    let visible = text.bytes().all(|byte| byte.is_ascii_graphic());
    text.starts_with("coffret=") && visible
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_is_the_same_the_next_time_and_nobody_else_reads_it() {
        let folder = tempfile::tempdir().unwrap();
        let address = Address::read("http://127.0.0.1:9/").unwrap();
        let path = folder.path().join("servers");
        let mut identity = Identity::of(Some(path.clone()), &address);
        assert_eq!(identity.cookie(), None);
        identity.take("other=1; Path=/");
        identity.take("coffret=a.b; Path=/; HttpOnly");
        assert_eq!(Identity::of(Some(path.clone()), &address).cookie(), Some("coffret=a.b"));
        let elsewhere = Address::read("http://127.0.0.1:10/").unwrap();
        assert_eq!(Identity::of(Some(path.clone()), &elsewhere).cookie(), None);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let file = std::fs::read_dir(path).unwrap().next().unwrap().unwrap();
            assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        }
    }
}
