"""What every command works with: language, input, output, and how tables and maps are drawn."""
