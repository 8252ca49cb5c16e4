// Another collector, every object moved, no warnings: as there.
include!("../mixed/build.rs");
