"""The goals that missions of all titles can name: every module here is searched for them."""
