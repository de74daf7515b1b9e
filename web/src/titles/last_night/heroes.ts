/** Heroes, made of parts: legs, clothes, arms, head, hair, and what they hold. */

import { FIRST_HEROES } from "./first_heroes";
import type { Part } from "../../looks/figures";

const INK = "#060d12";
const FAIR = "#efc19a";

function trousers(colour: string, deep: string, shoes: string): Part[] {
  return [
    ["M26 52L23 66L22 77", colour, 8],
    ["M35 52L38 66L39 77", deep, 8],
    ["M20 78H25M37 78H43", shoes, 6],
  ];
}

function bareLegs(skin: string, shoes: string): Part[] {
  return [
    ["M27 58L26 76", skin, 6],
    ["M35 58L36 76", skin, 6],
    ["M23.5 78H27M35 78H39.5", shoes, 5],
  ];
}

function torso(colour: string): Part {
  return ["M19 27Q30 22 41 27L41 46Q40 54 40 56H21Q19 50 19 46Z", colour];
}

/** The left arm hangs, the right one is raised to hold something. */
function arms(sleeve: string, hand: string): Part[] {
  return [
    ["M20 30L15 41L18 50", sleeve, 6.5],
    ["M18 51V52", hand, 5],
    ["M40 30L47 36L49 27", sleeve, 6.5],
    ["M49.5 25V24", hand, 5],
  ];
}

function head(skin: string, mouth = "#a14d3d"): Part[] {
  return [
    ["M30 7Q38.5 7 38 16Q37.5 24 31 25Q24 24 23.5 16Q23 7 30 7Z", skin],
    ["M27.5 16h2v2h-2zM33.5 16h2v2h-2z", INK],
    ["M29 21.500h4", mouth, 1.4],
  ];
}

const shade: Part = ["M36 27L41 28V46L40 56H36Z", "#000", 0, 0.18];

function shortHair(colour: string): Part {
  return ["M22 15Q20.5 3.5 31 3.500Q40.5 3.5 39.5 14L37 12Q33 11 31 8Q27 12 24.5 15Z", colour];
}

function longHair(colour: string): Part[] {
  return [["M21.5 14Q19 30 22 34L27 30V14ZM39.5 12Q43 28 39 34L35 30V14Z", colour]];
}

