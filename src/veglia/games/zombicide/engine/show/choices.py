"""Options as they are offered."""

from veglia.games.zombicide.engine.rules.inventory import Reorganise
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.holding import Holding
from veglia.games.zombicide.engine.show.targets import Targets
from veglia.kernel.machine import Option
from veglia.kernel.scene import Offer
from veglia.kernel.words import fields_of, parts_of
from veglia.show.memory import Memory
from veglia.show.recipe import Recipe


def offers(context: Context, options: list[Option], targets: Targets) -> list[Offer]:
    """Return options with their words, looks and targets; what was offered before is the same offer."""
    context.names.look_again()
    recipes = context.content.recipes
    memory: Memory[Offer] = context.content.offers
    found: list[Offer] = []
    for option in options:
        kind = type(option)
        recipe = recipes.get(kind)
        if recipe is None:
            recipes[kind] = recipe = _recipe(context, kind, targets)
        key = _key(context, option, recipe, targets)
        offer = memory.get(key)
        if offer is None:
            offer = memory.keep(key, _offer(context, option, recipe, targets))
        found.append(offer)
    return found


def _recipe(context: Context, kind: type[Option], targets: Targets) -> Recipe:
    name = kind.__name__
    look = context.look.options[name]
    said = parts_of(context.words.sentences.get(name, ""))
    is_plain = context.names.is_plain
    fields = fields_of(kind)
    return Recipe(
        look,
        context.text["groups"][look.group],
        fields,
        [(field, wording) for _, field, wording in said if field and not is_plain(field, wording)],
        [recipe for recipe in look.targets if not targets.is_plain(recipe, fields)],
    )


def _key(context: Context, option: Option, recipe: Recipe, targets: Targets) -> tuple[object, ...]:
    """Return all that an offer depends on."""
    found: list[object] = [type(option)]
    for field in recipe.fields:
        found.append(getattr(option, field))
    names = context.names
    for field, wording in recipe.words:
        found.append(names.hinges_on(option, field, wording))
    for target in recipe.targets:
        found.append(targets.hinges_on(option, target))
    return tuple(found)


def _offer(context: Context, option: Option, recipe: Recipe, targets: Targets) -> Offer:
    look = recipe.look
    ids = targets.of(option, look.targets)
    return Offer(context.words.say(option), ids, look.look, recipe.group, look.preview)


def drops_stay(before: ZombicideState, state: ZombicideState) -> bool:
    """Whether the same cards may be dropped, and are told apart in the same way."""
    if len(before.survivors) != len(state.survivors):
        return False
    for old, new in zip(before.survivors, state.survivors):
        if old.cards != new.cards or old.profile != new.profile or old.seat != new.seat:
            return False
    return _traders(before) == _traders(state)


def _traders(state: ZombicideState) -> tuple[int, ...]:
    """Return between whom cards are being moved, if cards of theirs that are alike have to be told apart."""
    asking = state.asking
    if not isinstance(asking, Reorganise) or asking.partner < 0:
        return ()
    holding = Holding(state)
    return holding.traders if any(holding.owners[card] in holding.traders for card in holding.twins) else ()
