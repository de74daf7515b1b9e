import { loadAll } from "../src/titles/registry";

// A page loads the drawings of its title; tests look at all of them.
await loadAll();
