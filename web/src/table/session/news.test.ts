import { describe, expect, it } from 'vitest';
import { settings } from '../../base/settings.svelte';
import type { ClockFace, Proposal, SeatInfo, TableInfo } from '../../wire/types';
import { changes, declining, isTold, sentence, warnings, type Note } from './news';

const seat = (change: Partial<SeatInfo>): SeatInfo => ({
  kind: 'person', name: 'Ana', level: null, here: true, claimed: false, left: false, owner: null, ready: true, since: null, shown: false, thinking: false, clock: null, ...change,
}); // prettier-ignore
const face = (left_ms: number): ClockFace => ({
  left_ms, running: true, until: null, reserve_ms: 0, holidays: [], zone: null, missed: 0,
}); // prettier-ignore
const table = (...seats: SeatInfo[]): TableInfo => ({ status: 'running', seats }) as TableInfo;
const told = (before: SeatInfo, now: SeatInfo) =>
  changes(table(before), table(now)).map(({ id, who, passing }) => [id, who, passing]);

describe('what becomes of those who sit at a table', () => {
  it('tells leaving, coming back, time and bots, each by its name', () => {
    const clock = face(900);
    expect(told(seat({}), seat({ left: true }))).toEqual([['left', 'Ana', false]]);
    expect(told(seat({ left: true }), seat({}))).toEqual([['back', 'Ana', false]]);
    expect(told(seat({}), seat({ kind: 'bot', level: 'shrewd' }))).toEqual([['replaced', 'Ana', false]]);
    expect(told(seat({}), seat({ kind: 'bot', level: 'shrewd', left: true }))).toEqual([['gone', 'Ana', false]]);
    expect(told(seat({ clock }), seat({ kind: 'bot', level: 'shrewd' }))).toEqual([['time', 'Ana', false]]);
    expect(told(seat({ kind: 'bot', level: 'shrewd' }), seat({}))).toEqual([['back', 'Ana', false]]);
    expect(told(seat({ kind: 'open', name: '' }), seat({}))).toEqual([['sat', 'Ana', false]]);
  });

  it('tells whose share of chance came too late, once the game begins without it', () => {
    const seats = [
      { promised: 'a', shown: null },
      { promised: 'b', shown: 'c' },
    ];
    const at = (awaited: boolean) => ({ ...table(seat({}), seat({ name: 'Beto' })), entropy: { awaited, seats } });
    expect(changes(at(true), at(true))).toEqual([]);
    expect(changes(at(true), at(false))).toEqual([{ id: 'left-out', seat: 0, who: 'Ana', passing: false }]);
    expect(changes(at(false), at(false))).toEqual([]);
  });

  it('tells at once who has resigned where that ends the game, and once', () => {
    const outcome = { reason: 'resigned', ranking: [[1], [0]], scores: [0, 0] };
    const [before, now] = [table(seat({}), seat({ name: 'Beto' })), { ...table(seat({}), seat({ name: 'Beto' })) }];
    const ended = { ...now, status: 'over', outcome } as TableInfo;
    expect(changes(before, ended)).toEqual([{ id: 'resigned', seat: 0, who: 'Ana', passing: false }]);
    expect(changes(ended, ended)).toEqual([]);
    expect(changes(before, { ...ended, outcome: { ...outcome, reason: 'points' } })).toEqual([]);
  });

  it('tells that a draw is offered, once, and that it is agreed on', () => {
    const people = [seat({}), seat({ name: 'Beto' })];
    const proposal: Proposal = { id: 7, what: 'draw', by: 1, target: null, clock: null, agreed: [1], waiting: [0] };
    const before = table(...people);
    const offered: TableInfo = { ...before, proposal };
    const note = { seat: 1, who: 'Beto', passing: false };
    expect(changes(before, offered)).toEqual([{ ...note, id: 'draw-offered' }]);
    expect(changes(offered, offered)).toEqual([]);
    expect(changes(before, { ...offered, proposal: { ...proposal, what: 'undo' } })).toEqual([]);
    const outcome = { reason: 'agreed', ranking: [[0, 1]], scores: [0, 0] };
    const ended = { ...before, status: 'over', outcome, proposal: null, host: 0 } as TableInfo;
    expect(changes(offered, ended)).toEqual([{ ...note, id: 'draw-agreed' }]);
    expect(changes(before, ended)).toEqual([{ id: 'draw-agreed', seat: 0, who: 'Ana', passing: false }]);
    expect(changes(ended, ended)).toEqual([]);
  });

  it('tells who has said no and who has taken a proposal back, and keeps it where it was a draw', () => {
    const people = [seat({}), seat({ name: 'Beto' })];
    const no = (who: number, what: 'draw' | 'undo') =>
      declining({ type: 'declined', n: 5, seat: who, by: 1, what }, people);
    expect(no(0, 'draw')).toEqual({ id: 'draw-declined', seat: 0, who: 'Ana', passing: false });
    expect(no(1, 'draw')).toEqual({ id: 'draw-withdrawn', seat: 1, who: 'Beto', passing: false });
    expect(no(0, 'undo')).toEqual({ id: 'declined', seat: 0, who: 'Ana', passing: true });
    expect(no(1, 'undo')).toEqual({ id: 'withdrawn', seat: 1, who: 'Beto', passing: true });
  });

  it('has a sentence in both languages for everything that is told', () => {
    const ids = ['left', 'back', 'time', 'replaced', 'gone', 'resigned', 'draw-offered', 'draw-declined'] as const;
    const more = ['draw-withdrawn', 'draw-agreed', 'declined', 'withdrawn'] as const;
    for (const lang of ['es', 'en'] as const) {
      settings.lang = lang;
      for (const id of [...ids, ...more]) {
        const said = sentence({ id, seat: 0, who: 'Ana', passing: false }, 1, { side: () => '' });
        expect(said).not.toBe(`news-${id}`);
      }
    }
  });

  it('is told to whoever it is about as *tú*', () => {
    settings.lang = 'es';
    const words = { side: () => 'Sol' };
    const note: Note = { id: 'resigned', seat: 0, who: 'Ana', passing: false };
    expect([sentence(note, 0, words), sentence(note, 1, words), sentence(note, null, words)]).toEqual([
      'Te has rendido.',
      'Ana se ha rendido.',
      'Ana se ha rendido.',
    ]);
    expect(sentence({ ...note, id: 'left', who: '' }, 1, words)).toBe('Sol se ha levantado de la mesa.');
  });

  it('knows that a clock has run out which was last heard of long before', () => {
    const [before, now] = [table(seat({ clock: face(20_000) })), table(seat({ kind: 'bot' }))];
    expect(changes(before, now, 19_000).map(({ id }) => id)).toEqual(['time']);
    expect(changes(before, now, 5_000).map(({ id }) => id)).toEqual(['replaced']);
  });

  it('warns in time, and at once where little is left from the beginning', () => {
    expect(warnings(60_000)).toEqual([30_000, 10_000]);
    expect(warnings(20_000)).toEqual([10_000]);
    expect(warnings(7_000)).toEqual([7_000]);
    expect(warnings(0)).toEqual([]);
  });

  it('tells a lost connection when it happens, and does not keep it', () => {
    expect(told(seat({}), seat({ here: false }))).toEqual([['away', 'Ana', true]]);
    expect(told(seat({ here: false }), seat({}))).toEqual([['here', 'Ana', true]]);
  });

  it('tells that somebody is back only of who was missed', () => {
    const missed = new Set<number>();
    const note = (id: Note['id']): Note => ({ id, seat: 1, who: 'Bea', passing: true });
    expect(isTold(note('here'), missed)).toBe(false); // Bea sits down for the first time
    expect(isTold(note('away'), missed)).toBe(true);
    expect(isTold(note('here'), missed)).toBe(true);
    expect(isTold(note('here'), missed)).toBe(false);
  });

  it('says nothing where nothing has changed, or nobody was looking before', () => {
    expect(told(seat({}), seat({}))).toEqual([]);
    expect(changes(null, table(seat({})))).toEqual([]);
  });
});
