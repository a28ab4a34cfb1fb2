"""What an operator decides about a server."""

from __future__ import annotations

import os
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

_VARIABLE: Final = "LIZA_SERVER"
Rate = Annotated[float, Meta(ge=0)]
Count = Annotated[int, Meta(ge=0)]
Time = Annotated[float, Meta(gt=0)]


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting of one server, the same in all its processes."""

    db: str = "liza.db"
    """Where tables are kept: a file (SQLite) or ``postgresql://user@host/name``."""
    password_file: str = ""
    """A file with the database's password, where its address holds none."""
    host: str = "127.0.0.1"
    """Which address of this machine to listen on."""
    port: Annotated[int, Meta(ge=1, le=65_535)] = 8000
    """On which port."""
    workers: Annotated[int, Meta(ge=1)] = 1
    """How many processes answer requests."""
    bots: Count = 1
    """How many processes of each server process let bots think; 0 leaves that to ``liza worker``."""
    analysts: Count = 2
    """How many processes of each server process analyse finished games on request; 0: none."""
    origins: tuple[str, ...] = ()
    """Further sites whose pages may open the socket; a server's own pages always may."""
    proxies: str = "127.0.0.1"
    """Whose word about the address of a client is believed."""
    think: Time = 10.0
    """Seconds after which a bot that has not chosen is replaced by one that chooses at random."""
    lease: Time = 20.0
    """Seconds after which a bot's turn is given to another worker, if it has not been played."""
    absence: Rate = 60.0
    """Seconds after which the other players may give the seat of an absent player to a bot; later with a slow clock,
    and not at all where every choice has its days."""
    poll: Time = 2.0
    """Seconds between two looks into the log, for what no notification told of."""
    messages: Rate = 20.0
    """How many messages a second a connection may send for long."""
    requests: Rate = 20.0
    """How many writes and new connections a second an address may make for long, and ten times as many reads; 0:
    any."""
    connections: Count = 200
    """How many sockets an address may have open; 0: any."""
    patience: Time = 15.0
    """Seconds for the headers of a request to arrive; its body and its answer may take eight times as long."""
    share: Rate = 0.5
    """Seconds that the bots of one address may think a second for long; then those of all others come first. 0: any."""
    tables: Count = 100
    """How many unfinished tables that were touched lately an address may have; 0: any."""
    bot_tables: Count = 4
    """At how many of them only bots may play; 0: any."""
    alive: Time = 0.5
    """Hours for which an unfinished table counts after the last entry or visit."""
    opened: Count = 300
    """How many tables an address may open in an hour, whatever becomes of them; 0: any."""
    unfinished: Count = 500
    """How many unfinished tables of an address are kept that stay untouched for ``fade`` hours; 0: any."""
    fade: Time = 48.0
    """Hours untouched after which a table is called off that waits for people, or where bots alone play."""
    abandoned: Time = 720.0
    """Hours untouched after which a game of people is called off."""
    forget: Time = 168.0
    """Hours after which a table that was called off is deleted."""
    archive: Time = 720.0
    """Hours after which a finished game is packed into one row and what was said there is deleted."""
    shelf: Rate = 2_000.0
    """Megabytes of pictures and drafts that the site keeps for the workshop."""
    shelf_share: Rate = 40.0
    """Megabytes of them that an address may keep; the fuller the shelf, the less: a sixteenth of what is left."""
    push_contact: str = ""
    """Where the browsers' push services may reach who runs the site: ``mailto:somebody@a.domain`` or
    ``https://a.domain``; without it no push is sent."""
    push_hosts: tuple[str, ...] = ()
    """Further push services than those of the usual browsers: names, or whole origins."""
    webhook_hosts: tuple[str, ...] = ()
    """Hosts of chats that a table may tell whose decision it waits for, such as ``discord.com``."""
    mail_server: str = ""
    """The server that takes letters to those who asked for them: ``smtp://user:password@host:587``, which must offer
    TLS, or ``smtps://user:password@host``; without it no mail is sent."""
    mail_from: str = ""
    """The address in whose name they are sent, such as ``mesa@a.domain``."""
    log: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    """How much is logged."""
    traces: str = ""
    """Where traces are sent, an OpenTelemetry collector such as http://localhost:4318; this needs ``liza[traces]``."""

    def to_environment(self) -> None:
        """Leave the settings where the processes that are started next will find them."""
        os.environ[_VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> Config:
        """Return the settings that were left in the environment, or the defaults."""
        return msgspec.json.decode(os.environ.get(_VARIABLE, "{}"), type=cls)
