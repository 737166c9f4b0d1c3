//! Control: how long a solver may work, and who listens.

use kernel::Aim;
use std::ops::ControlFlow;

/// How far a solver has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Which solution it looks for.
    pub aim: Aim,
    /// The number of moves it is trying now. Fewer have been ruled out when the aim is the fewest, more when it is the most.
    pub moves: u32,
    /// The positions it has looked at.
    pub nodes: u64,
}

/// What is told of the progress; it breaks to cancel.
type Listener<'a> = Box<dyn FnMut(Progress) -> ControlFlow<()> + 'a>;

/// The limit of a solver and its listener.
pub struct Control<'a> {
    /// The most positions to look at for one answer.
    pub nodes: u64,
    listener: Option<Listener<'a>>,
}

impl<'a> Control<'a> {
    /// A limit on the positions looked at for one answer.
    pub fn new(nodes: u64) -> Control<'a> {
        Control { nodes, listener: None }
    }

    /// The same with a listener, who hears of the progress every few thousand positions and may break to cancel.
    #[must_use]
    pub fn with_listener(self, listener: impl FnMut(Progress) -> ControlFlow<()> + 'a) -> Control<'a> {
        Control { listener: Some(Box::new(listener)), ..self }
    }

    pub(crate) fn tell(&mut self, progress: Progress) -> ControlFlow<()> {
        self.listener.as_mut().map_or(ControlFlow::Continue(()), |listener| listener(progress))
    }
}

impl Default for Control<'_> {
    /// Ten million positions: some seconds, and far more than most positions need.
    fn default() -> Self {
        Control::new(10_000_000)
    }
}

impl std::fmt::Debug for Control<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Control").field("nodes", &self.nodes).finish_non_exhaustive()
    }
}
