// The same people as in tests/server/load.py, at a boardgame.io server: two at each table, each choosing in turn.
const { randomUUID } = require('node:crypto');
const { io } = require('socket.io-client');

const [url, tables, rate, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const AT_ONCE = 20;

async function table() {
  // The first to ask for a match makes it; without names and passwords, which only makes the peer's work easier.
  const matchID = randomUUID();
  const people = [];
  for (const playerID of ['0', '1']) {
    const socket = io(`${url}/peer`, { transports: ['websocket'], forceNew: true });
    const person = { socket, playerID, done: null };
    await new Promise((resolve) => {
      socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2));
      socket.on('sync', resolve);
    });
    socket.on('update', (_matchID, state) => {
      people.stateID = Math.max(people.stateID, state._stateID);
      // A move is acknowledged when the mover hears of it.
      if (person.done !== null && state._stateID > person.sent) {
        person.done();
        person.done = null;
      }
    });
    people.push(person);
  }
  people.matchID = matchID;
  people.stateID = 0;
  people.turn = 0;
  return people;
}

async function choose(people) {
  const person = people[people.turn % 2];
  const began = performance.now();
  person.sent = people.stateID;
  const acknowledged = new Promise((resolve) => (person.done = resolve));
  const action = {
    type: 'MAKE_MOVE',
    payload: { type: 'deploy', args: [people.turn], playerID: person.playerID },
  };
  person.socket.emit('update', action, people.stateID, people.matchID, person.playerID);
  await acknowledged;
  people.turn += 1;
  return performance.now() - began;
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function play(people, at, began, times) {
  const period = rate ? (1000 * tables) / rate : 0;
  let due = began + (period * at) / tables;
  for (;;) {
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    if (performance.now() - began > 1000 * seconds) return;
    times.push(await choose(people));
    due += period;
  }
}

async function main() {
  const all = [];
  for (let made = 0; made < tables; made += AT_ONCE) {
    all.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, tables - made) }, table))));
  }
  const times = [];
  const began = performance.now();
  await Promise.all(all.map((people, at) => play(people, at, began, times)));
  const played = Math.min((performance.now() - began) / 1000, seconds);
  times.sort((a, b) => a - b);
  const at = (share) => Number(times[Math.floor(times.length * share)].toFixed(2));
  process.stdout.write(
    JSON.stringify({ tables, moves: times.length, moves_per_s: Math.round(times.length / played), p50_ms: at(0.5), p99_ms: at(0.99) }) + '\n',
  );
  process.exit(0);
}

main();
