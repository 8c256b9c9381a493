use crate::run::{Done, cargo, check};

/// Learns El Oso's weights from nothing and writes them where the bots take them from. The program itself answers for
/// `--check`.
pub(crate) fn el_oso(arguments: &[&str]) -> Done {
    let train = ["run", "--quiet", "--release", "-p", "bearcade-bots", "--example", "train_el_oso", "--"];
    check(&mut cargo(&[&train, arguments].concat()))
}
