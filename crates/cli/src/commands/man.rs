//! `coffret man`: the manual pages, made from the command line's own table.

use crate::args::{Arguments, ManArguments};
use crate::failure::{Failure, io};
use crate::sentences;
use clap::{Command, CommandFactory};
use clap_mangen::Man;
use std::io::Write;

/// What every page says beside its own: exit codes, the environment and files.
const COMMON: &str = r#".SH "EXIT STATUS"
.TP
\fB0\fR
success, also where a reader of the output left early
.TP
\fB1\fR
a negative answer: illegal, lost, not whole
.TP
\fB2\fR
bad input or a wrong call, in one line on the error stream; or an output that cannot be written
.TP
\fB130\fR
broken off by Ctrl\-C or a polite request to end
.SH ENVIRONMENT
.TP
\fBLC_ALL\fR, \fBLC_MESSAGES\fR, \fBLANG\fR
the language, the first that is set; \-\-lang comes before them
.TP
\fBNO_COLOR\fR, \fBCOLORTERM\fR, \fBTERM\fR
which colours the full screen has
.TP
\fBXDG_STATE_HOME\fR, \fBXDG_DATA_HOME\fR, \fBHOME\fR
where games and the server's data are kept
.TP
\fBCOFFRET_LOG\fR
how much the server logs, such as debug
.SH FILES
.TP
\fI$XDG_STATE_HOME/coffret/games\fR
games at this keyboard, a record each; ~/.local/state without the variable
.TP
\fI$XDG_STATE_HOME/coffret/servers\fR
who somebody is at servers, a file each that its owner alone can read
"#;

pub(crate) fn run(arguments: &ManArguments) -> Result<(), Failure> {
    // A built command knows its subcommands by their whole names.
    let mut command = Arguments::command().disable_help_subcommand(true);
    command.build();
    match &arguments.out {
        Some(folder) => {
            let failed = |error: std::io::Error| io(folder.display().to_string(), &error);
            let each = |command: &Command, name: &str| {
                let mut file = std::fs::File::create(folder.join(format!("{name}.1"))).map_err(failed)?;
                file.write_all(&page(command, name).map_err(failed)?).map_err(failed)
            };
            each(&command, "coffret")?;
            for sub in command.get_subcommands() {
                each(sub, &format!("coffret-{}", sub.get_name()))?;
            }
            Ok(())
        }
        None => {
            let failed = |error: std::io::Error| io(sentences::STANDARD_OUTPUT, &error);
            std::io::stdout().write_all(&page(&command, "coffret").map_err(failed)?).map_err(failed)
        }
    }
}

/// A page: what clap tells of the command, what is common to all, and where to read on.
fn page(command: &Command, name: &str) -> std::io::Result<Vec<u8>> {
    // A static name is asked for; there are as many as commands.
    let title: &'static str = name.to_string().leak();
    let command = command.clone().name(title).display_name(title).version(env!("CARGO_PKG_VERSION"));
    let mut out = Vec::new();
    let man = Man::new(command).source(concat!("coffret ", env!("CARGO_PKG_VERSION")));
    man.render_title(&mut out)?;
    man.render_name_section(&mut out)?;
    man.render_synopsis_section(&mut out)?;
    man.render_description_section(&mut out)?;
    man.render_options_section(&mut out)?;
    let mut rest = Vec::new();
    man.render_subcommands_section(&mut rest)?;
    man.render_extra_section(&mut rest)?;
    // What clap calls extra is examples.
    let rest = String::from_utf8_lossy(&rest)
        .replace(".SH EXTRA\n", ".SH EXAMPLES\n")
        .replacen("Examples:", "", 1)
        .replacen("Example:", "", 1);
    out.extend(rest.as_bytes());
    out.extend(COMMON.as_bytes());
    let others =
        if name == "coffret" { "\\fBcoffret\\-play\\fR(1), \\fBcoffret\\-serve\\fR(1)" } else { "\\fBcoffret\\fR(1)" };
    writeln!(out, ".SH \"SEE ALSO\"\n{others}")?;
    Ok(out)
}
