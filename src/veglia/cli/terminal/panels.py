"""What stands around the board: the state of the round, goals, balconies, signs, survivors."""

from typing import Any, Final

from veglia.cli.terminal.board import (
    OBJECTIVES,
    View,
    draw,
    is_wordy,
    machines,
    survivors,
    tokens,
    zombie_codes,
    zombies,
)
from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.style import WIDTH, Line, Span, beside, flow, heading, paragraph, width
from veglia.cli.terminal.walls import cells_of

GAP: Final = 2
# What the panel beside the board needs; where a board leaves less it goes below.
NARROWEST_PANEL: Final = 34
# Tokens that narrow cells show as codes.
TOKENS: Final = ("objective", "starting", "mobile", "abomination", "corpse_pile", "vade_retro")
PARTS: Final = ("car", "tender", "cab")
COLUMN: Final = (WIDTH - GAP) // 2


def table(view: View, labels: Labels) -> list[Line]:
    """Return the board with the panel beside it, or below when the board is wide."""
    board = draw(view, labels)
    board_width = max(width(line) for line in board)
    left = WIDTH - board_width - GAP
    if left >= NARROWEST_PANEL:
        return beside(board, panel(view, labels, left), board_width, GAP)
    return [*board, *panel(view, labels, WIDTH)]


# What the board and its panel show of a view.
SHOWN: Final = (
    *("round", "phase", "level", "zones", "noise", "spawns", "objectives", "vade_retro", "goals"),
    *("wagon", "gatling", "train", "asleep"),
)


def what_is_drawn(view: View) -> dict[str, Any]:
    """Return the part of the view that the board and its panel show, apart from whose turn it is."""
    return {part: view[part] for part in SHOWN} | {
        "places": [(one["zone"], one["riding"]) for one in view["survivors"]],
        "bounty": view["decks"]["bounty"],
    }


def panel(view: View, labels: Labels, limit: int) -> list[Line]:
    """Return everything worth knowing that has no place on the board."""
    level = view["level"]
    first: list[Line] = [
        [(f"{labels.game_text('round')} {view['round']}, {labels.phase(view['phase'])}", "title")],
        [(f"{labels.game_text('danger_level')}: ", ""), (labels.level(level), level)],
    ]
    active = sum(spawn["active"] for spawn in view["spawns"])
    first += paragraph(labels.text("active_spawns", active=active, limit=view["spawn_limit"]), limit)
    parts = [first, goals(view, labels, limit), train(view, labels, limit), balconies(view, labels, limit)]
    parts += [piles(view, labels, limit), bounty(view, labels, limit), signs(view, labels, limit)]
    lines: list[Line] = []
    for part in parts:
        if part:
            lines += [*part, []]
    return lines[:-1]


def goals(view: View, labels: Labels, limit: int) -> list[Line]:
    """Return the mission's goals, ticked when met."""
    lines: list[Line] = [[(labels.game_text("goals_title"), "title")]]
    for goal in view["goals"]:
        text = labels.named("goals", goal["goal"])
        done, total = goal["progress"]
        if total:
            text += f" ({labels.text('progress', done=done, total=total)})"
        box = "[x] " if goal["met"] else "[ ] "
        lines += paragraph(text, limit, "good" if goal["met"] else "", box, "    ")
    lines += paragraph(labels.text("mission_rules", mission=view["mission"]), limit, "dim", "", "    ")
    return lines


def train(view: View, labels: Labels, limit: int) -> list[Line]:
    """Return which zones the train and the free tracks are."""
    if not view["train"]:
        return []
    lines: list[Line] = [[(labels.text("train"), "title")]]
    for part in PARTS:
        zones = [one["zone"] for one in view["train_zones"] if one["part"] == part]
        lines += listed(labels, part, zones, limit)
    return lines + listed(labels, "tracks", view["tracks"], limit)


