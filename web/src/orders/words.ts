import { spoken } from '../i18n/spoken';
import { word, type Words } from '../i18n/words';
import type { OrderCondition, OrderInfo, OrderStep, OrdersAtTable } from '../wire/types';
import en from './en.ftl?raw';
import es from './es.ftl?raw';

/** A sentence about orders left in advance. */
export const say = spoken({ es, en });

/** Begins an answer that is one action. */
export const EXACT = '= ';
const UNTIL = 'until ';

/** What an order is called. */
export function orderName(words: Words, kind: string): string {
  return kind === 'line' || kind === 'only' ? say(kind) : (words.find(`order-${word(kind)}`) ?? kind);
}

/** A condition in words. */
export function conditionName(words: Words, known: OrdersAtTable, one: OrderCondition): string {
  const asks = known.conditions.find(({ id }) => id === one.id)?.asks ?? 0;
  return words.find(`order-if-${word(one.id)}${one.negated ? '-not' : ''}`, { number: one.number ?? asks }) ?? one.id;
}

/** A question as it is asked, without the name of the one who is asked. */
export function momentName(words: Words, moment: string): string {
  const asked = (words.find(`ask-${moment}`, { seat: '', 'seat-number': 0 }) ?? moment).replace(
    /^[\s,\u2068\u2069]+/,
    '',
  );
  const first = asked.search(/\p{L}/u);
  return first < 0 ? asked : asked.slice(0, first) + asked.charAt(first).toUpperCase() + asked.slice(first + 1);
}

/** An answer in words; one that is an action as the board says it. */
export function answerName(words: Words, known: OrdersAtTable, answer: string, seat: number): string {
  if (!answer.startsWith(EXACT)) return words.find(`order-answer-${word(answer)}`) ?? say(answer);
  const action = answer.slice(EXACT.length);
  const found = known.verbs.flatMap(({ actions }) => actions).find((choice) => choice.action === action);
  return found ? words.action(found, seat) : (words.find(`order-pick-${word(action)}`) ?? action);
}

/** What ends an order, in words. */
export function endings(words: Words, known: OrdersAtTable, order: OrderInfo): string {
  const all = order.until.map((one) => conditionName(words, known, one));
  const [first, ...more] = all;
  if (first === undefined) return say('until-none', { times: order.times });
  return say('ends', { conditions: more.reduce((one, other) => say('or', { one, other }), first) });
}

/** Why an order has ended, in words. */
export function reason(words: Words, known: OrdersAtTable, order: OrderInfo): string {
  if (!order.ended.startsWith(UNTIL)) return say(`why-${order.ended}`);
  const id = order.ended.slice(UNTIL.length);
  const one = order.until.find((given) => given.id === id) ?? { id, number: null, negated: false };
  return say('why-until', { condition: conditionName(words, known, one) });
}

/** A step of a line in words. */
export function stepName(words: Words, known: OrdersAtTable, step: OrderStep, seat: number): string {
  const moment = step.at.map((one) => momentName(words, one)).join(' / ');
  const answer = answerName(words, known, step.answer, seat);
  const [first] = step.given;
  if (!first) return say('then', { moment, answer });
  return say('then-if', { moment, answer, condition: conditionName(words, known, first) });
}
