"""Values as bytes."""
