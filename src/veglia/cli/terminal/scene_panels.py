"""What stands around a title's board, told from its scene alone."""

from typing import Final

from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.scene_board import BoardDrawing, short_name, zones_of
from veglia.cli.terminal.style import Line, Span, beside, flow, heading, paragraph, width
from veglia.kernel.presentation import Entry
from veglia.kernel.scene import Bar, BoardShape, Card, Hero, Pile, Scene, Slot, ZoneShape
from veglia.rulebook import Book

GAP: Final = 2
# What the panel beside the board needs; where a board leaves less it goes below.
NARROWEST_PANEL: Final = 34
# What a figure needs; the party stands in as many columns as there is room for.
NARROWEST_HERO: Final = 46
MOST_COLUMNS: Final = 3
# From this width on what is below the board stands in two columns.
TWO_COLUMNS: Final = 90


class TablePanels:
    """The table as a seat sees it, within a width."""

    def __init__(
        self,
        shape: BoardShape,
        scene: Scene,
        glossary: dict[str, Entry],
        rules: Book,
        labels: Labels,
        limit: int,
    ) -> None:
        self.shape = shape
        self.scene = scene
        self.glossary = glossary
        self.rules = rules
        self.labels = labels
        self.limit = limit
        self.board = BoardDrawing(shape, scene, limit)

    def shown(self) -> object:
        """Return what board and panel show; what has not changed is not drawn again."""
        scene = self.scene
        pieces = [(one.id, one.zone, one.count, one.name, one.states) for one in scene.pieces]
        piles = [(pile.top, pile.note) for pile in scene.piles]
        return scene.board, scene.round, scene.phase, scene.chips, scene.goals, piles, pieces, scene.inset

    def lines(self) -> list[Line]:
        """Return the board with the panel beside it, or below when the board is wide."""
        board = self.board.lines()
        board_width = max(width(line) for line in board)
        left = self.limit - board_width - GAP
        if left >= NARROWEST_PANEL:
            return beside(board, joined(self.panel(left)), board_width, GAP)
        if self.limit < TWO_COLUMNS:
            return [*board, *joined(self.panel(self.limit))]
        half = (self.limit - GAP) // 2
        first, second = halves(self.panel(half))
        return [*board, *beside(joined(first), joined(second), half, GAP)]

    def panel(self, limit: int) -> list[list[Line]]:
        """Return everything worth knowing that has no place on the board, part by part."""
        parts = [
            self.state(limit),
            self.inset(limit),
            self.goals(limit),
            self.hands(limit),
            self.known(limit),
            self.above(limit),
            self.places(limit),
            self.piles(limit),
            self.signs(limit),
        ]
        return [part for part in parts if part]

    def state(self, limit: int) -> list[Line]:
        """Return round, phase and the facts of the head line."""
        scene = self.scene
        lines = paragraph(f"{self.labels.text('round', round=scene.round)}, {scene.phase}", limit, "title")
        for chip in scene.chips:
            lines += [[(f"{chip.name}: ", ""), (chip.value, chip.colour)]]
        for track in scene.tracks:
            lines += paragraph(f"{track.name}: {track.at}/{track.last}", limit, "", "", "   ")
            for step in track.steps:
                lines += paragraph(f"{step.at}: {step.text}", limit, step.colour, "   ", "   ")
        return lines

    def inset(self, limit: int) -> list[Line]:
        """Return what goes on in the foreground: the parties with their dice, a card that was announced."""
        inset = self.scene.inset
        if inset is None:
            return []
        lines: list[Line] = [[(inset.title, "title")]]
        for party in inset.parties:
            text = f"{party.name}:"
            if party.dice is not None:
                text += f" {' '.join(map(str, party.dice.faces))} = {party.total}"
            told = [*(card.name for card in party.cards), *party.notes]
            text += f" ({', '.join(told)})" if told else ""
            lines += paragraph(text, limit, "good" if party.is_ahead else "", "", "   ")
        for played in inset.played:
            style = "dim" if played.cancelled else ""
            note = f" ({played.cancelled})" if played.cancelled else ""
            lines += paragraph(f"{played.by}: {played.card.name}{note}", limit, style, "", "   ")
        if inset.card is not None:
            lines += paragraph(f"{inset.played_by}: {card_text(inset.card)}", limit, "", "", "   ")
            lines += paragraph(inset.card.text, limit, "dim", "   ", "   ")
        for text in (inset.status, inset.passing):
            lines += paragraph(text, limit, "", "", "   ") if text else []
        return lines

    def goals(self, limit: int) -> list[Line]:
        """Return the mission's goals, ticked when met."""
        lines: list[Line] = [[(self.labels.text("goals"), "title")]]
        for goal in self.scene.goals:
            text = f"{goal.text} ({goal.progress})" if goal.progress else goal.text
            text = f"{goal.side}: {text}" if goal.side else text
            box = "[x] " if goal.is_met else "[ ] "
            lines += paragraph(text, limit, "good" if goal.is_met else "", box, "    ")
        if self.scene.rules and self.scene.rules[0] in self.rules.rules:
            chapter = self.scene.rules[0].rpartition(".")[0]
            hint = self.labels.text("mission_rules", chapter=chapter)
            lines += paragraph(hint, limit, "dim", "", "    ")
        return lines

    def hands(self, limit: int) -> list[Line]:
        """Return the cards that the seat sees, and how many others hold."""
        lines: list[Line] = []
        for hand in self.scene.hands:
            unseen = hand.count - len(hand.cards)
            cards = [card_text(card) for card in hand.cards]
            cards += [self.labels.text("unseen", count=unseen)] if unseen or not cards else []
            lines += paragraph(f"{hand.name}: {', '.join(cards)}", limit, "", "", "   ")
        return [[(self.labels.text("hands"), "title")], *lines] if lines else []

    def known(self, limit: int) -> list[Line]:
        """Return what the seat knows of tokens face down: their fronts."""
        names = {zone.id: zone.name for zone in self.shape.zones}
        lines: list[Line] = []
        for piece in self.scene.pieces:
            if piece.back and piece.look != piece.back:
                lines += paragraph(f"{names.get(piece.zone, '')}: {piece.name}", limit, "token", "", "   ")
        return [[(self.labels.text("known"), "title")], *lines] if lines else []

    def above(self, limit: int) -> list[Line]:
        """Return the zones that hang over others: over which, and what stands there."""
        lines: list[Line] = []
        for zone in self.board.raster.hanging:
            under = [one for rect in zone.rects for one in zones_of(self.board.raster.zones, rect)]
            below = [short_name(one) for one in self.shape.zones if one in under]
            over = self.labels.text("over", below=", ".join(below))
            lines += paragraph(f"{zone.name} {over}", limit, "", "", "   ")
            there = [span for spans in self.board.pieces_in(zone.id) for span in spans]
            lines += [[("   ", ""), *line] for line in flow(there, limit - 3)]
        return [[(self.labels.text("above"), "title")], *lines] if lines else []

    def places(self, limit: int) -> list[Line]:
        """Return what is printed on the board and has a name, with the numbers of its zones."""
        found: dict[str, list[ZoneShape]] = {}
        for decor in self.shape.decor:
            if decor.look in self.glossary:
                name = self.glossary[decor.look].name
                # Zones of a building have its name beside their number.
                there = [zone for zone in self.shape.zones if zone.name.endswith(f" {name}")]
                found.setdefault(name, []).extend(there or zones_of(self.board.raster.zones, decor.rect))
        for zone in self.shape.zones:
            kind = self.glossary.get(zone.kind)
            if kind is not None and kind.name.casefold() not in zone.name.casefold():
                found.setdefault(kind.name, []).append(zone)
        lines: list[Line] = []
        for name, there in found.items():
            numbers = [short_name(zone) for zone in self.shape.zones if zone in there]
            lines += paragraph(f"{name}: {', '.join(numbers)}", limit, "", "", "   ") if numbers else []
        return [[(self.labels.text("places"), "title")], *lines] if lines else []

    def piles(self, limit: int) -> list[Line]:
        """Return how many cards the piles have, and what lies open on them."""
        lines = flow([(f"{pile.name} {pile.left}", "") for pile in self.scene.piles], limit, gap="  ")
        for pile in self.scene.piles:
            lines += open_card(pile, limit)
        return [[(self.labels.text("piles"), "title")], *lines] if lines else []

    def signs(self, limit: int) -> list[Line]:
        """Return what the signs on the board mean."""
        signs = self.board.signs
        lines = flow(signs.legend(), limit, gap="  ")
        for look, piece in signs.crowd.items():
            about = f"{piece.name}: {piece.note}" if piece.note else piece.name
            lines += paragraph(f"{signs.foes[look]} {about}", limit, signs.foe_role(look), "", "   ")
        return [[(self.labels.text("signs"), "title")], *lines] if lines else []

    # The party

    def party(self) -> list[list[Line]]:
        """Return a block for each figure that has a dashboard."""
        column = column_width(self.limit)
        return [self.hero(one, column) for one in self.scene.heroes]

    def hero(self, one: Hero, limit: int) -> list[Line]:
        """Return a figure with its dashboard: where it is, bars, Actions, cards, skills, notes."""
        name = (f">{one.name}", "active") if one.is_active else (one.name, "hero")
        names = {zone.id: zone.name for zone in self.shape.zones}
        where = [
            names[piece.zone] for piece in self.scene.pieces if piece.id == one.id and piece.zone in names
        ]
        spans: list[Span] = [name, (one.out, "bad") if one.out else ("".join(where), "")]
        spans += [bar_span(bar) for bar in one.bars if bar.most]
        if one.is_active:
            free = f" {self.labels.text('free', free=one.free_actions)}" if one.free_actions else ""
            spans.append((f"{self.labels.text('actions')} {one.actions}{free}", "title"))
        lines = flow([span for span in spans if span[0]], limit, indent=2, gap="  ")
        lines += [line for slot in one.slots if slot.name for line in slot_lines(slot, limit)]
        loose = [card_text(slot.card) for slot in one.slots if slot.card is not None and not slot.name]
        held = self.labels.text("held", cards=", ".join(loose)) if loose else ""
        lines += paragraph(held, limit, "", " ", "    ")
        skills = ", ".join(skill.name for skill in one.skills if skill.state != "later")
        seats = {hero.seat for hero in self.scene.heroes if hero.seat is not None}
        player = self.labels.player(one.seat) if one.seat is not None and len(seats) > 1 else ""
        nature = " - ".join(part for part in (player, one.title, skills, *one.notes) if part)
        return lines + paragraph(nature, limit, "dim", " ", "   ")


