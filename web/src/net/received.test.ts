import { expect, test } from 'vitest';
import type { ServerMessage } from '../wire/types';
import { digestOf, Received } from './received';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

const moved = (n: number, clocks: string): string => `{"type":"moved","n":${n},"clocks":${clocks}}`;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

test('a digest is that of the message without its clocks, as the site makes it', async () => {
  // sha256('{"type":"moved","n":1,"clocks":null}'), its first sixteen bytes.
  expect(await digestOf(moved(1, 'null'))).toBe('tcI716Kz404KwBgqTnRHkA');
  expect(await digestOf(moved(1, '[{"left":5,"running":true},null]'))).toBe(await digestOf(moved(1, 'null')));
});

test('what came is compared with what the transcript says was sent to the seat', async () => {
  const received = new Received(storage());
  for (const n of [1, 2, 2]) received.keep('t', moved(n, 'null'), JSON.parse(moved(n, 'null')) as ServerMessage);
  await settled();
  received.keep('t', '{"type":"pong","id":1}', { type: 'pong', id: 1 } as ServerMessage);
  const hello = '{"type":"state","n":2,"because":"hello"}';
  received.keep('t', hello, JSON.parse(hello) as ServerMessage);
  await settled();
  const first = await digestOf(moved(1, 'null'));
  const line = (second: string): string =>
    `${JSON.stringify({
      sent: {
        entries: [1, 2],
        seats: [
          ['x', 'y'],
          [first, second],
          ['z', 'z'],
        ],
      },
    })}\n{}`;
  expect(received.of('t')).toHaveLength(2);
  expect(received.compare('t', line(await digestOf(moved(2, 'null'))), 1)).toEqual({ same: 2, count: 2 });
  expect(received.compare('t', line('another'), 1)).toEqual({ same: 1, count: 2 });
  expect(received.compare('t', line('another'), 0)).toEqual({ same: 0, count: 2 });
  expect(new Received(undefined).compare('t', line('another'), null)).toEqual({ same: 0, count: 0 });
});
