//! Tests of the flow stage.

mod model;
