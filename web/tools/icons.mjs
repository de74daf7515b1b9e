// Makes src/looks/icons.ts from the icons that src/looks/icon_names.json names, so that only these are shipped.
//   node tools/icons.mjs --write    writes it
//   node tools/icons.mjs            fails when it is stale
import { readFileSync, writeFileSync } from "node:fs";
import { shortened } from "./paths.mjs";

const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
const FILE = new URL("../src/looks/icons.ts", import.meta.url);
const HEAD = `// Made by tools/icons.mjs from @iconify-json/game-icons (game-icons.net, CC BY 3.0). Do not edit.

/** Paths on a square of 512 by 512. */
export const ICONS: Record<string, string> = {
`;

function pathOf(name, body) {
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  const left = body.replaceAll(/<path [^>]*d="[^"]+"[^>]*\/>/g, "").replaceAll(/<\/?g[^>]*>/g, "");
  if (paths.length === 0 || left) throw new Error(`${name} is not made of paths alone: ${left}`);
  return paths.map(shortened).join("");
}

export function icons() {
  const set = JSON.parse(read("../node_modules/@iconify-json/game-icons/icons.json"));
  const names = [...new Set(Object.values(JSON.parse(read("../src/looks/icon_names.json"))))].sort();
  const lines = names.map((name) => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
    if (!icon) throw new Error(`game-icons has no ${name}`);
    return `  "${name}": "${pathOf(name, icon.body)}",\n`;
  });
  return `${HEAD}${lines.join("")}};\n`;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  if (process.argv.includes("--write")) writeFileSync(FILE, icons());
  else if (icons() !== readFileSync(FILE, "utf8")) {
    console.error("src/looks/icons.ts is stale: node tools/icons.mjs --write");
    process.exit(1);
  }
}
