"""What is asked and answered over HTTP about notices, and the work of sending them."""
