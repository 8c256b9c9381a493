//! De beer is los!.
