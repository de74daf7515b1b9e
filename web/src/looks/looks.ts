/** From a look (a word of the server) to what is drawn for it: by the title's own icons, else by the general ones. */

import { inOrder } from "../titles/current.svelte";
import names from "./icon_names.json";
import { ICONS } from "./icons";

/** A look nobody has drawn yet: a lantern, which belongs everywhere. */
const NEUTRAL =
  "M208 96h96l16 48h24v40H168v-40h24zM184 200h144l24 184H160zm48 48l-12 96h72l-12-96zM152 400h208v40H152zM224 40a32 32 0 0 1 64 0v40h-24V44a8 8 0 0 0-16 0v36h-24z";

const GENERAL: Record<string, string> = names;

/** Return the name in the icon set; looks such as "card/rope" or "rope_long" fall back to their parts. */
export function iconName(look: string, theme?: string): string | null {
  const [own, ...others] = inOrder(theme).map((one) => one.icons);
  for (let word = look.split("/").pop()!; word; word = word.slice(0, Math.max(0, word.lastIndexOf("_")))) {
    for (const icons of [own, GENERAL, ...others]) {
      const name = icons?.[word];
      if (name) return name;
    }
  }
  return null;
}

export function iconPath(look: string): string {
  const name = iconName(look);
  if (!name) return NEUTRAL;
  return ICONS[name] ?? inOrder().find((one) => name in one.paths)?.paths[name] ?? NEUTRAL;
}

/** The colour behind the picture of a look, where its title has drawn one; null: it has an icon only. */
export function groundOf(look: string): string | null {
  const own = inOrder()[0];
  return own?.grounds?.[look] ?? (own?.pictures?.[look] ? "var(--card-mark)" : null);
}
