"""Relic, a small game of two sides: the permanent proof that sides and secrecy work everywhere.

One or two heroes look for a relic in a hall of five rooms and carry it out of the first one; one or two
shadows, who know under which of the face-down tokens it lies, try to stop them. Every seat has a hand of
cards that nobody else sees, except that heroes show theirs to each other. A fight is a die and a card on each
side. At any time a hero may give up a card to heal a wound.

Not part of the product: tests register it where they need it (`registered` in `tests/two_sides/catalog.py`).
"""
