"""What both Zombicide titles show alike, on top of `veglia.show`.

presentation   the titles' presentations: what is shown when, from the parts below
scene          the scene, drawn anew or from the one before (before.py); a title adds tokens, chips and notes
shelf          cards, skills and all that has been drawn in a language
heroes, pieces, piles, goals   the parts of a scene
naming, holding, targets, effects, glossary, look   the family's names, recipes, effects, entries and looks
geometry, shape, dressing      boards of tiles
explain        why not, what if, what next
"""
