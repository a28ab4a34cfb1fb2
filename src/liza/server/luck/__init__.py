"""What chance did in the finished games of the site, and what it gave to each person."""
