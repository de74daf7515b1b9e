"""What stands around any title's board, told from its scene alone."""

from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.panels import COLUMN
from veglia.cli.terminal.scene_board import Signs, draw
from veglia.cli.terminal.style import WIDTH, Line, Span, flow, paragraph
from veglia.kernel.scene import Bar, BoardShape, Hero, Piece, Scene, Slot


def table(shape: BoardShape, scene: Scene, labels: Labels) -> list[Line]:
    """Return the board with what it shows explained, the state of the round and the goals."""
    signs = Signs(scene)
    lines = draw(shape, scene, signs)
    lines += flow(signs.legend(), WIDTH, gap="  ")
    facts: list[Span] = [(f"{labels.game_text('round')} {scene.round}, {scene.phase}", "title")]
    facts += [(f"{chip.name}: {chip.value}", chip.colour) for chip in scene.chips]
    lines += [[], *flow(facts, WIDTH, gap="  ")]
    lines.append([(labels.game_text("goals_title"), "title")])
    for goal in scene.goals:
        text = f"{goal.text} ({goal.progress})" if goal.progress else goal.text
        box = "[x] " if goal.is_met else "[ ] "
        lines += paragraph(text, WIDTH, "good" if goal.is_met else "", box, "    ")
    return lines


def hero(one: Hero, pieces: list[Piece], names: dict[str, str], labels: Labels) -> list[Line]:
    """Return a figure with its dashboard: where it is, bars, Actions, cards, skills, notes."""
    name = (f">{one.name}", "active") if one.is_active else (one.name, "survivor")
    where = [names[piece.zone] for piece in pieces if piece.id == one.id and piece.zone in names]
    spans: list[Span] = [name, (one.out or "".join(where), "bad" if one.out else "")]
    spans += [(bar_text(bar), level_of(bar)) for bar in one.bars]
    if one.is_active:
        free = f" {labels.text('free', free=one.free_actions)}" if one.free_actions else ""
        spans.append((f"{labels.text('actions')} {one.actions}{free}", "title"))
    lines = flow([span for span in spans if span[0]], COLUMN, indent=2, gap="  ")
    for slot in one.slots:
        lines += slot_lines(slot)
    skills = ", ".join(skill.name for skill in one.skills if skill.state != "later")
    nature = " - ".join(part for part in (one.title, skills, *one.notes) if part)
    return lines + paragraph(nature, COLUMN, "dim", " ", "       ")


def bar_text(bar: Bar) -> str:
    return f"{bar.name} {bar.value}/{bar.most}"


def level_of(bar: Bar) -> str:
    """Return the colour a bar has reached."""
    reached = [mark.colour for mark in bar.marks if bar.value >= mark.at]
    return reached[-1] if reached else ""


def slot_lines(slot: Slot) -> list[Line]:
    """Return a card in its slot; an empty slot says nothing."""
    if slot.card is None:
        return []
    values = " ".join(f"{name} {value}" for name, value in slot.card.values)
    text = f"{slot.card.name} {values}".rstrip()
    return paragraph(f"{slot.name}: {text}", COLUMN, "dim" if slot.card.is_spent else "", " ", "    ")
