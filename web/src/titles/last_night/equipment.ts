/** What Heroes carry, in colour on a square of 100 by 100, and the ground of its trade. */

import { blade, BRASS, cartridges, GUNMETAL, IRON, LEATHER, revolver, rifle, STEEL, WOOD } from "../arms";
import type { Part } from "../../looks/figures";
import { pictured, type Shape } from "../../looks/shapes";

const GUN = "#33508a";
const HAND = "#8a3f1f";
const THING = "#27706a";

const RED = "#c8372d";
const PAPER = "#f3e6c8";
const FLAME: Shape[] = [
  ["#d8371a", "50 4, 66 22, 68 36, 58 48, 42 48, 32 36, 36 22"],
  ["#ffb02e", "50 18, 58 30, 56 42, 44 42, 42 30", 0],
];

const bar = (colour: string, wide = 9): Shape => [colour, "*16 92, *80 20", wide];
const case_ = (colour: string, sign: Shape[]): Shape[] => [
  [GUNMETAL, "*38 28, *38 16, *62 16, *62 28", 5],
  [colour, "*12 28, *88 28, *88 84, *12 84"],
  ...sign,
];
const CROSS: Shape[] = [[RED, "*44 38, *56 38, *56 50, *68 50, *68 62, *56 62, *56 74, *44 74, *44 62, *32 62, *32 50, *44 50", 0]];
const key = (x: number, turn: string): Shape[] => [
  [BRASS, `o ${x} 34 14 14`],
  ["#6a4a1c", `o ${x} 32 5 5`, 0],
  [BRASS, turn],
];

