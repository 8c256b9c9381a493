/// How much a bot may think.
///
/// Nodes alone make a choice repeatable. A clock, where one is wanted, is the caller's: this crate reads none.
#[derive(Clone, Copy, Default)]
pub struct Budget<'a> {
    /// The most nodes to look at; the level's own number without one.
    pub nodes: Option<u64>,
    /// How many threads search side by side, each from the root with its share of the nodes; 0 counts as 1.
    pub threads: usize,
    /// Asked from time to time: must the search stop and answer with what it has?
    pub stop: Option<&'a (dyn Fn() -> bool + Sync)>,
}

impl Budget<'_> {
    /// So many nodes on one thread.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), threads: 1, stop: None }
    }

    /// Has the caller had enough?
    pub fn is_up(&self) -> bool {
        self.stop.is_some_and(|stop| stop())
    }
}