def piles(view: View, labels: Labels, limit: int) -> list[Line]:
    """Return the corpse piles that sleep."""
    if not view["asleep"]:
        return []
    return [[(labels.text("piles"), "title")], *listed(labels, "asleep", view["asleep"], limit)]


def listed(labels: Labels, key: str, zones: list[int], limit: int) -> list[Line]:
    """Return a line with the numbers of some zones, none without any."""
    if not zones:
        return []
    numbers = ", ".join(str(zone + 1) for zone in zones)
    return paragraph(f"{labels.text(key)} {numbers}", limit, "", "", "   ")


def balconies(view: View, labels: Labels, limit: int) -> list[Line]:
    """Return the balconies: what they overlook, where their stairs are, who stands there."""
    zones = view["zones"]
    high = [zone for zone in zones if zone["kind"] == "balcony"]
    if not high:
        return []
    at = cells_of(zones)
    lines: list[Line] = [[(labels.text("balconies"), "title")]]
    for zone in high:
        below = sorted({at[row, column] + 1 for row, column in zone["cells"]})
        where = labels.text("over", below=", ".join(map(str, below)), stairs=labels.zone(zone["ways"][0]))
        lines += paragraph(f"{zone['number'] + 1} {where}", limit, "", "", "   ")
        number = zone["number"]
        there = (
            tokens(view, labels, number, True) + zombies(view, labels, zone) + survivors(view, number, True)
        )
        lines += [[("   ", ""), *line] for line in flow(there, limit - 3)]
    return lines


def bounty(view: View, labels: Labels, limit: int) -> list[Line]:
    """Return the feat that earns the next bounty weapon."""
    deck = view["decks"]["bounty"]
    needs = deck["needs"]
    if needs is None:
        return []
    card = labels.put("gear", deck["feat"])
    when = labels.text(f"feat_{needs['when']}")
    text = labels.text("feat", card=card, kills=needs["kills"], scope=labels.scope(needs["scope"]), when=when)
    if deck["kills"]:
        text += f" ({labels.text('so_far', kills=deck['kills'])})"
    return [[(labels.game_text("bounty"), "title")], *paragraph(text, limit)]


def signs(view: View, labels: Labels, limit: int) -> list[Line]:
    """Return what the signs on the board mean."""
    lines: list[Line] = [[(labels.text("signs"), "title")]]
    names = labels.kinds(view["kinds"])
    kinds: list[Span] = []
    for kind, (code, colour) in zombie_codes(view, labels).items():
        row = view["kinds"][kind]
        facts = [labels.text("needs", damage=row["toughness"])] if row["toughness"] > 1 else []
        facts += [labels.text("moves", actions=row["actions"])] if row["actions"] > 1 else []
        kinds.append((f"{code} {names[kind]}" + (f" ({', '.join(facts)})" if facts else ""), colour))
    lines += flow(kinds, limit, gap="  ")
    if not is_wordy(view):
        kinds_here = (*TOKENS, *special_objectives(view), *machines(view))
        codes = [(f"{labels.token(kind, False)} {labels.token(kind, True)}", "token") for kind in kinds_here]
        lines += flow(codes, limit, gap="  ")
    lines += paragraph(f"Bang!/BOOM! {labels.text('noise_sign')}", limit, "noise", "", "   ")
    lines += paragraph(f"^ {labels.text('spawn_sign')}", limit, "bad", "", "   ")
    if view["gatling"]:
        lines += paragraph(labels.weapon(view["gatling"]["card"]), limit, "", "", "   ")
    if view["wagon"] >= 0:
        lines += paragraph(labels.text("riding_sign"), limit, "", "", "   ")
    return lines


def special_objectives(view: View) -> list[str]:
    """Return the tokens on the board that stand for objectives unlike the others."""
    lying = [one for one in view["objectives"] if not one["taken"]]
    found = [kind for colour, kind in OBJECTIVES.items() if any(one["colour"] == colour for one in lying)]
    return [*found, "coal"] if view["coal"] else found


