//! El Oso.
