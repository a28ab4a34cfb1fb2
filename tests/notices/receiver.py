"""A push service and a chat on this machine: it reads what it is sent as a browser would, and can misbehave."""

from __future__ import annotations

import base64
import hmac
import json
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDFExpand
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
SALT = 16


def unpadded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def url64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """The keys of a browser: the other end of RFC 8291, written from its text and not from our own code."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes | None = None) -> None:
        self._key = private or ec.generate_private_key(CURVE)
        self._auth = auth or os.urandom(16)
        self._public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def keys(self, endpoint: str, language: str = "es") -> dict[str, str]:
        return {
            "endpoint": endpoint,
            "p256dh": url64(self._public),
            "auth": url64(self._auth),
            "language": language,
        }

    def read(self, body: bytes) -> bytes:
        salt, size, long = body[:SALT], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + long], body[21 + long :]
        assert len(sealed) <= size
        secret = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        first = expand(mac(self._auth, secret), b"WebPush: info\0" + self._public + theirs, 32)
        second = mac(salt, first)
        key = expand(second, b"Content-Encoding: aes128gcm\0", 16)
        nonce = expand(second, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text[-1:] == b"\2"
        return text[:-1]


def mac(key: bytes, data: bytes) -> bytes:
    return hmac.digest(key, data, "sha256")


def expand(key: bytes, info: bytes, long: int) -> bytes:
    return HKDFExpand(hashes.SHA256(), long, info).derive(key)


class Sent(NamedTuple):
    """What the service was sent."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)

    def claims(self) -> dict[str, Any]:
        """What the sender says of itself, its signature checked against the key that it gives."""
        kind, _, rest = self.headers["authorization"].partition(" ")
        assert kind == "vapid"
        said = dict(part.strip().split("=", 1) for part in rest.split(","))
        head, claims, signature = said["t"].split(".")
        raw = unpadded(signature)
        der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpadded(said["k"]))
        public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        assert json.loads(unpadded(head)) == {"typ": "JWT", "alg": "ES256"}
        return {**json.loads(unpadded(claims)), "k": said["k"]}


class Receiver:
    """What was sent, in order, and how the next things are answered."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.sent: list[Sent] = []
        self.status = 201
        self.answers: dict[str, int] = {}
        """How a path is answered that is not answered as the others are."""
        self.headers: dict[str, str] = {}
        self.delay = 0.0
        self.huge = False

    def told(self, path: str, browser: Browser) -> list[dict[str, Any]]:
        """Return the notifications that a browser at a path has been shown."""
        return [json.loads(browser.read(one.body))["notification"] for one in self.sent if one.path == path]


@contextmanager
def receiving() -> Iterator[Receiver]:
    """Answer until it is done."""
    holder: list[Receiver] = []

    class Answering(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            here = holder[0]
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            here.sent.append(Sent(self.path, headers, body))
            time.sleep(here.delay)
            status = here.answers.get(self.path, here.status)
            self.send_response(status)
            for name, value in here.headers.items():
                self.send_header(name, value)
            if 300 <= status < 400:
                self.send_header("location", f"{here.url}{self.path}")
            self.end_headers()
            if here.huge:
                self.wfile.write(b"x" * 50_000_000)

        def handle_one_request(self) -> None:
            try:
                super().handle_one_request()
            except OSError:
                self.close_connection = True

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Answering) as server:
        server.daemon_threads = True
        holder.append(Receiver(server.server_port))
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield holder[0]
        server.shutdown()
