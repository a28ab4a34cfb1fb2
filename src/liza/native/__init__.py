"""The rules as machine code without CPython: the same sources, through mypyc's front end and a back end of our own.

``front_end`` reads the rules and lowers them to ``program``; ``call_graph`` keeps what can be reached; ``emitter``
writes it as C++ on top of ``runtime/``; ``library`` has it compiled and loads it. ``heap`` lays the real game's objects
out in its memory, as ``layout`` says; ``engine`` plays; ``identity`` is the judge. No room knows that it exists.
"""