const DRAWN: Record<string, readonly [ground: string, turn: number, shapes: readonly Shape[]]> = {
  revolver: [GUN, -14, revolver({ barrel: 90 })],
  magnum: [GUN, -14, revolver({ barrel: 98, metal: "#d4dae4", grip: "#3a2a22", bore: 12 }, STEEL)],
  pump_shotgun: [GUN, -18, rifle({ hasPump: true, bore: 7, wood: "#8a5630" })],
  double_barrel: [GUN, -18, rifle({ isDouble: true, bore: 6, wood: "#6a3a22" })],
  old_betsy: [GUN, -18, rifle({ hasLever: true, receiver: BRASS, wood: "#6a3a22", metal: "#c2cad6" })],
  hunting_rifle: [GUN, -18, [...rifle({ wood: "#7a4a2a" }), [GUNMETAL, "*36 30, *74 30, *74 37, *36 37"]]],
  nail_gun: [GUN, -8, [[IRON, "*20 50, *42 52, *36 90, *14 88"], ["#e0b04a", "*14 24, *70 24, *78 34, *72 52, *14 50"], [GUNMETAL, "*70 30, *94 32, *94 42, *72 46"], [STEEL, "*52 52, *62 52, *64 82, *56 84"]]],
  signal_flare: [GUN, -16, [["#d86a2a", "*24 48, *42 50, *38 86, *18 84"], ["#d86a2a", "*20 26, *52 26, *54 50, *22 50"], [IRON, "*50 22, *86 22, *86 46, *50 46"], ["#ffd76a", "*92 34, *104 34", 6]]],
  welding_torch: [HAND, -8, [["#4a7fa8", "22 30, 40 30, 42 50, 42 88, 20 88, 20 50"], [BRASS, "*26 18, *36 18, *36 30, *26 30"], [GUNMETAL, "*31 14, 54 6, 60 40, *52 62", 4], [STEEL, "*50 58, *60 52, *78 74, *70 80"], ["#7fd0ff", "*76 78, 92 80, *100 98, 84 94", 0]]],
  baseball_bat: [HAND, 0, [[WOOD, "*12 92, *18 98, *40 72, 88 26, 96 8, 86 2, 70 12, *32 62"], ["#2a1c18", "*13 93, *30 72", 9], ["#e8c48a", "*46 54, *80 16", 3]]],
  meat_cleaver: [HAND, 0, blade("*34 54, *78 10, *98 32, *56 76", "*8 92, *30 64, *42 74, *18 99", "*28 60, *36 54, *52 70, *44 76", undefined, "*62 66, *92 34")],
  pitchfork: [HAND, 0, [[WOOD, "*6 94, *56 40, *62 46, *12 99"], [STEEL, "*46 22, *40 34, 52 50, 68 60, *78 52", 6], [STEEL, "*58 42, *94 6", 5], [STEEL, "*44 30, *76 2", 5], [STEEL, "*70 58, *98 28", 5]]],
  old_pitchfork: [HAND, 0, [["#6b4a32", "*6 94, *56 40, *62 46, *12 99"], ["#a0643a", "*46 22, *40 34, 52 50, 68 60, *78 52", 6], ["#a0643a", "*58 42, *94 6", 5], ["#a0643a", "*44 30, *66 10", 5], ["#a0643a", "*70 58, *98 28", 5]]],
  fire_axe: [HAND, 0, [[WOOD, "*14 92, *66 14, *74 20, *24 98"], [RED, "*54 12, 72 4, *84 14, *96 44, 84 40, *66 30, *48 22"], [STEEL, "*84 16, *98 26, *94 46, *86 34", 0], [STEEL, "*52 12, *40 6, *46 20"]]],
  rusty_axe: [HAND, 0, [["#6b4a32", "*14 92, *62 20, *70 26, *24 98"], ["#9a5a34", "*56 18, 76 6, *94 20, 92 36, *86 52, 72 40, *54 34"], ["#d8a070", "*92 24, *86 48", 3]]],
  sledgehammer: [HAND, 0, [[WOOD, "*12 92, *60 34, *68 42, *20 99"], [IRON, "*46 24, *70 2, *96 30, *72 52"], [STEEL, "*58 13, *84 41", 3]]],
  shovel: [HAND, 0, [[WOOD, "*30 76, *66 32, *72 38, *36 82"], [STEEL, "*62 40, *54 30, 66 8, *94 4, 92 30, *78 48"], [WOOD, "*10 90, *24 72, *42 88, *26 99", 5]]],
  machete: [HAND, 0, blade("*32 66, *66 26, 84 4, *94 10, 92 30, *42 76", "*6 88, *28 64, *42 76, *16 98", "*26 64, *30 60, *46 76, *42 80", "#c08a5c", "*42 66, *84 18")],
  machete_hero: [HAND, 0, blade("*32 66, *66 26, 84 4, *94 10, 92 30, *42 76", "*6 88, *28 64, *42 76, *16 98", "*26 64, *30 60, *46 76, *42 80", undefined, "*42 66, *84 18")],
  hunting_knife: [HAND, 0, blade("*38 60, *88 8, 90 26, *50 70", "*8 90, *34 60, *46 70, *18 98", "*30 54, *36 50, *56 70, *50 76", undefined, "*46 60, *84 18")],
  katana: [HAND, 0, blade("*28 70, 60 42, *92 2, *98 8, 70 50, *34 78", "*4 90, *26 68, *34 78, *12 98", "*22 66, *28 62, *42 76, *36 80", "#e2e8f2", "*40 66, *86 16")],
  sickle: [HAND, 0, [[WOOD, "*10 88, *34 64, *44 74, *20 98"], [STEEL, "*36 66, 60 56, 78 38, 72 18, *44 8, 82 6, 98 30, 84 62, *44 76"]]],
  crowbar: [HAND, 0, [[RED, "*14 94, *70 34, 84 20, 78 8, *66 12", 9], [RED, "*14 94, *24 98", 7]]],
  fence_post: [HAND, 0, [["#a8763c", "*12 88, *70 20, *92 4, *86 30, *26 98"], ["#7d5a30", "*26 80, *78 22", 2.4], [STEEL, "*50 30, *62 18", 3]]],
  chainsaw: [HAND, -8, [[GUNMETAL, "*8 40, *6 68, *28 72, *30 60", 6], ["#e07a2a", "*14 36, *48 32, *56 50, *52 70, *18 70"], [STEEL, "*50 44, *92 42, 99 51, *92 60, *52 60"], [GUNMETAL, "*54 44, *94 42", 3], [GUNMETAL, "*54 60, *94 60", 3], ["#2a211c", "*20 30, *44 24, *48 34", 5]]],
  torch: [HAND, 0, [["#7a4a2a", "*42 46, *58 46, *54 96, *46 96"], ["#c9b28a", "*38 40, *62 40, *60 56, *40 56"], ...FLAME]],
  road_flare: [HAND, 20, [[RED, "*42 40, *58 40, *58 96, *42 96"], [PAPER, "*42 62, *58 62, *58 72, *42 72", 0], ...FLAME]],
  barbed_wire: [HAND, 0, [[IRON, "14 60, 30 24, 66 20, 86 46, 70 78, 34 82", 4], [IRON, "22 66, 40 36, 70 34, 78 58, 56 74, 28 66", 4], [STEEL, "*24 24, *38 32", 3], [STEEL, "*78 24, *68 36", 3], [STEEL, "*60 70, *66 86", 3], [STEEL, "*16 70, *32 72", 3]]],
  ammo: [GUN, 0, cartridges(BRASS, "#c87a4a")],
  explosive: [THING, 10, [[RED, "*18 34, *36 34, *36 90, *18 90"], ["#e04a38", "*40 30, *58 30, *58 92, *40 92"], ["#c23022", "*62 34, *80 34, *80 90, *62 90"], ["#2a1c18", "*14 54, *84 54, *84 66, *14 66"], [PAPER, "*49 30, *50 16, *66 10", 3.6]]],
  dynamite: [THING, 24, [["#e04a38", "*36 30, *62 30, *62 94, *36 94"], ["#2a1c18", "*34 56, *64 56, *64 68, *34 68"], [PAPER, "*49 30, *50 16, 62 10, *74 14", 4], ["#ffd15c", "*78 2, *82 12, *92 14, *82 18, *78 28, *74 18, *66 14, *74 11"]]],
  gasoline: [THING, 0, [[RED, "*20 32, *62 32, *80 44, *80 92, *20 92"], [GUNMETAL, "*26 30, *28 18, *54 18, *56 30", 5], ["#8a1f16", "*66 32, *84 14, *92 22, *78 42"], ["#ffd15c", "*32 50, *68 82", 6], ["#ffd15c", "*68 50, *32 82", 6]]],
  lighter: [THING, 0, [["#b9c2cf", "*34 52, *66 52, *66 94, *34 94"], [IRON, "*36 40, *54 40, *54 52, *36 52"], [STEEL, "*66 52, *92 34, *96 44, *72 62"], ["#ffb02e", "45 6, 54 24, 52 36, 40 36, 38 24"]]],
  first_aid_kit: [THING, 0, case_(PAPER, CROSS)],
  doctors_bag: [THING, 0, case_("#5a3826", [["#e8d6b0", "o 50 56 22 20", 0], ...CROSS])],
  medical_stockpile: [THING, 0, case_("#d8e2d8", CROSS)],
  painkillers: [THING, 0, [["#e08a2a", "*30 34, *70 34, *70 94, *30 94"], [PAPER, "*26 14, *74 14, *74 34, *26 34"], [PAPER, "*34 50, *66 50, *66 78, *34 78", 0], [RED, "*40 64, *60 64", 5]]],
  keys: [THING, 0, key(36, "*32 46, *42 46, *44 90, *56 90, *56 80, *46 80, *46 72, *54 72, *54 64, *34 64")],
  master_keys: [THING, 0, [...key(30, "*26 46, *36 46, *36 92, *46 92, *46 82, *26 82"), ...key(66, "*62 46, *72 46, *72 92, *82 92, *82 82, *62 82")]],
  flashlight: [THING, 14, [["#ffe9a877", "*68 30, *100 8, *100 76, *68 54", 0], [GUNMETAL, "*6 34, *50 34, *50 52, *6 52"], [IRON, "*48 28, *68 20, *68 64, *48 56"], ["#ffe9a8", "*68 20, *74 20, *74 64, *68 64"]]],
  fire_extinguisher: [THING, 0, [[RED, "36 30, 60 30, 66 44, 66 92, 30 92, 30 44"], [GUNMETAL, "*40 16, *56 16, *56 30, *40 30"], [GUNMETAL, "*54 20, 82 22, 84 44, *80 64", 5], [PAPER, "*34 52, *62 52, *62 72, *34 72", 0], ["#ffd15c", "*34 14, *64 10", 4]]],
  walkie: [THING, 6, [[GUNMETAL, "*58 34, *60 2, *66 2, *66 34"], ["#3c4a3c", "*28 32, *72 32, *72 96, *28 96"], ["#9fd89f", "*36 40, *64 40, *64 54, *36 54", 0], ["#151a15", "*36 64, *64 64", 4], ["#151a15", "*36 74, *64 74", 4], ["#151a15", "*36 84, *64 84", 4]]],
  riot_shield: [THING, 0, [["#3f6f94", "*18 10, 50 4, *82 10, 82 56, 72 82, 50 96, 28 82, 18 56"], ["#a9d4ee", "*28 24, *72 24, *72 44, *28 44", 0], [PAPER, "*32 62, *68 62", 6]]],
  duct_tape: [THING, 0, [["#8d97a6", "o 46 46 36 36"], ["#2b3440", "o 46 46 15 15", 0], ["#8d97a6", "*46 82, *96 82, *96 94, *40 92"]]],
};

