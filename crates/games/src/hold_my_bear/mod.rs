//! Hold My Bear.
