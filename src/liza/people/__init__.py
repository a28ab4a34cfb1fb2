"""Who somebody is: persons, the browsers in which they are known, and the seats that are theirs."""
