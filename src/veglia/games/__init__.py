"""The games. They never import each other; `veglia.catalog` lists them."""
