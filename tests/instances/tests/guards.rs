//! Guards of instances, and what functions show that take one.

use rpython::{ArrayView, Error, Instance};
use std::thread;

#[rpython::module("py/views.py")]
mod views {
    use rpython::{ArrayView, Error, Guard, Instance, InstanceGuard, StrView};

    type Player;
    type Spectator;

    fn levels(guard: &InstanceGuard) -> ArrayView<'_, i64>;
    fn title(guard: &InstanceGuard<'_>, n: i64) -> StrView<'_>;
    fn top(guard: &InstanceGuard) -> i64;
    fn churn(instance: &mut Instance, n: usize) -> usize;
    fn spectator(guard: &Guard) -> Spectator;

    impl Player {
        fn new(instance: &mut Instance, name: &str) -> Player;
        #[get]
        fn name(&self, guard: &InstanceGuard) -> Result<StrView<'_>, Error>;
        #[get]
        fn scores(&self, guard: &InstanceGuard) -> Result<ArrayView<'_, f64>, Error>;
        fn best(&self) -> f64;
    }

    impl Spectator {
        #[get]
        fn scores(&self, guard: &Guard) -> ArrayView<'_, f64>;
        #[get(scores)]
        fn scores_in(&self, guard: &InstanceGuard) -> Result<ArrayView<'_, f64>, Error>;
    }
}

const ROUNDS: usize = if cfg!(feature = "gc-stress") {
    100
} else {
    10_000
};

#[test]
fn each_instance_has_its_own() {
    let (mut a, b) = (Instance::new(), Instance::new());
    {
        // One thread may have the locks of several.
        let (in_a, in_b) = (a.lock(), b.lock());
        let (of_a, of_b) = (views::levels(&in_a), views::levels(&in_b));
        of_a[0].set(10);
        of_b[2].set(-3);
        assert_eq!((views::top(&in_a), views::top(&in_b)), (10, 2));
        let title = views::title(&in_b, 7);
        assert_eq!(title, "level 7");
    }
    assert_eq!(views::churn(&mut a, ROUNDS), ROUNDS);
    let guard = a.lock();
    assert_eq!(views::levels(&guard).to_vec(), [10, 2, 3]);
}

fn text(result: Result<ArrayView<'_, f64>, Error>) -> String {
    result.unwrap_err().to_string()
}

#[test]
fn handles_are_used_with_the_guard_of_their_instance() {
    let (mut a, b) = (Instance::new(), Instance::new());
    let player = views::Player::new(&mut a, "Ada");
    let wrong = "ValueError: an object of another instance";
    {
        let (in_a, in_b) = (a.lock(), b.lock());
        let scores = player.scores(&in_a).unwrap();
        scores[3].set(2.5);
        assert_eq!(player.best(), 2.5);
        assert_eq!(player.name(&in_a).unwrap(), "Ada");
        assert_eq!(text(player.scores(&in_b)), wrong);
    }
    let process = rpython::lock();
    let spectator = views::spectator(&process);
    assert_eq!(spectator.scores(&process).to_vec(), [1.0]);
    assert_eq!(text(spectator.scores_in(&a.lock())), wrong);
    // The object is there until its handle goes, and its instance until then.
    drop(a);
    assert_eq!(player.best(), 2.5);
}

#[test]
fn guards_and_handles_take_turns() {
    let mut own = Instance::new();
    let player = views::Player::new(&mut own, "Ada");
    let own = &own;
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                for _ in 0..ROUNDS / 50 {
                    let guard = own.lock();
                    let scores = player.scores(&guard).unwrap();
                    let before = scores[0].get();
                    views::title(&guard, 1);
                    scores[0].set(before + 1.0);
                }
                player.best();
            });
        }
    });
    assert_eq!(player.best(), (8 * (ROUNDS / 50)) as f64);
}
