//! What users write: numbers in place in both directions, sum types, views by guards, iterators and maps of objects.

use rpython::{Error, Instance, Value};
use signals::Recording;
use std::collections::BTreeMap;

#[derive(Value, Clone, Debug, PartialEq)]
enum Filter {
    Gain { by: f64 },
    Clip { low: f64, high: f64 },
    Chain { filters: Vec<Filter> },
}

#[derive(Value, Clone, Copy, Debug, PartialEq)]
struct Peak {
    at: usize,
    height: f64,
}

#[rpython::exception]
#[derive(Debug, PartialEq)]
struct Empty;

type Samples = Vec<f64>;

#[rpython::module("py/signals.py")]
mod signals {
    use super::{Empty, Filter, Peak, Samples};
    use rpython::{ArrayView, Instance, InstanceGuard, Iter, StrView};
    use std::collections::{BTreeMap, HashMap};

    pub type Recording;

    impl Recording {
        pub fn new(instance: &mut Instance, title: &str) -> Recording;
        pub fn extend(&self, xs: impl Iterator<Item = f64>) -> usize;
        pub fn mark(&self, at: usize, text: &str);
        #[get]
        pub fn marks(&self) -> BTreeMap<usize, String>;
        #[get(title)]
        pub fn title_in(&self, guard: &InstanceGuard) -> StrView<'_>;
        #[set(title)]
        pub fn set_title(&self, title: &str);
        #[get]
        pub fn samples(&self, guard: &InstanceGuard) -> ArrayView<'_, f64>;
        pub fn windows(&self, size: usize) -> Iter<Samples>;
        pub fn rms(&self) -> Result<f64, rpython::Error>;
        pub fn count(&self) -> usize;
    }

    pub fn apply(
        instance: &mut Instance,
        filter: &Filter,
        xs: &mut [f64],
    ) -> Result<(), rpython::Error>;
    pub fn simpler(instance: &mut Instance, filter: Filter) -> Filter;
    pub fn mean(instance: &mut Instance, #[buffer] xs: &[f64]) -> Result<f64, Empty>;
    pub fn peaks(instance: &mut Instance, #[buffer] xs: &[f64], above: f64) -> Vec<Peak>;
    pub fn joined(instance: &mut Instance, recordings: &[&Recording]) -> Recording;
    pub fn titled(
        instance: &mut Instance,
        recordings: Vec<Recording>,
    ) -> HashMap<String, Recording>;
}

#[test]
fn numbers_are_changed_where_they_are() {
    let mut own = Instance::new();
    let mut xs = [1.0, -4.0, 3.0];
    let clip = Filter::Clip {
        low: -1.5,
        high: 4.0,
    };
    let filters = vec![
        Filter::Gain { by: 2.0 },
        Filter::Chain {
            filters: vec![clip.clone()],
        },
    ];
    let chain = Filter::Chain { filters };
    signals::apply(&mut own, &chain, &mut xs).unwrap();
    assert_eq!(xs, [2.0, -1.5, 4.0]);
    let simpler = signals::simpler(&mut own, chain);
    assert_eq!(
        simpler,
        Filter::Chain {
            filters: vec![Filter::Gain { by: 2.0 }, clip]
        }
    );
    let wrong = Filter::Clip {
        low: 1.0,
        high: 0.0,
    };
    let wrong = signals::apply(&mut own, &wrong, &mut xs).unwrap_err();
    assert_eq!(wrong.to_string(), "ValueError: 1.0 > 0.0");
    assert_eq!(signals::mean(&mut own, &xs), Ok(1.5));
    assert_eq!(signals::mean(&mut own, &[]), Err(Empty));
    let peaks = signals::peaks(&mut own, &[0.0, 3.0, 1.0, 2.0, 0.0], 2.5);
    assert_eq!(peaks, [Peak { at: 1, height: 3.0 }]);
}

#[test]
fn recordings_are_seen_where_they_are() {
    let mut own = Instance::new();
    let first = Recording::new(&mut own, "first");
    assert_eq!(first.extend((0..5).map(f64::from)), 5);
    first.mark(3, "loud");
    {
        let guard = own.lock();
        let samples = first.samples(&guard);
        samples[0].set(10.0);
        assert_eq!(&*first.title_in(&guard), "first");
        assert_eq!(samples.iter().map(|x| x.get()).sum::<f64>(), 20.0);
    }
    let windows: Result<Vec<Vec<f64>>, Error> = first.windows(2).collect();
    assert_eq!(
        windows.unwrap(),
        [vec![10.0, 1.0], vec![2.0, 3.0], vec![4.0]]
    );
    let second = Recording::new(&mut own, "second");
    assert_eq!(second.rms().unwrap_err().type_name(), "ZeroDivisionError");
    second.mark(9, "late");
    let both = signals::joined(&mut own, &[&first, &second]);
    assert_eq!(
        both.marks(),
        BTreeMap::from([(3, "loud".to_string()), (9, "late".to_string())])
    );
    both.set_title("both");
    let titled = signals::titled(&mut own, vec![first.clone(), second, both.clone()]);
    assert_eq!(
        (titled.len(), &titled["first"], &titled["both"]),
        (3, &first, &both)
    );
    assert_eq!(both.count(), 5);
    let guard = own.lock();
    assert_eq!(&*both.title_in(&guard), "both");
}
