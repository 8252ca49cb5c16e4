//! C names: readable, distinct, the same in every run.

use rustc_hash::FxHashMap;

/// Hands out names that are distinct from each other.
#[derive(Default)]
pub struct Namer {
    /// The next number to try for a name that is taken.
    taken: FxHashMap<String, u32>,
}

impl Namer {
    /// A name made of the prefix and of what C allows in `base`.
    pub fn name(&mut self, prefix: &str, base: &str) -> String {
        let mut wanted = String::with_capacity(prefix.len() + base.len());
        wanted.push_str(prefix);
        // A generic name such as `list<int>` must not become a page long.
        for c in base.chars().take(80) {
            if c.is_ascii_alphanumeric() {
                wanted.push(c);
            } else if !wanted.ends_with('_') {
                wanted.push('_');
            }
        }
        while wanted.len() > prefix.len() && wanted.ends_with('_') {
            wanted.pop();
        }
        if wanted.len() == prefix.len() {
            wanted.push('x');
        }
        if !self.taken.contains_key(&wanted) {
            self.taken.insert(wanted.clone(), 2);
            return wanted;
        }
        loop {
            let count = self.taken.get_mut(&wanted).map_or(2, |n| {
                *n += 1;
                *n - 1
            });
            let candidate = format!("{wanted}_{count}");
            if !self.taken.contains_key(&candidate) {
                self.taken.insert(candidate.clone(), 2);
                return candidate;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Namer;

    #[test]
    fn names_are_readable_and_distinct() {
        let mut namer = Namer::default();
        assert_eq!(namer.name("f_", "mod.Class.method"), "f_mod_Class_method");
        assert_eq!(namer.name("f_", "mod.Class_method"), "f_mod_Class_method_2");
        assert_eq!(namer.name("f_", "mod.Class.method"), "f_mod_Class_method_3");
        assert_eq!(
            namer.name("f_", "mod.Class_method_2"),
            "f_mod_Class_method_2_2"
        );
        assert_eq!(namer.name("f_", "größe"), "f_gr_e");
        assert_eq!(namer.name("f_", "<>"), "f_x");
    }
}
