//! Calls of other programs, each printed before it runs, so that a person can repeat it.

use crate::failure::Failure;
use crate::project::Project;
use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// A program with its arguments, run in the project's root.
#[derive(Debug)]
pub(crate) struct Call {
    command: Command,
    shown: String,
}

impl Call {
    pub(crate) fn new(project: &Project, program: impl AsRef<OsStr>) -> Call {
        let program = program.as_ref();
        let mut command = Command::new(program);
        command.current_dir(project.root());
        Call { command, shown: program.to_string_lossy().into_owned() }
    }

    /// Cargo. The name is looked up anew, not taken from the variable `CARGO`, so that `+nightly` can follow.
    pub(crate) fn cargo(project: &Project, arguments: &[&str]) -> Call {
        Call::new(project, "cargo").args(arguments)
    }

    pub(crate) fn args<A: AsRef<OsStr>>(mut self, arguments: impl IntoIterator<Item = A>) -> Call {
        for argument in arguments {
            self.shown.push(' ');
            self.shown.push_str(&argument.as_ref().to_string_lossy());
            self.command.arg(argument);
        }
        self
    }

    pub(crate) fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Call {
        self.shown = format!("{name}='{}' {}", value.as_ref().to_string_lossy(), self.shown);
        self.command.env(name, value);
        self
    }

    /// In a folder of its own.
    pub(crate) fn within(mut self, folder: &Path) -> Call {
        self.shown = format!("(cd {} &&) {}", folder.display(), self.shown);
        self.command.current_dir(folder);
        self
    }

    /// Runs it with the output of this program; anything but success is a failure.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        eprintln!("$ {}", self.shown);
        let status = self.command.status().map_err(|error| self.unable(&error))?;
        if status.success() { Ok(()) } else { Err(Failure::new(format!("`{}` failed ({status})", self.shown))) }
    }

    /// Runs it and gives back what it prints; anything but success is a failure.
    pub(crate) fn output(self) -> Result<String, Failure> {
        let shown = self.shown.clone();
        match self.answer("")? {
            (Some(0), output) => Ok(output),
            (code, _) => Err(Failure::new(format!("`{shown}` failed (exit code {code:?})"))),
        }
    }

    /// Runs it quietly on an input; its exit code and what it prints.
    pub(crate) fn answer(mut self, input: &str) -> Result<(Option<i32>, String), Failure> {
        self.command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = self.command.spawn().map_err(|error| self.unable(&error))?;
        let mut stdin = child.stdin.take().expect("a piped input");
        let input = input.to_string();
        // A program that ends before it has read everything is judged by its exit code.
        let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
        let output = child.wait_with_output().map_err(|error| self.unable(&error))?;
        writer.join().expect("writing does not panic");
        let text = String::from_utf8(output.stdout)
            .map_err(|_| Failure::new(format!("`{}` printed what is not UTF-8", self.shown)))?;
        Ok((output.status.code(), text))
    }

    /// Whether it can be run and succeeds; what it prints is thrown away.
    pub(crate) fn succeeds(mut self) -> bool {
        self.command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        self.command.status().is_ok_and(|status| status.success())
    }

    fn unable(&self, error: &std::io::Error) -> Failure {
        Failure::new(format!("`{}` could not be run: {error}", self.shown))
    }
}
