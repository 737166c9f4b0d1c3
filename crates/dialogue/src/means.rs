//! What a dialogue is given: means to think with, and the world around it.

use engine::Clock;

/// What a dialogue may think with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Means {
    /// How many threads think unless somebody says otherwise.
    pub threads: usize,
    /// How many can be asked for.
    pub most_threads: usize,
    /// How many mebibytes are remembered unless somebody says otherwise.
    pub hash: usize,
    /// Whether thinking can be stopped from outside: where it cannot, nobody may ask for what never ends.
    pub stoppable: bool,
}

/// What is around a dialogue.
pub trait Surroundings {
    /// A clock that starts now.
    fn watch(&self) -> Box<dyn Clock>;

    /// Hears a line that comes before the reply.
    fn tell(&self, line: &str);
}
