//! `cargo xtask schemathesis`: Schemathesis looks for requests that the server does not answer as its document says.

use crate::failure::Failure;
use crate::project::Project;
use crate::shell::Call;

/// The version that is installed, into a folder of its own among the builds.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// Lets Schemathesis loose on a server with an empty database. It fails if anything is found.
pub(crate) fn run(project: &Project, examples: u32) -> Result<(), Failure> {
    let programs = project.build(&["load"], false)?;
    let tools = project.target()?.join("schemathesis");
    let program = tools.join("bin/schemathesis");
    if !Call::new(project, &program).args(["--version"]).succeeds() {
        eprintln!("{SCHEMATHESIS} is not installed: installing it into {}", tools.display());
        Call::new(project, "python3").args(["-m", "venv"]).args([&tools]).run()?;
        Call::new(project, tools.join("bin/pip")).args(["install", "--quiet", SCHEMATHESIS]).run()?;
    }
    let call = Call::new(project, programs.join("load")).args(["during"]).args([&program]);
    let settings = project.root().join("crates/load/schemathesis.toml");
    let call = call.args(["--config-file"]).args([settings]);
    let call = call.args(["run", "{url}/api/openapi.json", "--checks", "all", "--no-color", "--max-examples"]);
    call.args([examples.to_string()]).run()
}
