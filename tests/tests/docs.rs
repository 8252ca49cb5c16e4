//! The documentation keeps up with the tests it names.

use rpython_tests::tests_dir;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Every link of `docs/language.md` leads to something, and every folder of cases is linked.
#[test]
fn the_feature_table_links_every_folder_of_cases() {
    let docs = tests_dir().join("../docs");
    let text = fs::read_to_string(docs.join("language.md")).expect("the feature table");
    let links: BTreeSet<&str> = text
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
        .collect();
    let dead: Vec<&&str> = links
        .iter()
        .filter(|link| !docs.join(link).exists())
        .collect();
    assert!(dead.is_empty(), "links that lead nowhere: {dead:?}");
    let unlinked: Vec<String> = folders(&tests_dir().join("cases"))
        .into_iter()
        .filter(|folder| {
            !links
                .iter()
                .any(|link| link.starts_with(&format!("../tests/cases/{folder}")))
        })
        .collect();
    assert!(unlinked.is_empty(), "folders without a link: {unlinked:?}");
}

/// The names of the folders in a folder, in order.
fn folders(root: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(root)
        .expect("the cases")
        .filter_map(|entry| entry.ok())
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}
