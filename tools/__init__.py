"""Programs around Liza: figures, stress, files that are made, and the build. ``scripts/`` starts them."""
