/** From a look (a word of the server) to what is drawn for it. */

import names from "./icon_names.json";
import { ICONS } from "./icons";

/** A look nobody has drawn yet: a lantern, which belongs everywhere. */
const NEUTRAL =
  "M208 96h96l16 48h24v40H168v-40h24zM184 200h144l24 184H160zm48 48l-12 96h72l-12-96zM152 400h208v40H152zM224 40a32 32 0 0 1 64 0v40h-24V44a8 8 0 0 0-16 0v36h-24z";

const KNOWN: Record<string, string> = names;

/** Return the name in the icon set; looks such as "card/knife" or "revolver_heavy" fall back to their parts. */
export function iconName(look: string): string | null {
  const tail = look.split("/").pop()!;
  let word = tail;
  while (word) {
    const name = KNOWN[word];
    if (name) return name;
    word = word.slice(0, Math.max(0, word.lastIndexOf("_")));
  }
  return null;
}

export function iconPath(look: string): string {
  const name = iconName(look);
  return (name && ICONS[name]) || NEUTRAL;
}
