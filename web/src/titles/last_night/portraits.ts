import type { Features } from "../../looks/portraits";

const FAIR = "#efc19a";

function person(features: Partial<Features> & Pick<Features, "hair" | "hairColour" | "coat">): Features {
  return { skin: FAIR, hat: "none", hatColour: "#3b2a20", beard: "none", scarf: "#f3e6c8", dress: "coat", ...features };
}

export const PORTRAITS: Record<string, Features> = {
  sheriff: person({ skin: "#e1ad85", hair: "short", hairColour: "#5b4433", hat: "stetson", hatColour: "#c8a66c", beard: "moustache", coat: "#b48f58", scarf: "#3a1f18" }),
  billy: person({ hair: "short", hairColour: "#4a2c18", coat: "#7c2b33", scarf: "#efe6cf" }),
  sally: person({ skin: "#f0c8a6", hair: "braids", hairColour: "#e6bd5e", hat: "band", coat: "#e58aa6", scarf: "#c8372d" }),
  johnny: person({ skin: "#c98d64", hair: "short", hairColour: "#1d130d", coat: "#27479b", hatColour: "#27479b", scarf: "#f0cf6a", dress: "armor" }),
  jenny: person({ hair: "braids", hairColour: "#9c4721", coat: "#b8423a", scarf: "#2f5f8f", dress: "overalls" }),
  drifter: person({ skin: "#d9a27a", hair: "long", hairColour: "#3a2416", hat: "band", beard: "stubble", coat: "#5a3b26", scarf: "#c8372d" }),
  priest: person({ skin: "#dba886", hair: "short", hairColour: "#c9ced0", coat: "#23262e", scarf: "#f2ede0" }),
  nurse: person({ skin: "#f0c8a6", hair: "curls", hairColour: "#d9a648", hat: "nurse", hatColour: "#fbfaf2", coat: "#eef1ea", scarf: "#8fb7b8" }),
  cook: person({ skin: "#dba886", hair: "bald", hairColour: "#3a2a20", hat: "paper", hatColour: "#fbfaf2", beard: "moustache", coat: "#e9e6da", scarf: "#c8372d" }),
  prom_queen: person({ skin: "#f0c8a6", hair: "long", hairColour: "#5a2f1a", hat: "tiara", hatColour: "#ffe08a", coat: "#b05a9c", scarf: "#f0cf6a" }),
  bag_boy: person({ hair: "short", hairColour: "#b5562a", hat: "cap", hatColour: "#3f8a4f", coat: "#f3ead2", scarf: "#3f8a4f", dress: "overalls" }),
  detective: person({ skin: "#dba886", hair: "short", hairColour: "#3a2a20", hat: "preacher", hatColour: "#4a4238", beard: "stubble", coat: "#a08a64", scarf: "#7c2b33" }),
};
