import type { Features } from "../../looks/portraits";

function person(features: Partial<Features> & Pick<Features, "hair" | "hairColour" | "coat">): Features {
  return { skin: "#efc19a", hat: "none", hatColour: "#2a2434", beard: "none", scarf: "#efe7f7", dress: "coat", ...features };
}

export const PORTRAITS: Record<string, Features> = {
  bruce: person({ skin: "#d9a27a", hair: "short", hairColour: "#8c8780", beard: "stubble", coat: "#37344a", scarf: "#c81f3a" }),
  jack: person({ skin: "#e0b08c", hair: "long", hairColour: "#3a281d", beard: "full", coat: "#2f5aa0", scarf: "#e9dcc8" }),
  leo: person({ skin: "#8a5a3a", hair: "short", hairColour: "#1a1618", hat: "raised", hatColour: "#b3242c", coat: "#4a4438", scarf: "#e8c84a" }),
  lucy: person({ skin: "#f0cda0", hair: "short", hairColour: "#17131c", hat: "goggles", hatColour: "#2a2434", coat: "#d9a828", scarf: "#8fd0e8" }),
  nina: person({ skin: "#f3cdae", hair: "bun", hairColour: "#5b2a1c", hat: "nurse", hatColour: "#f6f2f4", coat: "#3f8f83", scarf: "#f0c9a8" }),
  bunny: person({ skin: "#f2cba8", hair: "braids", hairColour: "#f4cf5c", hat: "band", coat: "#f2eef6", scarf: "#d8334a" }),
  chuck: person({ skin: "#e0ac84", hair: "short", hairColour: "#17131c", hat: "band", coat: "#201d29", scarf: "#e8333f" }),
};
