"""Options as they are offered."""

from typing import Any

from veglia.kernel.machine import Option
from veglia.kernel.offers import Offer
from veglia.kernel.words import fields_of, parts_of
from veglia.show.context import Context
from veglia.show.names import Names
from veglia.show.recipe import Recipe
from veglia.show.targets import Targets


def offers(context: Context[Any, Any, Any], options: list[Option], targets: Targets) -> list[Offer]:
    """Return options with their words, looks and targets; what was offered before is the same offer."""
    recipes = context.drawn.recipes
    memory = context.drawn.offers
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


def _recipe(context: Context[Any, Any, Any], kind: type[Option], targets: Targets) -> Recipe:
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


def _key(
    context: Context[Any, Any, Any], option: Option, recipe: Recipe, targets: Targets
) -> tuple[object, ...]:
    """Return all that an offer depends on."""
    found: list[object] = [type(option)]
    for field in recipe.fields:
        found.append(getattr(option, field))
    names: Names = context.names
    for field, wording in recipe.words:
        found.append(names.hinges_on(option, field, wording))
    for target in recipe.targets:
        found.append(targets.hinges_on(option, target))
    return tuple(found)


def _offer(context: Context[Any, Any, Any], option: Option, recipe: Recipe, targets: Targets) -> Offer:
    look = recipe.look
    ids = targets.of(option, look.targets)
    is_idle = recipe.role == "attack" and recipe.foes is not None and not targets.ids(option, recipe.foes)
    return Offer(context.words.say(option), ids, look.look, recipe.group, look.preview, recipe.role, is_idle)
