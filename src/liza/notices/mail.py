"""Letters by the operator's mail server: it is asked in threads of its own, and left alone for a while when down."""

from __future__ import annotations

import asyncio
import hashlib
import ipaddress
import smtplib
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formataddr, formatdate
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from liza.notices.mailboxes import Mailbox, is_address
from liza.notices.outgoing import PATIENCE, Answer

_PORTS: Final = {"smtp": 587, "smtps": 465}
_TAKEN: Final = Answer(250)
_GONE: Final = Answer(410)
_REFUSED: Final = Answer(403)
_LATER: Final = Answer(0)
_TOGETHER: Final = 4
"""How many letters are handed over at once."""
_REST: Final = 30.0
"""Seconds for which a server that did not answer is left alone."""
_WHOLE: Final = SMTP.clone(max_line_length=998)
"""No head is folded: some programs find no address in one that is."""
_PERMANENT: Final = 500
_NOBODY: Final = b"5.1."
"""Begins what a server says of an address that there is not (RFC 3463)."""


class BadMailServer(ValueError):
    """A mail server that cannot be used as it was written."""


class MailServer(NamedTuple):
    """How the operator's mail server is reached, and in whose name letters are sent."""

    host: str
    port: int
    secure: bool
    """Whether it speaks TLS from the beginning; otherwise it must begin to, unless it is this very machine."""
    user: str
    password: str
    sender: str


def mail_server(url: str, sender: str) -> MailServer | None:
    """Read what the operator has written; None where there is no file."""
    if not url and not sender:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port or _PORTS.get(parts.scheme, 0)
    except ValueError:
        raise BadMailServer("it is no address") from None
    if parts.scheme not in _PORTS or not parts.hostname or parts.path.strip("/") or parts.query or parts.fragment:
        raise BadMailServer("it must be smtp://user:password@host:587 or smtps://user:password@host")
    if not is_address(sender):
        raise BadMailServer("letters need a sender: mail_from = mesa@a.domain")
    user, password = (unquote(part or "") for part in (parts.username, parts.password))
    return MailServer(parts.hostname, port, parts.scheme == "smtps", user, password, sender)


class Letter(NamedTuple):
    """What is written to a person."""

    to: Mailbox
    title: str
    lines: tuple[str, ...]
    topic: str
    """The same for all letters about one matter: a letter that is sent twice has one id."""


class MailDesk:
    """Sends letters."""

    def __init__(self, server: MailServer) -> None:
        self._server: Final = server
        self._threads: Final = ThreadPoolExecutor(_TOGETHER, "mail")
        self._free: Final = asyncio.Semaphore(_TOGETHER)
        self._down = -_REST

    async def send(self, letter: Letter, *, may_stop: bool = True) -> Answer:
        """Hand a letter over; the answer is read as that of a push service is."""
        message = message_of(letter, self._server.sender, may_stop=may_stop)
        async with self._free:
            if time.monotonic() < self._down + _REST:
                return _LATER
            try:
                async with asyncio.timeout(2 * PATIENCE):
                    return await asyncio.get_running_loop().run_in_executor(self._threads, self._hand_over, message)
            except TimeoutError:
                self._down = time.monotonic()
                return _LATER

    def _hand_over(self, message: EmailMessage) -> Answer:
        try:
            with self._line() as line:
                line.send_message(message)
        except smtplib.SMTPRecipientsRefused as fault:
            return _of_refusal(next(iter(fault.recipients.values())))
        except smtplib.SMTPResponseException as fault:
            return _REFUSED if fault.smtp_code >= _PERMANENT and not isinstance(fault, _OURS) else _LATER
        except (smtplib.SMTPException, OSError):
            self._down = time.monotonic()
            return _LATER
        return _TAKEN

    def _line(self) -> smtplib.SMTP:
        host, port = self._server.host, self._server.port
        trusted = ssl.create_default_context()
        if self._server.secure:
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=trusted)
        else:
            line = smtplib.SMTP(host, port, timeout=PATIENCE)
        try:
            if not self._server.secure and not _is_here(host):
                line.starttls(context=trusted)
            if self._server.user:
                line.login(self._server.user, self._server.password)
        except BaseException:
            line.close()
            raise
        return line


_OURS: Final = (
    smtplib.SMTPAuthenticationError,
    smtplib.SMTPConnectError,
    smtplib.SMTPHeloError,
    smtplib.SMTPSenderRefused,
)
"""What is the operator's to mend: letters wait for it."""


def _of_refusal(said: tuple[int, bytes]) -> Answer:
    code, text = said
    if code < _PERMANENT:
        return _LATER
    return _GONE if text.startswith(_NOBODY) else _REFUSED


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def message_of(letter: Letter, sender: str, *, may_stop: bool = True) -> EmailMessage:
    """Return a letter as it travels: as text, with the one click that ends all further ones (RFC 8058)."""
    box, domain = letter.to, sender.rpartition("@")[2]
    name = hashlib.sha256(f"{box.person} {letter.topic}".encode()).hexdigest()[:40]
    message = EmailMessage(policy=_WHOLE)
    message["From"] = formataddr(("Liza", sender))
    message["To"] = box.address
    message["Subject"] = letter.title
    message["Date"] = formatdate()
    message["Message-ID"] = f"<{name}@{domain}>"
    message["Auto-Submitted"] = "auto-generated"
    message["Content-Language"] = box.language
    if may_stop:
        message["List-Unsubscribe"] = f"<{box.origin}/api/mail/stop/{box.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content("\n\n".join(letter.lines) + "\n")
    return message
