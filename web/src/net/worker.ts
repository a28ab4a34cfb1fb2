/** The engine in a worker: Python, the rooms of the games, and what answers for the server. */

import { counted } from './counted';
import type { FromWorker, ToWorker } from './worker-messages';
import { openTables } from './tables';

/** What `liza.offline.device.Device` offers. */
interface Device {
  ask(method: string, path: string, token: string | null, body: string): string;
  open(line: number): void;
  hear(line: number, text: string): void;
  close(line: number): void;
  think(): boolean;
}

interface Python {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

/** What the folder says of its engine (`offline/static_folder.py` writes it). */
interface Parts {
  /** Bytes of everything that is fetched. */
  bytes: number;
  /** What is said of each thing that cannot be done. */
  sentences: unknown;
  /** The packs that games are played with here. */
  packs: unknown;
}

const BEGIN = `
import sys
sys.path.insert(0, "/liza")
from liza.offline.msgspec_fallback import install
install()
from liza.offline.device import Device
Device
`;
/** What bots have learnt has come: they look for it anew. */
const LEARNED = `
from liza.bots.learned.policy import forget_shipped
forget_shipped()
`;
const CLOCKS = 1_000;
const NOT_THERE = 404;

const say = (message: FromWorker): void => self.postMessage(message);
let device: Promise<Device> | undefined;

/** Fetch a part of the engine. Why it could not be had, where that can be said: `none` or `unreached`. */
async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new Error(answer?.status === NOT_THERE ? 'none' : 'unreached');
  return answer;
}

async function python(root: string): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${root}engine/pyodide.mjs`).catch(() => {
    throw new Error('unreached');
  })) as { loadPyodide(options: { indexURL: string }): Promise<Python> };
  return await loadPyodide({ indexURL: `${root}engine/` });
}

async function begin(root: string): Promise<Device> {
  if (typeof WebAssembly === 'undefined') throw new Error('wasm');
  const parts = (await (await fetched(`${root}engine/parts.json`)).json()) as Parts;
  const fetch = self.fetch.bind(self);
  self.fetch = counted(fetch, parts.bytes, (part) => say({ type: 'loading', part }));
  const [running, archive, tables] = await Promise.all([
    python(root),
    fetched(`${root}engine/liza.zip`).then((answer) => answer.arrayBuffer()),
    openTables(),
  ]);
  self.fetch = fetch;
  running.unpackArchive(archive, 'zip', { extractDir: '/liza' });
  const make = running.runPython(BEGIN) as (...given: unknown[]) => Device;
  const made = make(
    JSON.stringify(parts.sentences),
    JSON.stringify(parts.packs),
    JSON.stringify(await tables.all()),
    tables.save,
    (line: number, text: string) => say({ type: 'heard', line, text }),
  );
  say({ type: 'ready' });
  setInterval(() => think(made), CLOCKS);
  void learn(running, root);
  return made;
}

/** Fetch what bots have learnt. Nobody waits for it: without it those that go by it search without it. */
async function learn(running: Python, root: string): Promise<void> {
  const archive = await fetched(`${root}engine/learned.zip`).catch(() => null);
  if (!archive) return;
  running.unpackArchive(await archive.arrayBuffer(), 'zip', { extractDir: '/liza' });
  running.runPython(LEARNED);
}

let thinking: ReturnType<typeof setTimeout> | undefined;

/** Let one bot choose, and the next one as soon as whoever has said something meanwhile was answered. */
function think(made: Device): void {
  thinking ??= setTimeout(() => {
    thinking = undefined;
    if (made.think()) think(made);
  });
}

function answer(made: Device, message: ToWorker): void {
  switch (message.type) {
    case 'ask': {
      const [status, body] = JSON.parse(made.ask(message.method, message.path, message.token, message.body)) as [
        number,
        unknown,
      ];
      say({ type: 'answer', id: message.id, status, body: JSON.stringify(body) });
      break;
    }
    case 'open':
      made.open(message.line);
      break;
    case 'say':
      made.hear(message.line, message.text);
      break;
    case 'close':
      made.close(message.line);
      break;
  }
  think(made);
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'begin') {
    device = begin(data.root);
    device.catch((fault: unknown) =>
      say({ type: 'failed', why: fault instanceof Error ? fault.message : String(fault) }),
    );
  } else if (device) {
    answer(await device, data);
  }
};
