"""Games one after another and side by side: observations, memories, episodes, batches."""
