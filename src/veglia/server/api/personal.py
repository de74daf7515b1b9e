"""Personal links: what a browser keeps, kept for the next device of the same person.

There is no account: whoever has the link has what is behind it. The key travels in a header and is never
logged, and what is stored is sealed with it.
"""

from starlette.requests import Request
from starlette.responses import Response

from veglia.server import wire
from veglia.server.api.http import Http, answer
from veglia.server.store.people import People
from veglia.server.table.keys import bearer
from veglia.server.table.refusal import Refusal

CREATED = 201


class PersonalLinks:
    """The endpoints."""

    def __init__(self, http: Http, people: People) -> None:
        self.count = http.count
        self.read = http.read
        self.must_be_at_home = http.must_be_at_home
        self.largest = http.settings.largest_body
        self.people = people

    async def find(self, request: Request) -> Response:
        person = await self.people.find(key_of(request))
        if person is None:
            raise Refusal("unknown_person")
        return answer(wire.Personal(person.version, person.text))

    async def keep(self, request: Request) -> Response:
        """Put something behind a link, or behind a new one when no key comes with it."""
        self.must_be_at_home(request)
        wish = await self.read(request, wire.KeepPersonal, self.largest)
        key = bearer(request.headers.get("authorization"))
        if not key and not request.headers.get("authorization"):
            self.count(request, "too_many_links")
            return answer(wire.PersonalLink(await self.people.add(wish.text)), CREATED)
        if not key:
            raise Refusal("unknown_person")
        if not await self.people.put(key, wish.version, wish.text):
            is_there = await self.people.find(key) is not None
            raise Refusal("person_stale" if is_there else "unknown_person")
        return answer(wire.PersonalLink(key), CREATED)

    async def renew(self, request: Request) -> Response:
        """Replace a link that somebody else may have seen."""
        self.must_be_at_home(request)
        key = await self.people.renew(key_of(request))
        if key is None:
            raise Refusal("unknown_person")
        return answer(wire.PersonalLink(key), CREATED)

    async def drop(self, request: Request) -> Response:
        self.must_be_at_home(request)
        key = key_of(request)
        if not await self.people.drop(key):
            raise Refusal("unknown_person")
        return answer(wire.PersonalLink(""))


def key_of(request: Request) -> str:
    """Return the key of a personal link; without one there is nobody."""
    key = bearer(request.headers.get("authorization"))
    if not key:
        raise Refusal("unknown_person")
    return key
