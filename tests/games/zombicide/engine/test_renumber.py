"""What Zones in pending steps become when a map changes."""

from veglia.games.zombicide.engine.rules.renumber import groups_there, places_there, still_there, way_on

# Zones 0 to 3: the first becomes 10, the second is no more, the others become one.
HEIRS = [10, -1, 12, 12]
KINDS = 4


def test_zones_to_choose_from_stay_in_order_without_the_lost_and_each_once() -> None:
    assert still_there((3, 1, 0, 2), HEIRS) == (12, 10)


def test_a_path_ends_before_the_first_lost_zone_and_counts_merged_zones_once() -> None:
    assert way_on((2, 3, 0, 1, 2), HEIRS) == (12, 10)


def test_a_path_may_come_back_to_a_zone() -> None:
    assert way_on((0, 2, 0), HEIRS) == (10, 12, 10)


def test_groups_keep_kind_and_number_in_their_new_zones() -> None:
    assert groups_there((0, 2, 5, 1, 1, 7, 3, 0, 9), HEIRS) == (10, 2, 5, 12, 0, 9)


def test_places_keep_kind_and_number_in_their_new_zones() -> None:
    held = (0 * KINDS + 2, 5, 1 * KINDS, 7, 3 * KINDS + 1, 9)

    assert places_there(held, KINDS, HEIRS) == (10 * KINDS + 2, 5, 12 * KINDS + 1, 9)
