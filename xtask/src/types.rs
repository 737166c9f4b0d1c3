//! The types of the browser client: TypeScript's compiler reads its comments and says what does not fit.

use crate::failure::Failure;
use crate::project::Project;
use crate::shell::Call;

/// The compiler, from npm's registry, by name and version.
const COMPILER: &str = "typescript@7.0.2";

/// Checks every script of the client. The compiler is fetched once, into the folder of builds.
pub(crate) fn check(project: &Project) -> Result<(), Failure> {
    let folder = project.target()?.join(COMPILER.replace('@', "-"));
    let compiler = folder.join("node_modules/.bin/tsc");
    if !compiler.is_file() {
        eprintln!("({COMPILER} is not here: fetching it with npm into {})", folder.display());
        let call =
            Call::new(project, "npm").args(["install", "--no-save", "--no-audit", "--no-fund", "--loglevel", "error"]);
        let fetched = call.args(["--prefix"]).args([&folder]).args([COMPILER]).run();
        fetched
            .map_err(|failure| Failure::lacking(format!("{COMPILER} is not here and could not be fetched: {failure}")))?;
    }
    Call::new(project, &compiler).args(["--project", "web/tsconfig.json"]).run()
}
