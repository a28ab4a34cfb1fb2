// Plays every game to the end with Python for the browser, here in Node:
// node engine.mjs PYODIDE ARCHIVE SENTENCES GAMES LEARNED PROGRAM
// GAMES is a JSON object: a game and how many sit down to it. One line of JSON for each game: what checking it said. Two
// more lines: what a program in Python says before and after what the rooms have learnt has come.

import { readFileSync } from 'node:fs';

const [pyodide, archive, sentences, games, learned, program] = process.argv.slice(2);
const MOST = 5_000;
const KEPT = 20;

const { loadPyodide } = await import(pyodide);
const python = await loadPyodide();
const unpack = (file) => python.unpackArchive(new Uint8Array(readFileSync(file)).buffer, 'zip', { extractDir: '/liza' });
unpack(archive);
// As web/src/net/worker.ts begins.
const make = python.runPython(`
import sys
sys.path.insert(0, "/liza")
from liza.offline.msgspec_fallback import install
install()
from liza.offline.device import Device
Device
`);

let heard = [];
const send = (_line, text) => heard.push(JSON.parse(text));
const device = make(readFileSync(sentences, 'utf8'), '{}', '{}', () => undefined, send);
const position = () => heard.findLast(({ type }) => type === 'state' || type === 'moved');

for (const [game, count] of Object.entries(JSON.parse(games))) {
  heard = [];
  const others = Array.from({ length: count - 1 }, () => ({ kind: 'bot', level: 'random' }));
  const wanted = JSON.stringify({ game, seats: [{ kind: 'person', name: 'Ana' }, ...others] });
  const [, made] = JSON.parse(device.ask('POST', '/tables', null, wanted));
  const { token } = made.keys[0];
  device.open(1);
  device.hear(1, JSON.stringify({ type: 'hello', table: made.table.id, token }));
  for (let step = 0; step < MOST && !heard.some(({ type }) => type === 'over'); step++) {
    const { n, legal } = position();
    if (legal.length) device.hear(1, JSON.stringify({ type: 'act', n, action: legal[(step * 7919) % legal.length].action }));
    else if (!device.think()) throw new Error(`nobody is asked any more in ${game}`);
    heard = heard.slice(-KEPT);
  }
  const told = (what) => JSON.parse(device.ask('GET', `/tables/${made.table.id}/${what}`, token, ''))[1];
  const { seat, steps } = told('replay');
  const claim = { record: told('record'), told: steps, seat, promised: made.table.commitment };
  const [, verdict] = JSON.parse(device.ask('POST', '/check', null, JSON.stringify(claim)));
  console.log(JSON.stringify({ game, ...verdict }));
  device.close(1);
}
console.log(python.runPython(program));
unpack(learned);
python.runPython('from liza.bots.learned.policy import forget_shipped; forget_shipped()');
console.log(python.runPython(program));
process.exit(0);
