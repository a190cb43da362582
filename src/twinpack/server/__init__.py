"""The table server: matches that several people play together, durable and provably fair."""
