import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CardInfo, Choice, View } from '../wire/types';
import { Texts } from './fluent';
import { Words } from './words';

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const ROOM = `
game-about = Un juego.
seat-0 = Cara
ask-Deploy = { $seat }, ¿a quién envías?
verb-place = Poner { $token } sobre { $combatant }
verb-attack = Atacar a { $player }
verb-swap = { $combatant } por { $combatant2 }
event-drawn = { $seat } roba { $card }.
event-drawn-hidden = { $seat } roba una carta.
event-drawn-many = { $seat } roba { $count } cartas.
event-drawn-many-you = Robas { $count } cartas.
event-chosen = { $seat } ha elegido.
event-chosen-you = Has elegido.
event-chosen-all =
    { $who ->
        [all] Todos han elegido.
        [others] Todos los demás han elegido.
       *[some] { $seats } ya han elegido.
    }
event-hit = { $seat } golpea a { $target_seat }.
event-hit-you = Golpeas a { $target_seat }.
event-hit-at-you = { $seat } te golpea.
event-rolled = { $combatant } tira un d{ $sides }: { $result }.
outcome-survivors = Ganan { $winners }: { $scores } ({ $draw }).
outcome-fog = Solo queda { $winners }.
outcome-fog-you = Solo quedas tú.
`;
const COMMON = `
seat = Jugador { $number }
nothing = nada
waiting = Esperamos a { $seats }.
`;
const NAMES = `
combatant-mago = { "Mago" }
combatant-bestia = { "Bestia" }
token-espada = { "Espada" }
`;
const card = (kind: string, key: string): CardInfo => ({
  kind,
  key,
  name: { es: '', en: '' },
  text: null,
  numbers: {},
  origin: null,
  printed: [],
  parts: [],
});
const words = new Words({ lang: 'es', common: COMMON, room: ROOM, names: NAMES }, [
  card('combatant', 'mago'),
  card('token', 'espada'),
  card('player', 'red'),
  card('player', 'green'),
]);
const view = (seat: number | null, actors: number[]): View => ({
  game: 'x', seat, seats: 2, options: {}, moment: 'Deploy', actors, over: false, outcome: null, zones: [], counters: [], dice: [],
}); // prettier-ignore

