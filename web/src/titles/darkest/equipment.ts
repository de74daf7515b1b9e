/** Equipment in colour, on a square of 100 by 100. */

import type { Part } from "../../looks/figures";
import { CODES } from "./style";

const INK = "#140c1e";
const STEEL = "#9aa4b8";
const DARK = "#4a5064";
const WOOD = "#8a5630";

const shell = (x: number, y: number, w: number, h: number, tip: string, body = "#e0b04a"): Part[] => [
  [`M${x} ${y + h}v${-h * 0.6}q${w / 2} ${-h * 0.7} ${w} 0v${h * 0.6}z`, INK, 3],
  [`M${x} ${y + h * 0.4}q${w / 2} ${-h * 0.7} ${w} 0z`, tip],
  [`M${x} ${y + h * 0.4}h${w}v${h * 0.6}h${-w}z`, body],
  [`M${x} ${y + h - 4}h${w}`, INK, 2],
];
const ammo = (tip: string, body?: string): Part[] => [22, 44, 66].flatMap((x, place) => shell(x - 4, 24 + (place % 2) * 6, 16, 52, tip, body));
const scope = (lens: string): Part[] => [
  ["M10 40H90V60H10Z", INK, 6],
  ["M10 38H30V62H10ZM70 36H92V64H70Z", DARK],
  ["M28 42H72V58H28Z", STEEL],
  ["M92 36V64", lens, 6],
  ["M44 30H56V42H44Z", DARK],
  ["M34 60V72H42V60M58 60V72H66V60", DARK, 5],
];
const bomb = (body: string, band: string): Part[] => [
  ["M30 44Q30 30 50 30Q70 30 70 44V74Q70 88 50 88Q30 88 30 74Z", INK, 6],
  ["M30 44Q30 30 50 30Q70 30 70 44V74Q70 88 50 88Q30 88 30 74Z", body],
  ["M30 54H70V66H30Z", band],
  ["M42 18H58V32H42Z", STEEL],
  ["M58 20Q78 20 76 48", STEEL, 5],
  ["M34 14a8 8 0 1 0 .100 0", "#e0b04a", 4],
];
const can = (body: string, sign: Part[]): Part[] => [
  ["M22 30H78V90H22Z", INK, 6],
  ["M22 30H78V90H22Z", body],
  ["M32 12H58V30M66 30V20H76V30", INK, 7],
  ["M32 12H58V30", body, 4],
  ["M60 30H78V90H60Z", "#000", 0, 0.16],
  ...sign,
];
const CROSS: Part = ["M44 46h12v12h12v12H56v12H44V70H32V58h12z", "#d8203a"];

