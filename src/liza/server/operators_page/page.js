// The moderators' page. The token lives in this variable alone: no cookie, no storage.
'use strict';

const EVERY = 5_000;
let token = '';
const the = (id) => document.getElementById(id);
const said = the('said');
const order = the('order');
const form = order.querySelector('form');

async function ask(path, body) {
  const headers = { Authorization: `Bearer ${token}` };
  if (body) headers['Content-Type'] = 'application/json';
  const answer = await fetch(path, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) });
  const found = await answer.json();
  if (!answer.ok) throw new Error([found[document.documentElement.lang], found.detail].filter(Boolean).join(' '));
  return found;
}

function shown(value) {
  if (typeof value === 'number' && value > 1e12) return new Date(value).toLocaleString(document.documentElement.lang);
  if (typeof value === 'boolean') return value ? '✓' : '';
  return value === null ? '' : String(value);
}

// Some columns hold words of the program; the page knows them in the reader's language.
const word = (value) => the('words').content.querySelector(`[data-word="${CSS.escape(value)}"]`)?.textContent ?? value;
const names = (seats) => JSON.parse(seats).map(([, name]) => name).join(', ');
const TOLD = {
  apart: { 2: word, 4: names },
  tables: { 2: word, 4: names },
  processes: { 1: word },
  bans: { 1: word },
  reports: { 2: word },
};

// What can be decided about a row of each list; `deeds` in the page says it in words.
const DEEDS = {
  apart: () => ['release', 'remove'],
  tables: () => ['quarantine', 'remove'],
  people: () => ['ban', 'mute'],
  reports: () => ['close'],
  processes: ([, , , , , , draining]) => (draining ? [] : ['drain']),
  bans: ([, what]) => [what === 'enter' ? 'unban' : 'unmute'],
  settings: () => ['set'],
  orders: () => [],
};

const deed = (what) => the('deeds').content.querySelector(`[data-what="${what}"]`);

function button(what, target) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = deed(what).textContent;
  made.setAttribute('aria-label', `${made.textContent}: ${target}`);
  made.addEventListener('click', () => open(what, target));
  return made;
}

// Nothing is decided by one press: the dialog says what will happen, and to what.
function open(what, target) {
  const { why, detail } = deed(what).dataset;
  form.reset();
  the('refused').textContent = '';
  the('order-what').textContent = deed(what).textContent;
  the('order-why').textContent = why;
  the('order-detail').textContent = detail ?? '';
  form.detail.parentElement.hidden = !detail;
  form.target.parentElement.hidden = !target;
  form.what.value = what;
  form.target.value = target;
  order.showModal();
}

function link(path) {
  const made = document.createElement('a');
  made.href = path;
  made.textContent = the('looked').dataset.replay;
  return made;
}

function fill(name, rows) {
  const table = document.querySelector(`[data-list="${name}"]`);
  const heads = table.tHead.rows[0].cells;
  table.hidden = rows.length === 0;
  table.nextElementSibling.hidden = rows.length > 0;
  table.tBodies[0].replaceChildren(
    ...rows.map((row) => {
      const line = document.createElement('tr');
      row.forEach((value, at) => {
        const cell = line.insertCell();
        if (String(value).startsWith('/t/')) cell.append(link(value));
        else cell.textContent = TOLD[name]?.[at]?.(value) ?? shown(value);
        cell.dataset.label = heads[at].textContent;
      });
      const deeds = DEEDS[name](row).map((what) => button(what, row[0]));
      if (deeds.length) line.insertCell().append(...deeds);
      return line;
    }),
  );
}

async function look() {
  const found = await ask('/api/operators');
  the('inside').hidden = false;
  the('enter').hidden = true;
  for (const name of ['reports', 'apart', 'tables', 'people', 'processes', 'bans']) fill(name, found[name]);
  fill('orders', found.orders.toReversed());
  fill('settings', Object.entries(found.settings));
  the('looked').textContent = `${the('looked').dataset.words} ${shown(Date.now())}`;
}

async function attempt(work, told = said) {
  told.textContent = '';
  try {
    await work();
  } catch (fault) {
    told.textContent = fault.message;
  }
}

// While somebody is at a button of a list, the list stays as it is.
function refresh() {
  const at = document.activeElement;
  if (token && !the('inside').hidden && !document.hidden && !order.open && !at?.closest('tbody')) void attempt(look);
}

the('enter').addEventListener('submit', (event) => {
  event.preventDefault();
  token = event.target.token.value.trim();
  event.target.reset();
  void attempt(look);
});

the('leave').addEventListener('click', () => order.close());
document.querySelector('button[data-what]').addEventListener('click', () => open('announce', ''));

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void attempt(async () => {
    const { number } = await ask('/api/operators/orders', Object.fromEntries(new FormData(form)));
    order.close();
    await look();
    said.textContent = `${said.dataset.done} ${number}`;
  }, the('refused'));
});

setInterval(refresh, EVERY);
