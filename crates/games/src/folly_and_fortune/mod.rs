//! Folly & Fortune.
