"""What a person plays with and practises, and what of that others see."""
