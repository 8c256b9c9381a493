//! Links between the project's own pages lead somewhere.

use std::path::Path;

use super::sources;
use crate::run::root;

pub(super) fn check() -> Result<Vec<String>, String> {
    let mut problems = Vec::new();
    for source in sources()?.iter().filter(|source| Path::new(&source.path).extension().is_some_and(|end| end == "md"))
    {
        let folder = root().join(Path::new(&source.path).parent().unwrap_or(Path::new("")));
        for target in source.text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let file = target.split('#').next().unwrap_or_default();
            if !file.is_empty() && !file.contains("://") && !folder.join(file).exists() {
                problems.push(format!("{}: there is no {target}", source.path));
            }
        }
    }
    Ok(problems)
}
