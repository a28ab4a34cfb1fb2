/** The table in words: for who hears the page instead of seeing it. */

import type { Values } from '../../i18n/fluent';
import { t } from '../../i18n/i18n.svelte';
import type { Words } from '../../i18n/words';
import type { Counter, Piece, View, Zone } from '../../wire/types';

/** A part of the table: what all share, or what belongs to one seat. */
export interface Part {
  /** Null for what all share. */
  seat: number | null;
  counters: string[];
  places: { name: string; pieces: string[] }[];
}

/** How the game stands, in one sentence: the round, then everybody, the viewer first. */
export function position(view: View, words: Words): string {
  const shared = words.find('position', values(view, words, null)) ?? counted(view, words, null).join(', ');
  const seats = order(view).map((seat) => {
    const name = seat === view.seat ? t('position-you') : words.seat(seat);
    const mine = seat === view.seat ? words.find('position-you', values(view, words, seat)) : null;
    const told =
      mine ?? words.find('position-seat', values(view, words, seat)) ?? counted(view, words, seat).join(', ');
    return `${name}: ${told}`;
  });
  return `${[shared, ...seats].filter(Boolean).join('; ')}.`;
}

/** All that lies there, part by part: what all share, then everybody's, the viewer's first. */
export function parts(view: View, words: Words): Part[] {
  return [null, ...order(view)].map((seat) => ({
    seat,
    counters: counted(view, words, seat),
    places: view.zones
      .filter((zone) => zone.seat === seat && zone.count > 0)
      .map((zone) => ({ name: words.zone(zone.id), pieces: lying(zone, words) })),
  }));
}

function order(view: View): number[] {
  return Array.from({ length: view.seats }, (_, step) => ((view.seat ?? 0) + step) % view.seats);
}

function counted(view: View, words: Words, seat: number | null): string[] {
  return view.counters.filter((one) => one.seat === seat).map((one) => counter(one, words));
}

function counter({ id, value, limit }: Counter, words: Words): string {
  return `${words.counter(id)} ${value}${limit === null ? '' : `/${limit}`}`;
}

function lying(zone: Zone, words: Words): string[] {
  const told: { text: string; times: number }[] = [];
  for (const text of zone.pieces.map((one) => piece(one, words))) {
    const last = told.at(-1);
    if (last?.text === text) last.times += 1;
    else told.push({ text, times: 1 });
  }
  const unlisted = zone.count - zone.pieces.length;
  if (unlisted > 0) told.push({ text: words.name('card', null), times: unlisted });
  return told.map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text));
}

function piece({ kind, key, numbers, marks, owner }: Piece, words: Words): string {
  const whose = owner !== null && kind !== 'player' ? [words.seat(owner)] : [];
  const figures = Object.entries(numbers).map(([id, value]) => `${words.number(id).toLowerCase()} ${value}`);
  const marked = marks.map((one) => words.name(one.kind, one.key) + (one.count === 1 ? '' : ` ×${one.count}`));
  return [words.name(kind, key), ...whose, ...figures, ...marked].join(', ');
}

/** What a room's sentence may speak of: counters, how many lie in a place and which, and where a seat's piece stands. */
function values(view: View, words: Words, seat: number | null): Values {
  const own = view.counters.filter((one) => one.seat === seat);
  const found: Values = { where: '', 'where-key': 'none', counted: own.length > 0 ? 'yes' : 'none' };
  for (const { id, value } of own) found[id] = value;
  for (const zone of view.zones) {
    if (zone.seat === seat) {
      found[`${zone.id}-count`] = zone.count;
      found[`${zone.id}-names`] = words.several(zone.pieces.map(({ kind, key }) => words.name(kind, key)));
    }
    const stands = seat === null || zone.seat !== null ? undefined : zone.pieces.find(({ owner }) => owner === seat);
    const [mark] = stands?.marks ?? [];
    if (stands && found['where-key'] === 'none') {
      found['where'] = mark ? words.name(mark.kind, mark.key) : words.zone(zone.id);
      found['where-key'] = zone.id;
    }
  }
  return found;
}
