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
/// ```
/// use dialogue::{Dialogue, Means, Surroundings};
/// use engine::{Archives, Clock, NoClock, Stop};
///
/// /// Somewhere without a clock, where nobody listens.
/// struct Cellar;
///
/// impl Surroundings for Cellar {
///     fn watch(&self) -> Box<dyn Clock> {
///         Box::new(NoClock)
///     }
///     fn tell(&self, _line: &str) {}
/// }
///
/// let means = Means { threads: 1, most_threads: 1, hash: 1, stoppable: false };
/// let mut dialogue = Dialogue::new(means, Archives::default());
/// let reply = dialogue.reply("game marelle", &Stop::new(), &Cellar).unwrap();
/// assert!(!reply.starts_with("error"), "{reply}");
/// ```
pub trait Surroundings {
    /// A clock that starts now.
    fn watch(&self) -> Box<dyn Clock>;

    /// Hears a line that comes before the reply.
    fn tell(&self, line: &str);
}
