"""Games that are over: their results, their replays and the transcripts that prove them."""
