"""The goals that missions of this title can name: every module here is searched for them."""
