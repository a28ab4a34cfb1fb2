"""What one process needs to tell people anything: the site's key, and where this site may send to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from liza.notices.addresses import PUSH_HOSTS
from liza.notices.mail import MailDesk, mail_server
from liza.notices.sender import NoticeSender, PushSettings
from liza.notices.vapid import PushKey, push_key
from liza.server.base.config import Config
from liza.server.protocol.limits import PerAddress
from liza.store import Store

_CHANGES_A_SECOND: Final = 1 / 30
_CHANGES_AT_ONCE: Final = 20
"""Subscriptions, feeds, webhooks and tests that an address may ask for at a stretch."""
_CODES_A_SECOND: Final = 1 / 3_600
_CODES_AT_ONCE: Final = 3
"""Codes that are sent to one mailbox, whoever asks for them."""


class NoticeDesk:
    """Where handlers find what notices need."""

    def __init__(self, store: Store, config: Config, clock: Callable[[], int]) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self._contact: Final = config.push_contact
        self.push_hosts: Final = (*PUSH_HOSTS, *config.push_hosts)
        self.webhook_hosts: Final = config.webhook_hosts
        self.changes: Final = PerAddress(_CHANGES_A_SECOND if config.requests else 0.0, _CHANGES_AT_ONCE)
        self.codes: Final = PerAddress(_CODES_A_SECOND, _CODES_AT_ONCE)
        server = mail_server(config.mail_server, config.mail_from)
        self.mail: Final = None if server is None else MailDesk(server)
        """Sends letters; None where the operator has named no server."""
        self._key: PushKey | None = None
        settings = PushSettings(self.key, config.push_contact, self.push_hosts, self.webhook_hosts, self.mail)
        self.sender: Final = NoticeSender(store, settings, clock)
        """Tells what is due."""

    async def key(self) -> PushKey | None:
        """Return the site's key; None where the operator has named no contact, without which no push is sent."""
        if self._key is None and self._contact:
            self._key = await push_key(self.store)
        return self._key
