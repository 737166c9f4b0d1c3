//! A file of samples: what tuning has played, kept so that it goes on where it was broken off, and so that the same games can be fitted again.

use crate::failure::{Failure, io};
use crate::sentences;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// The first word of the first line.
const KIND: &str = "coffret-samples-1";

/// An open file, its broken end cut off.
pub(crate) struct SamplesFile {
    path: PathBuf,
    file: Mutex<File>,
    /// How many whole games it holds.
    pub(crate) games: u32,
}

impl SamplesFile {
    /// Opens or makes the file of games played in a given manner; one of other games is refused.
    pub(crate) fn open(path: &Path, manner: &str) -> Result<SamplesFile, Failure> {
        let name = path.display().to_string();
        let failed = |error: std::io::Error| io(&name, &error);
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(failed)?;
        let head = format!("{KIND} {manner}\n");
        let (mut games, mut whole, mut read) = (0, 0, 0);
        let mut lines = BufReader::new(&file);
        let mut line = String::new();
        loop {
            line.clear();
            let bytes = lines.read_line(&mut line).map_err(failed)?;
            if bytes == 0 {
                break;
            }
            if read == 0 && line != head {
                let found = line.trim_end();
                return Err(Failure::Told(sentences::SamplesKind { name, found, head: head.trim_end() }.into()));
            }
            read += bytes as u64;
            let ends = line.starts_with("end ") && line.ends_with('\n');
            if ends || line == head {
                whole = read;
                games += u32::from(ends);
            }
        }
        // A game that was being written when the program ended is played again.
        file.set_len(whole).map_err(failed)?;
        file.seek(std::io::SeekFrom::End(0)).map_err(failed)?;
        if whole == 0 {
            file.write_all(head.as_bytes()).map_err(failed)?;
        }
        Ok(SamplesFile { path: path.to_path_buf(), file: Mutex::new(file), games })
    }

    /// The lines behind the first.
    pub(crate) fn lines(&self) -> Box<dyn Iterator<Item = String>> {
        match File::open(&self.path) {
            Ok(file) => Box::new(BufReader::new(file).lines().skip(1).map_while(Result::ok)),
            Err(_) => Box::new(std::iter::empty()),
        }
    }

    /// Adds a whole game.
    pub(crate) fn add(&self, lines: &str) -> std::io::Result<()> {
        self.file.lock().expect("no thread panics with the file").write_all(lines.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_end_is_cut_off_and_other_games_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("samples");
        let file = SamplesFile::open(&path, "noughts").expect("a new file");
        file.add("0 0 1 1 x\nend 0\n").expect("written");
        file.add("1 0 1 1 x\n1 0 1").expect("written");
        let again = SamplesFile::open(&path, "noughts").expect("the same file");
        assert_eq!((again.games, again.lines().collect::<Vec<_>>()), (1, vec!["0 0 1 1 x".into(), "end 0".into()]));
        again.add("1 0 1 1 y\nend 1\n").expect("written");
        assert_eq!(SamplesFile::open(&path, "noughts").expect("the same file").games, 2);
        let Err(Failure::Told(why)) = SamplesFile::open(&path, "crosses") else { panic!("taken for games of another kind") };
        let why = why.to_string();
        assert!(why.starts_with("samples: ") && why.contains("expected 'coffret-samples-1 crosses'"), "{why}");
    }
}
