/// Where the rules report what happened.
///
/// `emit` takes a closure, so that a silent sink builds no event: random playouts pay nothing for the reporting.
pub trait Sink<E> {
    /// Reports one event.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// The sink of playouts and searches: nothing is reported.
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
