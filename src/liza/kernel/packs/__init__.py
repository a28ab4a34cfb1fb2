"""Card packs: their text, reading it strictly, laying one over another, and how cards look."""
