"""What every game needs to show itself at a table, and nothing that belongs to one game.

A game imports the kernel and this package, and adds only what is its own:

look          which look, group, targets and effects things have, as data; a game extends `Look`
ids           the ids by which things are pointed at
names         fields of questions, options and events put into words, and what these words depend on
context       a state with all it takes to show it in a language
memory        what has been drawn once and is shown again
recipe        what the offers of a class of options are made of
offers        options as they are offered
targets       what options point at, by the names of their fields
telling       events as they are told: a sentence, and what is shown on the board
glossary      what explains itself: looks, cards, skills, terms
shown         the ids of all things that a viewer is shown
raster        rectangles and lines of a board from its cells
presentation  the parts above as a `Presentation`: a game fills in its scene and what it adds

Texts are read by `kernel/content.py`, which rules need as well.
"""
