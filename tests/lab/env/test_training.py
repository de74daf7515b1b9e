"""The training example learns, measured by games it was not trained on."""

from examples.train_m0 import train


def test_a_short_training_gets_more_of_the_goals_done() -> None:
    said: list[str] = []

    before, after = train("m0", batches=26, batch=10, games=20, rate=1.0, say=said.append)

    assert before.games == after.games == 20
    assert after.progress - after.margin > before.progress + before.margin
    assert said[0] == f"random:      {before}"
    assert said[-1] == f"learned:     {after}"
