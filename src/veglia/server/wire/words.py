"""Words that both ways over the wire use."""

from typing import Annotated

from msgspec import Meta

Language = Annotated[str, Meta(pattern=r"^[a-z]{2}$")]
Name = Annotated[str, Meta(pattern=r"^[a-z0-9_]{1,40}$")]
# An id of a thing of the scene.
ThingId = Annotated[str, Meta(max_length=80)]
# A key is the secret part of a link. It travels in the header `Authorization: Bearer <key>`, and as the
# second subprotocol of a websocket (after "veglia"): addresses are written to logs, these are not.
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22,64}$")]
# Counts messages of a client, so that answers find their question and nothing is done twice.
Request = Annotated[int, Meta(ge=0, le=2**31)]
Number = Annotated[int, Meta(ge=-(2**15), le=2**15)]
# Counts the choices and the undos of a table, so that what was meant for a line taken back is never taken.
Version = Annotated[int, Meta(ge=0, le=2**31)]
