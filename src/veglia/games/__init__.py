"""The games. They never import each other; `veglia.catalog` lists them.

A game imports the kernel, the rulebook and, to show itself, `veglia.show`.
"""
