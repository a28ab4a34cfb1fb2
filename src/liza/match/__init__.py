"""The authority at one table: seats, record, what each seat may see."""
