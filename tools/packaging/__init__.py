"""The build: the wheel, the compiled engine and the browser client."""
