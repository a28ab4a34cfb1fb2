"""Paired experiments, comparisons of variants, and tuning towards targets."""
