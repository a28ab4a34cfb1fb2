"""Work in processes of its own: within limits, one job after another."""
