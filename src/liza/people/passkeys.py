"""What a passkey signs and whether it did: the ceremonies of WebAuthn, without a database.

``fido2`` does it: it needs one library where ``webauthn`` needs four. It is loaded with the first ceremony.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from fido2.server import Fido2Server

NAME: Final = "Liza"
MOST_BYTES: Final = 20_000
"""Characters of an answer of a browser, at most."""


class CredentialRefused(Exception):
    """A ceremony that is not completed; ``code`` names the reason in the server's texts."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code: Final = code


class CeremonyPlace(NamedTuple):
    """Where a ceremony takes place: passkeys belong to the name of a site, and a browser says on which page it is."""

    name: str
    origin: str

    @property
    def able(self) -> bool:
        """Whether passkeys work here at all: no browser makes them for a number instead of a name."""
        try:
            ipaddress.ip_address(self.name)
        except ValueError:
            secure = self.origin.startswith("https://") or self.name == "localhost"
            return bool(self.name) and secure
        return False


class NewPasskey(NamedTuple):
    """A passkey as it is kept."""

    id: str
    """Its id, as browsers write it."""
    data: bytes
    """Its public key, with the id and the kind of device (COSE)."""
    counter: int
    verified: bool
    """Whether its holder was verified (a finger, a face, a PIN) when it was made: then they are each time."""
    synced: bool
    """Whether it is kept beyond its device."""


def _server(place: CeremonyPlace) -> Fido2Server:
    from fido2.server import Fido2Server  # noqa: PLC0415 - see above
    from fido2.webauthn import PublicKeyCredentialRpEntity  # noqa: PLC0415

    if not place.able:
        raise CredentialRefused("passkey-place")
    relying = PublicKeyCredentialRpEntity(id=place.name, name=NAME)
    return Fido2Server(relying, verify_origin=lambda origin: bool(origin == place.origin))


def _state(challenge: bytes) -> dict[str, Any]:
    from fido2.utils import websafe_encode  # noqa: PLC0415 - see above

    return {"challenge": websafe_encode(challenge), "user_verification": "preferred"}


def creation(place: CeremonyPlace, person: str, shown: str, challenge: bytes, known: list[bytes]) -> dict[str, Any]:
    """Return what a browser needs to make a passkey for a person, on a device that has none of theirs."""
    server = _server(place)
    from fido2.webauthn import (  # noqa: PLC0415 - see above
        AttestedCredentialData,
        PublicKeyCredentialUserEntity,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options, _ = server.register_begin(
        PublicKeyCredentialUserEntity(id=person.encode(), name=shown, display_name=shown),
        credentials=[AttestedCredentialData(data) for data in known],
        resident_key_requirement=ResidentKeyRequirement.REQUIRED,
        user_verification=UserVerificationRequirement.PREFERRED,
        challenge=challenge,
    )
    return dict(options)


def created(place: CeremonyPlace, challenge: bytes, answer: Mapping[str, Any]) -> NewPasskey:
    """Return the passkey that a browser has made, or refuse."""
    server = _server(place)
    from fido2.utils import websafe_encode  # noqa: PLC0415 - see above

    try:
        data = server.register_complete(_state(challenge), answer)
        credential = data.credential_data
    except Exception as fault:
        raise CredentialRefused("passkey-refused") from fault
    if credential is None:
        raise CredentialRefused("passkey-refused")
    synced = bool(data.flags & data.FLAG.BE)
    id = websafe_encode(credential.credential_id)
    return NewPasskey(id, bytes(credential), data.counter, bool(data.is_user_verified()), synced)


def request(place: CeremonyPlace, challenge: bytes) -> dict[str, Any]:
    """Return what a browser needs to let a passkey sign: whichever its user chooses."""
    server = _server(place)
    from fido2.webauthn import UserVerificationRequirement  # noqa: PLC0415 - see above

    wanted = UserVerificationRequirement.PREFERRED
    options, _ = server.authenticate_begin(user_verification=wanted, challenge=challenge)
    return dict(options)


def signed(place: CeremonyPlace, challenge: bytes, answer: Mapping[str, Any], kept: NewPasskey) -> int:
    """Return the counter of a passkey that has signed a challenge, or refuse."""
    server = _server(place)
    from fido2.webauthn import AttestedCredentialData, AuthenticationResponse  # noqa: PLC0415 - see above

    try:
        server.authenticate_complete(_state(challenge), [AttestedCredentialData(kept.data)], answer)
        data = AuthenticationResponse.from_dict(answer).response.authenticator_data
    except Exception as fault:
        raise CredentialRefused("passkey-refused") from fault
    if kept.verified and not data.is_user_verified():
        raise CredentialRefused("passkey-unverified")
    count = int(data.counter)
    if (count or kept.counter) and count <= kept.counter:
        raise CredentialRefused("passkey-copied")  # passkeys that are synced count nothing, and stay at 0
    return count


def id_of(answer: Mapping[str, Any]) -> str:
    """Return the id of the passkey that an answer says it comes from."""
    id = answer.get("id")
    return id if isinstance(id, str) else ""
