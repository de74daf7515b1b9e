// Makes icons.ts beside every icon_names.json (of the general looks, and of each title) from the icons that it names,
// so that only these are shipped. What the general looks have is not made again for a title.
//   node tools/icons.mjs --write    writes them
//   node tools/icons.mjs            fails when one is stale
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { shortened } from "./paths.mjs";

const SOURCE = new URL("../src/", import.meta.url);
const read = (path) => readFileSync(new URL(path, SOURCE), "utf8");
const GENERAL = "looks/";
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

/** The folders that name icons. */
export function folders() {
  const titles = readdirSync(new URL("titles/", SOURCE)).sort();
  return [GENERAL, ...titles.map((title) => `titles/${title}/`)].filter((one) => existsSync(new URL(`${one}icon_names.json`, SOURCE)));
}

function namesIn(folder) {
  return new Set(Object.values(JSON.parse(read(`${folder}icon_names.json`))));
}

/** The text of a folder's icons.ts. */
export function icons(folder) {
  const set = JSON.parse(read("../node_modules/@iconify-json/game-icons/icons.json"));
  const known = folder === GENERAL ? new Set() : namesIn(GENERAL);
  const names = [...namesIn(folder)].filter((name) => !known.has(name)).sort();
  const lines = names.map((name) => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
    if (!icon) throw new Error(`game-icons has no ${name}`);
    return `  "${name}": "${pathOf(name, icon.body)}",\n`;
  });
  return `${HEAD}${lines.join("")}};\n`;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  for (const folder of folders()) {
    const file = new URL(`${folder}icons.ts`, SOURCE);
    if (process.argv.includes("--write")) writeFileSync(file, icons(folder));
    else if (!existsSync(file) || icons(folder) !== readFileSync(file, "utf8")) {
      console.error(`src/${folder}icons.ts is stale: node tools/icons.mjs --write`);
      process.exit(1);
    }
  }
}
