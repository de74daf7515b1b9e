"""Dark Side over HTTP: its rulebook, its lobby, large parties."""

import pytest

from tests.server.place import place
from veglia.server.settings import Settings
from veglia.server.table.games import rulebook

SQUAD = ["miranda", "drake", "reese", "miles", "umkos", "radka"]
OTHERS = ["cole", "ilse", "dario", "nkiru", "tavi", "oriel"]


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_rulebook_marks_what_is_about_other_boxes(language: str) -> None:
    needs = {rule.id: rule.needs for rule in rulebook("dark_side", language).rules}

    assert needs["ds.invader.hellfire"] == "Zombicide: Invader"
    assert needs["ds.act.move"] == ""
    assert len([one for one in needs.values() if one]) == 9


def test_twelve_survivors_sit_down_and_too_few_hear_why_not() -> None:
    with place(games=Settings().games) as running:
        wish = {"game": "dark_side", "mission": "m2"}
        seats = [{"heroes": SQUAD}, {"heroes": OTHERS, "holder": "link"}]
        made = running.web.post("/api/tables", json={**wish, "seats": seats})
        few = running.web.post("/api/tables?lang=it", json={**wish, "seats": [{"heroes": [*SQUAD, "tavi"]}]})

    assert made.status_code == 201
    assert few.status_code == 422
    assert "Tavi viene solo in un gruppo di almeno 8 Sopravvissuti, e qui sono 7." in few.text
