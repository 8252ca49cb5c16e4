//! The example of `docs/instances.md`.

// The example begins.
use rpython::Instance;

#[rpython::module("py/game.py")]
mod game {
    fn play(instance: &mut Instance, card: i64) -> Result<usize, rpython::Error>;
    fn cards(instance: &mut Instance) -> Vec<i64>;
}

fn tournament() -> Result<(), rpython::Error> {
    let (mut red, mut blue) = (Instance::new(), Instance::new());
    assert_eq!(game::play(&mut red, 7)?, 1);
    // Side by side: each thread has a game to itself.
    std::thread::scope(|scope| {
        scope.spawn(|| game::play(&mut red, 2));
        scope.spawn(|| game::play(&mut blue, 7));
    });
    assert_eq!(game::cards(&mut red), [2, 7]);
    assert_eq!(game::cards(&mut blue), [7]);
    let again = game::play(&mut red, 7).unwrap_err();
    assert_eq!(again.to_string(), "ValueError: 7 has been played");
    Ok(())
}
// The example ends.

#[test]
fn it_runs() {
    tournament().unwrap();
}

#[test]
fn it_is_in_the_documentation() {
    let docs = include_str!("../../../docs/instances.md");
    let (_, rest) = include_str!("example.rs").split_once("begins.\n").unwrap();
    let (rust, _) = rest.split_once("// The example ends.").unwrap();
    assert!(docs.contains(&format!("```rust\n{rust}```\n")), "{rust}");
    let python = include_str!("../py/game.py");
    assert!(docs.contains(&format!("```python\n{python}```\n")));
}
