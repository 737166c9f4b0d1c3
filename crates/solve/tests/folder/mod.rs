//! A folder of a test's own, and a database in it.

use marelle::{MarellePosition, MarelleRules};
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

pub(crate) fn make(
    folder: &Path,
    rules: MarelleRules,
    most: u64,
    listen: &mut dyn FnMut(&Building) -> ControlFlow<()>,
) -> Result<(bool, Vec<Built>), SheetError> {
    let mut all = Vec::new();
    let report = &mut |built: &Built| all.push(built.clone());
    let done = build::<MarellePosition>(rules, BuildOrder { folder, game: "marelle", most, threads: 2, listen, report })?;
    Ok((done, all))
}

pub(crate) fn whole(folder: &Path, rules: MarelleRules, most: u64) -> (Database<MarellePosition>, Vec<Built>) {
    let (done, all) = make(folder, rules, most, &mut |_| ControlFlow::Continue(())).unwrap();
    assert!(done);
    (Database::open(folder, "marelle", rules).unwrap().unwrap(), all)
}
