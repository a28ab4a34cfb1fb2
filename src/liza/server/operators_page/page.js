// The moderators' page. The token lives in this variable alone: no cookie, no storage.
'use strict';

let token = '';
const said = document.getElementById('said');

async function ask(path, body) {
  const headers = { Authorization: `Bearer ${token}` };
  if (body) headers['Content-Type'] = 'application/json';
  const answer = await fetch(path, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) });
  const found = await answer.json();
  if (!answer.ok) throw new Error([found[document.documentElement.lang], found.detail].filter(Boolean).join(' '));
  return found;
}

function shown(value) {
  if (typeof value === 'number' && value > 1e12) return new Date(value).toISOString();
  return value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
}

// What can be done about a row of a list with one press; the words are those of the form.
const NEXT = {
  apart: () => 'release',
  tables: () => 'quarantine',
  processes: () => 'drain',
  bans: (row) => (row[1] === 'enter' ? 'unban' : 'unmute'),
};

function button(what, target) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = document.querySelector(`option[value="${what}"]`).textContent;
  made.addEventListener('click', () => void attempt(() => decide({ what, target })));
  return made;
}

async function decide(order) {
  await ask('/api/operators/orders', order);
  await look();
}

function fill(name, rows) {
  const table = document.querySelector(`[data-list="${name}"]`);
  table.replaceChildren(
    ...rows.map((row) => {
      const line = document.createElement('tr');
      for (const value of row) line.insertCell().textContent = shown(value);
      const what = NEXT[name]?.(row);
      if (what) line.insertCell().append(button(what, row[0]));
      return line;
    }),
  );
}

async function look() {
  const found = await ask('/api/operators');
  document.getElementById('inside').hidden = false;
  document.getElementById('enter').hidden = true;
  for (const name of ['apart', 'tables', 'people', 'processes', 'bans']) fill(name, found[name]);
  fill('orders', found.orders.reverse());
  fill('settings', Object.entries(found.settings));
}

async function attempt(work) {
  said.textContent = '';
  try {
    await work();
  } catch (fault) {
    said.textContent = fault.message;
  }
}

document.getElementById('enter').addEventListener('submit', (event) => {
  event.preventDefault();
  token = event.target.token.value.trim();
  event.target.reset();
  void attempt(look);
});

document.getElementById('order').addEventListener('submit', (event) => {
  event.preventDefault();
  const order = Object.fromEntries(new FormData(event.target));
  void attempt(async () => {
    await decide(order);
    event.target.reset();
  });
});