describe('the words of a game', () => {
  it('says tú to whoever does it and to whom it is done, and only to them', () => {
    const hit = { event: 'hit', seat: 0, target_seat: 1 };
    const names = ['Ana', 'Remi'];
    expect([null, 0, 1, 2].map((you) => words.at(names, you).event(hit))).toEqual([
      'Ana golpea a Remi.', 'Golpeas a Remi.', 'Ana te golpea.', 'Ana golpea a Remi.',
    ]); // prettier-ignore
  });

  it('tells routine in one breath, and counts what happens several times', () => {
    const drawn = (card: string | null) => ({ event: 'drawn', seat: 1, card });
    const hit = { event: 'hit', seat: 1, target_seat: 0 };
    expect(words.events([drawn('mago')])).toBe('Jugador 2 roba Mago.');
    expect(words.events([drawn(null), drawn(null), drawn(null), hit])).toBe(
      'Jugador 2 roba 3 cartas. Jugador 2 golpea a Cara.',
    );
    expect(words.events([hit, hit])).toBe('Jugador 2 golpea a Cara.');
    const rolled = { event: 'rolled', combatant: 'mago', sides: 6, result: 4 };
    expect(words.events([rolled])).toBe('Mago tira un d6: 4.');
    expect(words.events([hit, rolled])).toBe('Jugador 2 golpea a Cara. Mago tira un d6: 4.');
    expect(words.at([], 1).events([drawn(null), drawn(null)])).toBe('Robas 2 cartas.');
    expect(words.events([])).toBe('');
  });

  it('says in one sentence what several do alike, apart from what the one who is spoken to does', () => {
    const chosen = (...seats: number[]) => seats.map((seat) => ({ event: 'chosen', seat }));
    const names = ['Ana', 'Luis', 'Eva'];
    expect(words.at(names, 0).events(chosen(1))).toBe('Luis ha elegido.');
    expect(words.at(names, 0).events(chosen(1, 2))).toBe('Todos los demás han elegido.');
    expect(words.at(names, 0).events(chosen(2, 0, 1))).toBe('Todos los demás han elegido. Has elegido.');
    expect(words.at(names).events(chosen(0, 2))).toBe('Ana y Eva ya han elegido.');
    expect(words.at(names).events(chosen(0, 1, 2))).toBe('Todos han elegido.');
  });

  it('counts what each of several seats does by itself where there is no sentence for all', () => {
    const drawn = (seat: number) => ({ event: 'drawn', seat, card: null });
    expect(words.at(['Ana', 'Luis']).events([drawn(0), drawn(0), drawn(1)])).toBe(
      'Ana roba 2 cartas. Luis roba una carta.',
    );
  });

  it('names what is chosen, and numbers a second thing of the same kind', () => {
    const place: Choice = {
      action: '',
      verb: 'place',
      args: [
        { kind: 'token', key: 'espada' },
        { kind: 'combatant', key: 'mago' },
      ],
    };
    const swap: Choice = {
      action: '',
      verb: 'swap',
      args: [
        { kind: 'combatant', key: 'mago' },
        { kind: 'combatant', key: 'bestia' },
      ],
    };
    expect(words.action(place, 0)).toBe('Poner Espada sobre Mago');
    expect(words.action(swap, 0)).toBe('Mago por Bestia');
  });

  it('calls the player that is chosen by the name they have at the table', () => {
    const attack: Choice = { action: '', verb: 'attack', args: [{ kind: 'player', key: 'green' }] };
    expect(words.at(['Ana', 'Remi'], 0).action(attack, 0)).toBe('Atacar a Remi');
  });

  it('asks the one whose turn it is and tells the others whom they wait for', () => {
    expect(words.ask(view(0, [0]))).toBe('Cara, ¿a quién envías?');
    expect(words.ask(view(1, [0]))).toBe('Esperamos a Cara.');
    expect(words.ask(view(null, [0, 1]))).toBe('Esperamos a Cara y Jugador 2.');
  });

  it('tells an event with the names of the people, and hides what was hidden', () => {
    const named = words.at(['', 'Eva']);
    expect(named.event({ event: 'drawn', seat: 1, card: null })).toBe('Eva roba una carta.');
    expect(words.event({ event: 'rolled', combatant: 'mago', sides: 20, result: 7 })).toBe('Mago tira un d20: 7.');
  });

  it('tells what the rulebook prints of a card, by the names of its fields', () => {
    const common = 'origin-partly = En parte: { $fields }\norigin-original = Nuestro\nfield-name = nombre\n';
    const told = new Words({ lang: 'es', common, room: 'number-first = Primero\n', names: '' }, [
      { ...card('monster', 'a'), origin: 'partly', printed: ['name', 'points.first', 'odd'] },
      { ...card('monster', 'b'), origin: 'original' },
      card('monster', 'c'),
    ]);
    expect(told.printed('monster', 'a')).toBe('En parte: nombre, primero y odd');
    expect([told.printed('monster', 'b'), told.printed('monster', 'c')]).toEqual(['Nuestro', '']);
  });

  it('tells how it ended', () => {
    expect(words.outcome({ reason: 'survivors', ranking: [[0, 1]], scores: [-2, -2] })).toBe(
      'Ganan Cara y Jugador 2: -2 · -2 (yes).',
    );
  });

  it('says to whoever has won alone that it is they', () => {
    const end = (winners: number[]) => ({ reason: 'fog', ranking: [winners], scores: [1, 0] });
    expect([0, 1, null].map((you) => words.at(['Ana', 'Beto'], you).outcome(end([0])))).toEqual([
      'Solo quedas tú.',
      'Solo queda Ana.',
      'Solo queda Ana.',
    ]);
    expect(words.at(['Ana', 'Beto'], 0).outcome(end([0, 1]))).toBe('Solo queda Ana y Beto.');
  });

  it('shows the id where a text is missing', () => {
    expect(words.zone('nowhere')).toBe('zone-nowhere');
  });
});

describe('the words of the client', () => {
  it('are the same in both languages', () => {
    const ids = (source: string): string[] =>
      [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '').sort();
    expect(ids(text('./es.ftl'))).toEqual(ids(text('./en.ftl')));
  });

  it('count properly', () => {
    const es = new Texts('es', text('./es.ftl'));
    expect(es.text('free-seats', { free: 1 })).toBe('Queda 1 sitio');
    expect(es.text('free-seats', { free: 3 })).toBe('Quedan 3 sitios');
  });
});
