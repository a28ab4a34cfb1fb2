"""What Pulso is called, who plays it, and by which rules what is not possible is refused."""

from liza import GameSpec, Option

SPEC = GameSpec(
    id="pulso", package="pulso", title="Pulso", seats=(2, 3, 4), minutes=5, version=1,
    options=[Option("rounds", (3, 5), 3)], over_rule="PU-07", turn_rule="PU-04", wrong_moment_rule="PU-02",
)  # fmt: skip
