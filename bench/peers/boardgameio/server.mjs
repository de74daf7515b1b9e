// The boardgame.io server with its storage in memory, as its documentation starts it.
import { createRequire } from "node:module";
import { Marks } from "./game.mjs";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");
const server = Server({ games: [Marks], origins: [Origins.LOCALHOST] });
await server.run(Number(process.argv[2]), () => console.log("ready"));