export const PICTURES: Record<string, readonly Part[]> = Object.fromEntries(Object.entries(DRAWN).map(([look, [, turn, shapes]]) => [look, pictured(shapes, turn)]));

/** What a card is about says its colour: guns, blows and things, what Heroes do, what the dead do, a place and its secrets. */
const DOES = "#a3701c";
const DEAD = "#7c1f28";
const PLACE = "#4c4a86";
const TOLD: Record<string, readonly string[]> = {
  [DOES]: words(
    "event recovery get_back faith at_last just_a_scratch mr_hyde doc_brody farmer_sty principal_gomez deputy_taylor jeb just_what_i_needed heroic_resolve heros_rage teamwork never_give_up courage nick_of_time librarian aim_head back_to_back adrenaline diversion hold_line second_wind scavenge last_stand rally bandage tactic",
  ),
  [DEAD]: words(
    "smell_brains tear_down pile_on dig_up flooded_sewer looted broken_boards bloated_body blood_spray crawling_torso recently_dead stench catfight caught_off_guard despair bitten fighting_instincts its_stuck knocked_away scratch_claw line_is_dead shamble uuurrgh undead_hate taken_the resilient oh_the_horror surprise_attack loss_of_faith relentless_advance new_pit too_many trip cornered town_overrun heavy_rain braaains cant_be_happening feel_strange got_to_get_to haunted living_nightmare last_night bickering dont_trust self_sacrifice never_ends rotten_bodies hes_a_zombie overconfidence leave_it teen_angst lights_out taken_over grave",
  ),
  [PLACE]: words(
    "blocked_windows escape_window weapon_stockpile ammo_stockpile lumber sheriff_radio barricade_windows into_sewers board_it_up johnnys_jacket sheriffs_badge rosary motorcycle_helmet tool_belt police_radio town_ledger burned_photo shipping_papers lab_notes patient_file cassette_tape item hand ranged stockpile",
  ),
};

function words(text: string): string[] {
  return text.split(" ");
}

export const GROUNDS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(TOLD).flatMap(([ground, looks]) => looks.map((look) => [look, ground]))),
  ...Object.fromEntries(Object.entries(DRAWN).map(([look, [ground]]) => [look, ground])),
};