def joined(parts: list[list[Line]]) -> list[Line]:
    """Return parts below each other, with an empty line between them."""
    lines: list[Line] = []
    for part in parts:
        lines += [*part, []]
    return lines[:-1]


def halves(parts: list[list[Line]]) -> tuple[list[list[Line]], list[list[Line]]]:
    """Return parts for two columns that are about equally long."""
    sizes = [len(part) + 1 for part in parts]
    best = min(range(1, len(parts) + 1), key=lambda at: max(sum(sizes[:at]), sum(sizes[at:])))
    return parts[:best], parts[best:]


def column_count(limit: int) -> int:
    return max(1, min(MOST_COLUMNS, (limit + GAP) // (NARROWEST_HERO + GAP)))


def column_width(limit: int) -> int:
    count = column_count(limit)
    return (limit - GAP * (count - 1)) // count


def party_lines(blocks: list[list[Line]], labels: Labels, limit: int) -> list[Line]:
    """Return the blocks of some figures in columns, read along the rows."""
    count = column_count(limit)
    column = column_width(limit)
    lines: list[Line] = [heading(labels.text("party"), limit)]
    for start in range(0, len(blocks), count):
        row = blocks[start : start + count]
        together = row[0]
        for place, block in enumerate(row[1:], 1):
            together = beside(together, block, column * place + GAP * (place - 1), GAP)
        lines += together
    return lines


def bar_span(bar: Bar) -> Span:
    """Return how far a bar is, with the name and in the colour of the last mark it has reached."""
    reached = [mark for mark in bar.marks if bar.value >= mark.at]
    text = f"{bar.name} {bar.value}/{bar.most}"
    return (f"{text} {reached[-1].name}", reached[-1].colour) if reached else (text, "")


def card_text(card: Card) -> str:
    """Return a card's name, values and marks."""
    facts = [f"{name} {value}" for name, value in card.values] + card.marks
    return f"{card.name} ({', '.join(facts)})" if facts else card.name


def slot_lines(slot: Slot, limit: int) -> list[Line]:
    """Return a card in its slot; an empty slot says nothing."""
    if slot.card is None:
        return []
    text = f"{slot.name}: {card_text(slot.card)}"
    return paragraph(text, limit, "dim" if slot.card.is_spent else "", " ", "    ")


def open_card(pile: Pile, limit: int) -> list[Line]:
    """Return the card that lies open on a pile, with what the pile says about it."""
    if pile.top is None:
        return []
    text = ". ".join(part for part in (card_text(pile.top), pile.note) if part)
    return paragraph(f"{pile.name}: {text}", limit, "", "", "   ")