export const HEROES: Record<string, readonly Part[]> = {
  ...FIRST_HEROES,
  // The sheriff's son: college jacket with a letter, and a torch.
  billy: [
    ...trousers("#35506e", "#2c4460", "#e8e2d0"),
    torso("#7c2b33"),
    ["M28 26h5v30h-5z", "#efe6cf"],
    shade,
    ...arms("#efe6cf", FAIR),
    ["M22 33h4v7h-4zM22 33h3M22 36.500h3", "#f0cf6a"],
    ["M47 24h5l1 -9h-7z", "#9fb0b5"],
    ["M46.5 14L41 2H58L52.5 14Z", "#ffe9a8", 0, 0.55],
    ...head(FAIR),
    shortHair("#4a2c18"),
  ],
  // A ponytail with a bow, a pink pullover, and a school book.
  sally: [
    ...bareLegs("#f0c8a6", "#f3f0e6"),
    ["M24 74h4v-6h-4zM34 74h4v-6h-4z", "#f3f0e6"],
    ["M22 44H39L45 62Q31 66 17 62Z", "#39538c"],
    ["M24 47L21 62M31 47V64M37 47L41 62", "#2b4070", 1.6],
    ["M21 27Q30 23 40 27L40 45H21Z", "#e58aa6"],
    ["M36 27L40 28V45H36Z", "#000", 0, 0.15],
    ["M21 30L15 40L23 46", "#e58aa6", 6],
    ["M24 46h1", "#f0c8a6", 5],
    ["M18 40h11v13H18z", "#4f7d4a"],
    ["M19.5 41.500h8v10h-8z", "#5f9459"],
    ["M40 30L46 39L43 47", "#e58aa6", 6],
    ["M42.5 48v1", "#f0c8a6", 5],
    ["M38 9Q49 7 46 25Q41 24 39 17Z", "#e6bd5e"],
    ...head("#f0c8a6", "#c04a48"),
    ["M22.5 15Q21 4 31 4Q40.5 4 39.5 13Q34 12 31 9.500Q27 13 22.5 15Z", "#e6bd5e"],
    ["M37 5L43 3.500L42 9.500ZM43 3.500L47 8L41 8Z", "#c8372d"],
  ],
  // Shoulder pads, a number, a helmet under the arm, and a ball.
  johnny: [
    ...trousers("#e9e4d2", "#cfc9b4", "#1d1a18"),
    ["M13 31Q15 22 30 23Q46 22 48 31L44 36L41 56H20L17 36Z", "#27479b"],
    ["M13 31Q15 25 22 24L20 34ZM48 31Q46 25 39 24L41 34Z", "#f0cf6a"],
    ["M25 34h5v3h-5v3h5v6h-5M33 34h5v5h-5v-5M33 39v7h5v-7", "#fbf6e6", 1.9],
    ["M37 27L45 30L41 56H37Z", "#000", 0, 0.16],
    ["M17 34L13 44L20 50", "#27479b", 6.5],
    ["M21 50h1", "#c98d64", 5],
    ["M45 33L51 36L52 26", "#27479b", 6.5],
    ["M52 24V22", "#c98d64", 5],
    ["M45 16Q52 9 59 16Q52 22 45 16Z", "#8a4a26"],
    ["M49.5 15.500h5M52 14v3", "#f7efdf", 1.3],
    ["M8 48Q9 40 17 40Q25 41 25 50L20 56H11Z", "#f0cf6a"],
    ["M9 52h8v4M9 49h9", "#27479b", 1.6],
    ...head("#c98d64", "#7a3226"),
    shortHair("#1d130d"),
  ],
  // A leather jacket, long hair under a headband, and a shotgun.
  drifter: [
    ["M46 6L54 3L40 52L35 50Z", "#6e4a2c"],
    ["M52 5L45 27", "#8fa1a8", 3.4],
    ...trousers("#3f5570", "#354a63", "#2a1b12"),
    torso("#5a3b26"),
    ["M27 26H34L32 56H28Z", "#d8d2c0"],
    ["M36 27L41 28V46L40 56H36Z", "#000", 0, 0.2],
    ["M20 30L14 41L24 46", "#5a3b26", 7],
    ["M25 46h2", "#d9a27a", 5],
    ["M40 30L47 37L44 44", "#5a3b26", 7],
    ["M43 45h-1", "#d9a27a", 5],
    ...longHair("#3a2416"),
    ...head("#d9a27a"),
    ["M26 21Q31 19 35.5 21L34 25.500H28Z", "#3a2416", 0, 0.55],
    ["M22.5 15Q21 3.5 31 3.500Q40.5 3.5 39.5 14Q33 9 22.5 15Z", "#3a2416"],
    ["M22.5 12Q31 8.5 39.5 11.500L39.5 14Q31 11.5 22.5 15Z", "#c8372d"],
  ],
  // A paper cap, an apron with stains, a moustache, and a meat cleaver.
  cook: [
    ...trousers("#2f3a46", "#26303b", "#15110e"),
    ["M16 28Q30 21 45 28L46 48Q44 56 43 57H18Q15 52 15 47Z", "#e9e6da"],
    ["M23 30H38L41 62Q31 66 20 62Z", "#fbfaf2"],
    ["M25 44q3 -3 5 1q-1 5 -4 3zM33 54q3 -2 4 2q-3 3 -5 0z", "#b8423a", 0, 0.8],
    ["M39 28L45 29L46 48L43 57H39Z", "#000", 0, 0.14],
    ["M17 31L11 42L16 51", "#e9e6da", 7],
    ["M16 52v1", "#dba886", 5],
    ["M44 31L51 36L51 25", "#e9e6da", 7],
    ["M51 23V21", "#dba886", 5],
    ["M51 21V14", "#4a2c18", 3.4],
    ["M46 -2H58V13H49Q46 12 46 9Z", "#b9c7cb"],
    ...head("#dba886"),
    ["M26 20.500Q28.5 18.5 31 20Q33.5 18.5 36 20.5", "#3a2a20", 2.6],
    ["M23 10Q22 1 31 1Q40 1 38.5 10Q31 7.5 23 10Z", "#fbfaf2"],
    ["M23 8.500Q31 6 38.7 8.500L38.5 11Q31 8.5 23 11Z", "#c8372d"],
  ],
  // A ball gown, a sash, a tiara, and a bat.
  prom_queen: [
    ["M47 27L57 -2", "#b98850", 5],
    ["M22 43H39L48 76Q31 81 13 76Z", "#b05a9c"],
    ["M26 48L20 77M31 46V79M36 48L42 77", "#8f4480", 1.8],
    ["M22 29Q30 25 39 29L39 45H22Z", "#b05a9c"],
    ["M37 44L48 76Q43 78 39 78Z", "#000", 0, 0.15],
    ["M22 29L37 45H32L22 35Z", "#f0cf6a"],
    ["M21 30L15 40L18 49", "#f0c8a6", 5],
    ["M40 30L47 36L48 28", "#f0c8a6", 5],
    ...longHair("#5a2f1a"),
    ...head("#f0c8a6", "#c8372d"),
    ["M22.5 15Q21 4 31 4Q40.5 4 39.5 13Q34 12 31 9Q27 13 22.5 15Z", "#5a2f1a"],
    ["M23.5 8L25 1.500L28 5L31 -1L34 5L37 1.500L38.5 8Q31 4.5 23.5 8Z", "#ffe08a"],
    ["M30 2.500h2v2.500h-2z", "#58c8e8"],
  ],
  // A green apron and cap of the grocery, freckles, and a bag with bread.
  bag_boy: [
    ...trousers("#5a4a3a", "#4b3d30", "#e8e2d0"),
    torso("#f3ead2"),
    ["M24 30H37L39 60Q31 63 22 60Z", "#3f8a4f"],
    ["M25 30L24 26M36 30L37 26", "#3f8a4f", 2],
    ["M27 36h8v3h-8z", "#f3ead2"],
    shade,
    ["M40 30L45 38L40 46", "#f3ead2", 6],
    ["M20 30L14 40L18 49", "#f3ead2", 6],
    ["M5 40L21 40L20 60H7Z", "#c79a5e"],
    ["M5 40L21 40L20.5 44H6Z", "#dcb47a"],
    ["M8 40Q6 31 10 30Q13 31 12 40ZM14 40Q14 33 18 33Q20 35 19 40Z", "#e2b064"],
    ["M18 50h1M39 47h-1", FAIR, 5],
    ...head(FAIR),
    ["M26 19h1.400v1.400H26zM35 19h1.400v1.400H35z", "#b5633c"],
    ["M22.5 16Q21.5 9 24 8H38Q40 9 39 15L36 12H26Z", "#b5562a"],
    ["M22.5 10Q22 1.5 31 1.500Q40 1.5 39.5 9Q46 9 47 12Q38 10 22.5 10Z", "#3f8a4f"],
  ],
  // A trench coat with the collar up, a hat, and a revolver.
  detective: [
    ["M24 76h3M36 76h4", "#15110e", 6],
    ["M19 28Q30 22 41 28L42 50L46 74H16L19 50Z", "#a08a64"],
    ["M30.5 30V74", "#7a6848", 1.6],
    ["M19 47h23v4H19z", "#7a6848"],
    ["M37 27L41 28L42 50L46 74H38Z", "#000", 0, 0.17],
    ["M20 31L14 42L20 50", "#a08a64", 7],
    ["M40 31L48 34L54 30", "#a08a64", 7],
    ["M55 29h1M20 51h1", "#dba886", 5],
    ["M54 24h11v3h-7l-1 5h-3z", "#8fa1a8"],
    ["M24 30L22 22L29 27ZM37 30L40 22L32 27Z", "#b9a377"],
    ["M29 27h4l-2 8z", "#7c2b33"],
    ...head("#dba886"),
    ["M26 20.500Q31 17.5 35.5 20.500L34 25H28Z", "#3a2a20", 0, 0.4],
    ["M15 12Q31 15.5 46 11Q44 8 40 8.500Q39 1 36 1.500Q31 3.5 27 1Q23 1 22 9Q17 9 15 12Z", "#4a4238"],
    ["M22 7Q31 10.5 40 6.500L40 9.500Q31 12.5 21.8 10Z", "#1f1a16"],
  ],
};
