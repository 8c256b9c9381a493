//! Tests of Folly & Fortune: a test's name or doc comment says which rules it shows.

mod recorded;
