//! A folder of a test's own, and a database in it.

use kernel::Indexed;
use solve::{BuildOrder, Building, Built, Database, SheetError, build};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("coffret-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn make<P: Indexed>(
    folder: &Path,
    game: &str,
    rules: P::Rules,
    most: u64,
    listen: &mut dyn FnMut(&Building) -> ControlFlow<()>,
) -> Result<(bool, Vec<Built>), SheetError> {
    let mut all = Vec::new();
    let report = &mut |built: &Built| all.push(built.clone());
    let done = build::<P>(rules, BuildOrder { folder, game, most, threads: 2, listen, report })?;
    Ok((done, all))
}

pub(crate) fn whole<P: Indexed>(folder: &Path, game: &str, rules: P::Rules, most: u64) -> (Database<P>, Vec<Built>) {
    let (done, all) = make::<P>(folder, game, rules, most, &mut |_| ControlFlow::Continue(())).unwrap();
    assert!(done);
    (Database::open(folder, game, rules).unwrap().unwrap(), all)
}
