"""A passkey in software: what a device does in the two ceremonies, as far as a site can see."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2.cbor import encode
from fido2.cose import ES256
from fido2.utils import websafe_encode

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """A device with one passkey."""

    def __init__(self, origin: str, *, counts: bool = True) -> None:
        self.origin = origin
        self.verifies = True
        """Whether it verifies its holder."""
        self.id = secrets.token_bytes(16)
        self.counter = 0
        self._counts = counts
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Make the passkey that a site asks for."""
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id
        data = self._data(ATTESTED) + attested + encode(dict(ES256.from_cryptography_key(self._key.public_key())))
        client = self._client("webauthn.create", options)
        made = encode({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer({"clientDataJSON": websafe_encode(client), "attestationObject": websafe_encode(made)})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Sign a challenge."""
        data, client = self._data(0), self._client("webauthn.get", options)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        said = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self._answer({name: websafe_encode(value) for name, value in said.items()})

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        id = websafe_encode(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "clientExtensionResults": {}, "response": response}

    def _client(self, type: str, options: dict[str, Any]) -> bytes:
        challenge = options["publicKey"]["challenge"]
        return json.dumps({"type": type, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        self.counter += self._counts
        name = urlsplit(self.origin).hostname or ""
        flags |= PRESENT | (VERIFIED if self.verifies else 0)
        return hashlib.sha256(name.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")