export const PICTURES: Record<string, readonly Part[]> = {
  code_token: [
    ["M34 44V30a16 16 0 0 1 32 0v14", INK, 12],
    ["M34 44V30a16 16 0 0 1 32 0v14", "#c3cad8", 6],
    ["M24 44H76V88H24Z", INK, 6],
    ["M24 44H76V88H24Z", "#d9a04e"],
    ...["red", "blue", "green"].map((id, place): Part => [`M${36 + place * 14} 58l5 14h-10z`, CODES[id]!.colour]),
  ],
  handgun: [
    ["M10 30H86V46H50L46 52L42 80H22L30 46H10Z", INK, 6],
    ["M10 30H86V44H10Z", STEEL],
    ["M10 40H86V46H10Z", DARK],
    ["M24 46H48L44 80H24Z", "#5a3a28"],
    ["M48 46Q64 48 60 58H48", DARK, 4],
    ["M16 34h10M76 26v4", INK, 3],
  ],
  shotgun: [
    ["M4 74L34 54L92 24L96 32L44 62L14 88Z", INK, 6],
    ["M4 74L34 54L44 62L14 88Z", WOOD],
    ["M34 54L92 24L96 30L40 60Z", DARK],
    ["M38 56L94 26", STEEL, 3],
    ["M52 54L72 43L75 49L55 60Z", "#a86c3a"],
    ["M36 62q2 8 10 2", DARK, 3],
  ],
  automatic: [
    ["M6 38H60V32H94V42H70L66 54H52L56 86H42L36 54H6Z", INK, 6],
    ["M6 38H66V54H6Z", DARK],
    ["M60 34H94V42H60Z", STEEL],
    ["M42 54H54L56 86H43Z", "#2f3444"],
    ["M20 54H32L28 76H18Z", "#5a3a28"],
    ["M14 42h30M14 47h20", STEEL, 2],
  ],
  sniper_rifle: [
    ["M4 70L30 56L96 34L97 39L44 62L16 84Z", INK, 6],
    ["M4 70L30 56L44 62L16 84Z", "#6a4a2c"],
    ["M30 56L96 34L97 38L42 61Z", DARK],
    ["M36 44L66 32L68 38L38 50Z", "#2f3444"],
    ["M34 45a5 6 0 1 0 8 2M64 33a5 6 0 1 0 6 2", "#8fd0ff", 4],
    ["M70 46L66 64M72 45L78 62", STEEL, 3],
  ],
  combat_knife: [["M10 84L40 54L86 10Q88 30 50 64L22 92Z", INK, 6], ["M40 54L86 10Q88 30 50 64Z", "#cdd5e2"], ["M44 56L84 16", "#f4f8ff", 3], ["M34 52L54 70", DARK, 7], ["M12 86L38 60L46 66L22 92Z", "#3a2a22"], ["M18 84l6 6M26 76l6 6", INK, 3]],
  baseball_bat: [["M14 88L34 66L74 14Q90 8 90 26L44 76L24 94Z", INK, 6], ["M34 66L74 14Q90 8 90 26L44 76Z", "#c8935a"], ["M40 66L80 18", "#e6bd86", 4], ["M14 88L34 66L44 76L24 94Z", "#8a2a34"], ["M12 92a6 6 0 1 0 10 4", "#8a2a34", 7]],
  fire_axe: [["M22 94L58 22L66 26L30 96Z", INK, 6], ["M22 94L58 22L66 26L30 96Z", "#c8935a"], ["M54 14Q78 6 94 26Q84 34 88 48Q66 44 50 30Z", "#c81f3a"], ["M94 26Q84 34 88 48", "#e6ecf4", 6], ["M54 14L40 20L50 30Z", STEEL]],
  handgun_ammo: ammo("#d08a4a"),
  shotgun_ammo: [20, 42, 64].flatMap((x): Part[] => [[`M${x} 26h16v50h-16z`, INK, 5], [`M${x} 26h16v34h-16z`, "#c81f3a"], [`M${x} 60h16v16h-16z`, "#e0b04a"]]),
  automatic_ammo: [["M30 12H66L74 88H34Z", INK, 6], ["M30 12H66L74 88H34Z", DARK], ["M34 18H62M36 34H66M38 50H68M40 66H70", STEEL, 3], ["M36 4h24l2 10h-26z", "#e0b04a"]],
  sniper_ammo: [28, 58].flatMap((x) => shell(x, 8, 16, 82, "#9aa4b8")),
  handgun_scope: scope("#8fd0ff"),
  shotgun_scope: [...scope("#a8f03c"), ["M20 50H14M30 50h40", "#a8f03c", 2]],
  laser_sight: [["M14 44H60V64H14Z", INK, 6], ["M14 44H60V64H14Z", DARK], ["M60 54H98", "#ff3b4e", 5], ["M98 54a3 3 0 1 0 .100 0", "#ffd0d4", 4], ["M24 64V76H46V64", STEEL, 5], ["M22 50h18", STEEL, 3]],
  first_aid_kit: [["M36 28V16H64V28", INK, 8], ["M36 28V16H64V28", "#e6e0ee", 4], ["M12 28H88V88H12Z", INK, 6], ["M12 28H88V88H12Z", "#f4f0fa"], ["M70 28H88V88H70Z", "#000", 0, 0.1], CROSS],
  first_aid_spray: [["M34 40H66V92H34Z", INK, 6], ["M34 40H66V92H34Z", "#f4f0fa"], ["M38 26H62V40H38Z", STEEL], ["M44 14H60V26H44Z", "#d8203a"], ["M66 14l14 -6M66 18h16M66 22l14 6", "#8fd6ff", 3], ["M46 54h8v8h8v8h-8v8h-8v-8h-8v-8h8z", "#d8203a"]],
  antidote: [["M42 10H58V32L66 44V88H34V44L42 32Z", INK, 6], ["M42 10H58V32L66 44V88H34V44L42 32Z", "#d8f4e6"], ["M34 56H66V88H34Z", "#39c27a"], ["M40 6H60V16H40Z", "#8a5a3a"], ["M40 64q5 -5 10 0t10 0", "#8ff0b4", 3]],
  energy_drink: [["M30 22H70V86L64 94H36L30 86Z", INK, 6], ["M30 22H70V86L64 94H36L30 86Z", "#2f6ad0"], ["M34 14H66L70 22H30Z", STEEL], ["M54 32L38 60H50L44 82L64 52H52Z", "#f7d84a"]],
  grenade: [["M28 56Q28 34 50 34Q72 34 72 56V70Q72 92 50 92Q28 92 28 70Z", INK, 6], ["M28 56Q28 34 50 34Q72 34 72 56V70Q72 92 50 92Q28 92 28 70Z", "#5a6b3c"], ["M28 52H72M28 64H72M28 76H72M42 36V90M58 36V90", "#3a4826", 3], ["M42 20H60V36H42Z", STEEL], ["M60 22Q82 24 78 54", STEEL, 5], ["M30 12a9 9 0 1 0 .100 0", "#e0b04a", 4]],
  dynamite: [24, 42, 60].flatMap((x): Part[] => [[`M${x} 30h16v60h-16z`, INK, 5], [`M${x} 30h16v60h-16z`, "#d03a2c"]]).concat([["M24 52H76V62H24Z", "#2a1c24"], ["M50 30Q52 14 66 16", "#e6dcc8", 4], ["M66 6l2 8 8 2-8 2-2 8-2-8-8-2 8-2z", "#ffd15c"]]),
  flashbang: bomb("#c3cad8", "#f7f4ff"),
  smoke_grenade: [...bomb("#5d6a78", "#8a96a4"), ["M20 22q-10 -8 0 -14q10 -8 16 0", "#c3cad8", 5]],
  flare_gun: [["M14 34H70V52H48L42 84H24L30 52H14Z", INK, 6], ["M14 34H70V52H14Z", "#e0662c"], ["M30 52H48L42 84H24Z", "#3a2a22"], ["M84 26l4 12 12 4-12 4-4 12-4-12-12-4 12-4z", "#ffd15c"]],
  fire_extinguisher: [["M34 34H66V92H34Z", INK, 6], ["M34 40Q34 30 50 30Q66 30 66 40V92H34Z", "#d8203a"], ["M44 14H58V30H44Z", DARK], ["M58 18H76", DARK, 6], ["M44 20Q22 24 26 60", INK, 6], ["M40 56H60V76H40Z", "#f4f0fa"], ["M26 60v12", DARK, 8]],
  fire_helmet: [["M14 70Q14 26 50 24Q86 26 86 70L96 78Q50 92 4 78Z", INK, 6], ["M14 70Q14 26 50 24Q86 26 86 70Q50 80 14 70Z", "#d8203a"], ["M4 78Q50 92 96 78L86 68Q50 78 14 68Z", "#a0142a"], ["M50 24V70", "#f0a0a8", 4], ["M40 44h20v22l-10 8-10-8z", "#f0c040"]],
  gas_mask: [["M18 40Q18 12 50 12Q82 12 82 40Q82 66 66 78H34Q18 66 18 40Z", INK, 6], ["M18 40Q18 12 50 12Q82 12 82 40Q82 66 66 78H34Q18 66 18 40Z", "#4a5a48"], ["M20 40a13 13 0 1 0 26 0a13 13 0 1 0 -26 0zM54 40a13 13 0 1 0 26 0a13 13 0 1 0 -26 0z", "#bfe6d8"], ["M26 36l8 -6M60 36l8 -6", "#f4fff8", 3], ["M36 74a14 14 0 1 0 28 0a14 14 0 1 0 -28 0z", "#2a3430"], ["M44 74h12M44 68h12M44 80h12", "#8fa098", 2]],
  fire_alarm: [["M18 18H82V86H18Z", INK, 6], ["M18 18H82V86H18Z", "#d8203a"], ["M26 52a24 24 0 1 0 48 0a24 24 0 1 0 -48 0z", "#f4f0fa"], ["M50 66Q38 66 40 54Q44 44 50 38Q60 50 60 56Q60 66 50 66Z", "#ff8a24"], ["M50 6v8M8 50h6M86 50h6", "#ffd15c", 4]],
  wirecutter: [["M30 92L48 52L30 12M70 92L52 52L70 12", INK, 14], ["M30 92L46 56M70 92L54 56", "#d8203a", 9], ["M46 56L32 12Q52 22 50 48Q48 22 68 12L54 56Z", STEEL], ["M50 52a4 4 0 1 0 .100 0", INK, 4]],
  map: [["M10 24L36 14L64 24L90 14V78L64 88L36 78L10 88Z", INK, 6], ["M10 24L36 14V78L10 88ZM64 24L90 14V78L64 88Z", "#e6d6a8"], ["M36 14L64 24V88L36 78Z", "#cdb884"], ["M20 40H32V56H46M56 42H80V64", "#8a6a44", 3], ["M66 70l10 10M76 70l-10 10", "#d8203a", 5]],
  flashlight: [["M10 70L46 46L58 62L24 88Z", INK, 6], ["M10 70L46 46L58 62L24 88Z", DARK], ["M44 44L58 26L76 50L60 64Z", STEEL], ["M58 26L96 6V60L76 50Z", "#ffe9a0", 0, 0.85], ["M24 72l10 -7", "#d8203a", 4]],
  armor: [["M24 14L40 24H60L76 14L88 34V88H12V34Z", INK, 6], ["M24 14L40 24H60L76 14L88 34V88H12V34Z", "#3f4a64"], ["M26 42H74V60H26ZM26 66H74V80H26Z", "#56637f"], ["M50 28V86", INK, 3], ["M32 48h12M56 48h12M32 72h12M56 72h12", "#8fa0c0", 3]],
  night_vision: [["M10 34H90V66H10Z", INK, 6], ["M10 34H90V66H10Z", "#3a4038"], ["M18 50a14 14 0 1 0 28 0a14 14 0 1 0 -28 0zM54 50a14 14 0 1 0 28 0a14 14 0 1 0 -28 0z", "#8ff05a"], ["M26 46l6 -6M62 46l6 -6", "#f0ffe0", 3], ["M30 34Q50 6 70 34", DARK, 6]],
  gas_can: can("#d03a2c", [["M30 42L70 80M70 42L30 80", "#8a1c14", 4]]),
  chainsaw: [["M6 50H40V82H6Z", INK, 6], ["M6 50H40V82H6Z", "#e0662c"], ["M12 50Q14 32 36 40V50", "#3a343e", 6], ["M40 58L90 50Q98 60 90 70L40 76Z", STEEL], ["M42 56l6 -4 6 3 6 -4 6 3 6 -4 6 3 6 -4M42 78l6 2 6 -3 6 2 6 -3 6 2 6 -3 6 2", DARK, 3], ["M46 66H88", "#f4f0fa", 2], ["M14 66h16", INK, 4]],
  shurikans: [["M50 6L60 38L94 50L60 62L50 94L40 62L6 50L40 38Z", INK, 6], ["M50 6L60 38L94 50L60 62L50 94L40 62L6 50L40 38Z", STEEL], ["M50 6L60 38L50 50ZM94 50L60 62L50 50ZM50 94L40 62L50 50ZM6 50L40 38L50 50Z", "#d5dcea"], ["M43 50a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z", "#2a2434"]],
  flame_thrower: [["M12 50H60V66H12Z", INK, 6], ["M12 50H60V66H12Z", DARK], ["M18 66H36V92H18Z", "#c8372d"], ["M60 54H72V62H60Z", STEEL], ["M40 66L46 84H54L50 66Z", "#3a2a22"], ["M72 58Q80 34 98 30Q90 44 98 52Q92 60 98 74Q82 76 72 58Z", "#ff8a24"], ["M74 58Q84 48 94 46Q88 56 94 64Q82 68 74 58Z", "#ffd15c"]],
  gas_flask: [["M32 34Q32 26 50 26Q68 26 68 34V90H32Z", INK, 6], ["M32 38Q32 28 50 28Q68 28 68 38V90H32Z", "#3c6f9a"], ["M42 12H58V28H42Z", STEEL], ["M36 16H64", DARK, 6], ["M50 76Q40 76 42 66Q46 58 50 52Q60 62 60 68Q60 76 50 76Z", "#ffd15c"]],
  mine: [["M22 52a28 28 0 1 0 56 0a28 28 0 1 0 -56 0z", INK, 6], ["M22 52a28 28 0 1 0 56 0a28 28 0 1 0 -56 0z", "#4a5440"], ["M50 14V26M50 78V90M12 52H24M76 52H88M24 26l8 8M68 70l8 8M76 26l-8 8M32 70l-8 8", "#2a3024", 7], ["M40 52a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z", "#d8203a"]],
  monkey_wrench: [["M22 90L54 42L66 50L34 98Z", INK, 6], ["M22 90L54 42L66 50L34 98Z", "#c8372d"], ["M46 34Q44 14 62 8L60 24L72 32L86 24Q88 44 68 52Z", STEEL], ["M30 86l24 -36", "#f0a0a0", 3]],
  decontamination_kit: [["M30 38H70V92H30Z", INK, 6], ["M30 38H70V92H30Z", "#f0d23c"], ["M40 20H60V38H40Z", DARK], ["M60 26H78L84 40", DARK, 6], ["M84 46l-6 12M88 46l2 14M92 44l8 10", "#8fd6ff", 3], ["M50 52a12 12 0 1 0 .100 0", INK, 3], ["M50 58v12M44 64h12", INK, 4]],
  radiation_pills: [["M30 34H70V92H30Z", INK, 6], ["M30 34H70V92H30Z", "#e08a2c"], ["M26 18H74V34H26Z", "#f4f0fa"], ["M30 50H70V76H30Z", "#f4f0fa"], ["M44 63a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z", "#1a1408"], ["M78 80a8 6 0 1 0 16 0a8 6 0 1 0 -16 0z", "#d8203a"]],
  radiation_suit: [["M34 26Q34 6 50 6Q66 6 66 26L88 36L82 60L72 56V94H28V56L18 60L12 36Z", INK, 6], ["M34 26Q34 6 50 6Q66 6 66 26L88 36L82 60L72 56V94H28V56L18 60L12 36Z", "#f0d23c"], ["M38 16H62V28H38Z", "#8fd6ff"], ["M50 34V94", "#b8942c", 3], ["M28 74H72", "#b8942c", 4], ["M42 50a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z", "#1a1408"]],
  area_red: [["M18 18H82V82H18Z", INK, 8], ["M18 18H82V82H18Z", CODES.red!.colour], ["M50 30L70 68H30Z", INK]],
  area_blue: [["M18 18H82V82H18Z", INK, 8], ["M18 18H82V82H18Z", CODES.blue!.colour], ["M50 26Q70 52 64 64Q58 74 50 74Q42 74 36 64Q30 52 50 26Z", INK]],
  area_orange: [["M18 18H82V82H18Z", INK, 8], ["M18 18H82V82H18Z", CODES.orange!.colour], ["M32 32H68V68H32Z", INK]],
  area_white: [["M18 18H82V82H18Z", INK, 8], ["M18 18H82V82H18Z", CODES.white!.colour], ["M42 28H58V42H72V58H58V72H42V58H28V42H42Z", INK]],
};
