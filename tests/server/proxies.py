"""nginx and HAProxy from Debian as they are set up under deploy/, with ports and files of the test.

with front("nginx", [first.port, second.port], folder) as proxy:
    with proxy.sit(table, key) as player:
        ...
"""

import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from websockets import Subprotocol
from websockets.sync.client import connect

from tests.groups import PATIENCE
from tests.server.place import UNHURRIED, Player
from tests.server.processes import ROOT, free_port

DEPLOY = ROOT / "deploy"
NAME = "play.example.org"
KINDS = ("nginx", "haproxy")
NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
{user}
events {{ worker_connections 1024; }}
http {{
    log_format nodes '$upstream_addr $uri';
    access_log {folder}/access.log nodes;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/veglia.conf;
}}
"""


def program(name: str) -> str:
    """Return where a program is; `make setup` sees to it that there is one."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    assert found, f"there is no {name} here: run bash tools/proxies.sh"
    return found


class Proxy:
    """A proxy with TLS in front of some nodes."""

    def __init__(self, kind: str, ports: list[int], folder: Path) -> None:
        self.kind = kind
        self.folder = folder
        self.port = free_port()
        self.plain_port = free_port()
        certify(folder)
        # Each change has to find something: what is tested is what lies under deploy/.
        changes = {f"node{number}:8480": f"127.0.0.1:{port}" for number, port in enumerate(ports, 1)}
        if kind == "nginx":
            changes |= {
                "listen 443 ssl": f"listen 127.0.0.1:{self.port} ssl",
                "listen 80;": f"listen 127.0.0.1:{self.plain_port};",
                "/etc/ssl/veglia": str(folder),
            }
            source, target = DEPLOY / "nginx" / "veglia.conf", folder / "veglia.conf"
            user = "user root;" if Path("/proc/self").stat().st_uid == 0 else ""
            (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user=user))
            self.arguments = [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")]
            self.check = [*self.arguments, "-t"]
        else:
            changes |= {
                "bind :443": f"bind 127.0.0.1:{self.port}",
                "bind :80": f"bind 127.0.0.1:{self.plain_port}",
                "/etc/ssl/veglia": str(folder),
                "log /dev/log local0": "log stdout format raw local0",
                "maxconn 20000": "maxconn 200",
            }
            source, target = DEPLOY / "haproxy" / "haproxy.cfg", folder / "haproxy.cfg"
            self.arguments = [program("haproxy"), "-db", "-f", str(target)]
            self.check = [program("haproxy"), "-c", "-f", str(target)]
        text = source.read_text()
        for old, new in changes.items():
            assert old in text, f"{source} has no {old!r}"
            text = text.replace(old, new)
        target.write_text(text)

    @property
    def address(self) -> str:
        return f"https://127.0.0.1:{self.port}"

    def web(self) -> httpx.Client:
        """Return a client that reaches the proxy by its name and checks its certificate."""
        return httpx.Client(
            base_url=self.address,
            headers={"Host": NAME},
            verify=self.trust(),
            timeout=PATIENCE,
            limits=httpx.Limits(keepalive_expiry=1.0),
        )

    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.folder / "cert.pem"))

    @contextmanager
    def sit(self, table: str, key: str) -> Iterator[Player]:
        """Sit down at a table through the proxy."""
        with connect(
            f"wss://{NAME}:{self.port}/api/tables/{table}/play",
            sock=socket.create_connection(("127.0.0.1", self.port), PATIENCE),
            ssl=self.trust(),
            subprotocols=[Subprotocol("veglia"), Subprotocol(key)],
            additional_headers={"X-Forwarded-For": "203.0.113.9"},
            max_size=None,
            **UNHURRIED,
        ) as connection:
            player = Player(connection)
            player.until("table")
            yield player

    def is_ready(self) -> bool:
        try:
            with self.web() as web:
                return web.get("/readyz").status_code == 200
        except httpx.HTTPError:
            return False

    def nodes_of(self, part: str) -> set[str]:
        """Return which nodes requests with a part of a path were sent to, once they are over."""
        if self.kind == "nginx":
            lines = (self.folder / "access.log").read_text().splitlines()
            return {line.split()[0] for line in lines if part in line}
        lines = (self.folder / "output").read_text().splitlines()
        # nodes/node1
        return {line.split(" nodes/")[1].split()[0] for line in lines if part in line and " nodes/" in line}


def certify(folder: Path) -> None:
    """Make a certificate that signs itself."""
    request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    names = ["-addext", f"subjectAltName=DNS:{NAME},IP:127.0.0.1"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run([program("openssl"), *request, *names, *files], check=True, capture_output=True)
    both = (folder / "cert.pem").read_bytes() + (folder / "key.pem").read_bytes()
    (folder / "both.pem").write_bytes(both)


@contextmanager
def front(kind: str, ports: list[int], folder: Path) -> Iterator[Proxy]:
    """Run a proxy until the end of the block."""
    proxy = Proxy(kind, ports, folder)
    with (folder / "output").open("wb") as output:
        process = subprocess.Popen(proxy.arguments, stdout=output, stderr=output)
    try:
        until = time.monotonic() + PATIENCE
        while not proxy.is_ready():
            assert process.poll() is None, (folder / "output").read_text()
            assert time.monotonic() < until, "no node was found behind the proxy"
            time.sleep(0.05)
        yield proxy
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
