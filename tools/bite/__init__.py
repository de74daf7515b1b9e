"""`make bite`: break rules code on purpose, and show which breaks no test notices. See docs/guide/bite.md."""
