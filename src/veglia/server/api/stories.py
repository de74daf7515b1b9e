"""Stories: what a title counts and honours, and the chronicle of a table whose game is over."""

import asyncio
from collections import OrderedDict

from starlette.requests import Request
from starlette.responses import Response

from veglia.kernel.story import Chronicle
from veglia.server.api.http import Http, answer, table_language
from veglia.server.net.shares import address_of
from veglia.server.table.refusal import Refusal
from veglia.server.table.table import LiveTable
from veglia.server.workers.bots import Bots
from veglia.server.workers.thinking import Viewer
from veglia.show.chronicle import NO_STORY
from veglia.show.story import story_words

# So many chronicles are kept: a table has one for each language and each who looks.
KEPT = 256
Key = tuple[str, int, str, tuple[int, ...]]


class Stories:
    """The endpoints."""

    def __init__(self, http: Http, bots: Bots) -> None:
        self.http = http
        self.bots = bots
        self.kept: OrderedDict[Key, asyncio.Task[Chronicle]] = OrderedDict()

    async def words(self, request: Request) -> Response:
        title, language = self.http.book_of(request)
        return answer(story_words(title.presentation.story() or NO_STORY, language))

    async def chronicle(self, request: Request) -> Response:
        """Tell a game that is over to whoever has a link to it."""
        table, access = await self.http.enter(request)
        if table.history.state.asking is not None:
            raise Refusal("still_running")
        viewer = Viewer(table.seats_of(access), table_language(table, request), table.row.practice)
        return answer(await self.told(table, viewer, address_of(request)))

    async def told(self, table: LiveTable, viewer: Viewer, address: str) -> Chronicle:
        """Return a chronicle; those who ask for the same one wait for it together."""
        key = (table.row.id, table.version, viewer.language, viewer.seats)
        telling = self.kept.get(key)
        if telling is None:
            telling = self.kept[key] = asyncio.create_task(self.bots.tell(table, viewer, address))
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(key)
        try:
            # Whoever does not wait any more must not take it away from others.
            return await asyncio.shield(telling)
        except Exception:
            self.kept.pop(key, None)
            raise
