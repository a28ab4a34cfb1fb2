"""What a request needs of the running process, typed: handlers take it as their argument `services`."""

from __future__ import annotations