def party(blocks: list[list[Line]], labels: Labels) -> list[Line]:
    """Return the blocks of some survivors in two columns, read downwards."""
    half = (len(blocks) + 1) // 2
    lines: list[Line] = [heading(labels.game_text("survivors"))]
    for row in range(half):
        right = blocks[half + row] if half + row < len(blocks) else []
        lines += beside(blocks[row], right, COLUMN, GAP)
    return lines


def survivor(view: View, labels: Labels, who: int) -> list[Line]:
    """Return one survivor: state, cards with their values, skills."""
    one = view["survivors"][who]
    is_active = who == view["active"]
    name = (f">{one['name']}" if is_active else one["name"], "active" if is_active else "survivor")
    lines = flow([name, *state_of(labels, one, is_active)], COLUMN, indent=2, gap="  ")
    for slot, card in enumerate([*one["cards"], one["incoming"]]):
        if card is not None:
            lines += card_lines(labels, slot, card)
    lines += paragraph(held_by(view, labels, who), COLUMN, "token", " ", "  ")
    lines += paragraph(nature_of(view, labels, one), COLUMN, "dim", " ", "       ")
    return lines


def held_by(view: View, labels: Labels, who: int) -> str:
    """Return the objectives a survivor keeps, or the coal a companion carries."""
    held = [token for token in view["objectives"] if token["holder"] == who]
    if held and view["coal"]:
        return labels.text("carries_coal")
    colours = ", ".join(labels.named("colours", token["colour"]) for token in held)
    return f"{labels.game_text('objective')}: {colours}" if held else ""


def nature_of(view: View, labels: Labels, one: dict[str, Any]) -> str:
    """Return whose a survivor is when there are several players, the class and the skills."""
    parts = [labels.named("classes", one["class"])]
    if one["leader"] is not None:
        leader = one["leader"]
        label = labels.game_text("companion_of" if leader >= 0 else "lone_companion")
        parts.insert(0, f"{label} {view['survivors'][leader]['name']}" if leader >= 0 else label)
        return " - ".join(parts)
    if any(other["seat"] != one["seat"] for other in view["survivors"] if other["leader"] is None):
        parts.insert(0, f"{labels.game_text('player')} {one['seat'] + 1}")
    parts.append(", ".join(labels.named("skill_names", skill) for skill in one["skills"]))
    return " - ".join(parts)


def state_of(labels: Labels, one: dict[str, Any], is_active: bool) -> list[Span]:
    """Return a survivor's place, wounds, adrenaline, and actions or whether they have acted."""
    spans: list[Span] = []
    spans.append((labels.game_text("escaped"), "good") if one["escaped"] else (labels.zone(one["zone"]), ""))
    if one["riding"]:
        spans.append((labels.text("riding"), ""))
    if one["leader"] is not None:
        # A Companion falls to its first Wound, gains nothing and has no Turn.
        return spans
    wounds = f"{labels.text('wounds')} {one['wounds']}/{one['health']}"
    spans.append((wounds, "bad" if one["wounds"] else ""))
    spans.append((f"{one['ap']} {labels.text('ap')} {labels.level(one['level'])}", one["level"]))
    if is_active:
        free = f" {labels.text('free', free=one['free'])}" if one["free"] else ""
        spans.append((f"{labels.text('actions')} {one['actions']}{free}", "title"))
    elif one["has_acted"] and not one["escaped"]:
        spans.append((labels.text("done"), "dim"))
    return spans


def card_lines(labels: Labels, slot: int, card: dict[str, Any]) -> list[Line]:
    """Return a card in its slot."""
    label = f" {labels.text(f'slot_{slot}'):5} "
    text = labels.weapon(card)
    if card["empty"]:
        text += f" ({labels.game_text('empty_weapon')})"
    return paragraph(text, COLUMN, "dim" if card["empty"] else "", label, "         ")
