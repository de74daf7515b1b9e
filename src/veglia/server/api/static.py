"""The client's files, as `npm run build` makes them."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from veglia.server.table.refusal import Refusal

FOLDER = Path(__file__).parents[1] / "web"
# Files whose names hold a hash of their contents: a new build has new names.
HASHED = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Veglia</title>
<h1>The client has not been built</h1>
<p>The server is running, but there is no page to show. In the folder <code>web</code> run
<code>npm ci</code> and <code>npm run build</code>, or start everything with <code>make play</code>.</p>
</html>
"""


class ClientFiles:
    """Serves the files of the client; any other address is one of its pages."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder.resolve()

    async def file(self, request: Request) -> Response:
        path = request.path_params["path"]
        index = self.folder / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 503)
        wanted = self.find(path)
        if wanted is not None:
            return FileResponse(
                wanted, headers={"Cache-Control": FOR_EVER if path.startswith(HASHED) else ASK_AGAIN}
            )
        if "." in path.rpartition("/")[2]:
            raise Refusal("unknown_page")
        return FileResponse(index, headers={"Cache-Control": ASK_AGAIN})

    def find(self, path: str) -> Path | None:
        """Return a file inside the folder, never one outside of it."""
        if "\0" in path:
            return None
        try:
            wanted = (self.folder / path).resolve()
            return wanted if wanted.is_relative_to(self.folder) and wanted.is_file() else None
        except (OSError, UnicodeError):
            # A name that is longer than the file system allows, or that it cannot encode.
            return None
