import { face, type Features } from "../../looks/portraits";

export const PORTRAITS: Record<string, Features> = {
  carl: face(0, "bald", 2, "bowler", 2, "moustache", 1, 4),
  henry: face(3, "short", 5, "cap", 0, "full", 3, 1),
  kassey: face(1, "braids", 2, "band", 1, "none", 2, 0),
  may: face(4, "bun", 5, "none", 0, "none", 0, 1),
  concepcion: face(1, "long", 0, "veil", 2, "none", 4, 4),
  thomas: face(0, "short", 4, "preacher", 2, "none", 4, 4),
  meg: face(0, "curls", 2, "stetson", 1, "none", 1, 2),
  molly: face(3, "curls", 5, "stetson", 2, "none", 2, 1),
  pablito: face(2, "short", 5, "sombrero", 3, "moustache", 5, 0),
  trixie: face(4, "long", 3, "top", 2, "none", 0, 0),
  hanna: face(4, "bun", 1, "bonnet", 4, "none", 4, 3),
  jeb: face(0, "long", 4, "stetson", 3, "full", 3, 2),
  jimmy: face(4, "short", 3, "cap", 1, "none", 2, 0),
  turner: face(3, "bald", 5, "none", 0, "goatee", 5, 3),
};
