/// Receives the events that the rules report.
///
/// `emit` takes a closure, so a sink that ignores events never builds them. Random playouts pay nothing for reporting.
pub trait Sink<E> {
    /// Reports one event.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// A sink that ignores all events, for playouts and searches.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn emit(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
