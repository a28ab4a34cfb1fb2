import { describe, expect, it } from 'vitest';
import { settings } from '../base/settings.svelte';
import { moment, span } from './when';

const HOUR = 3_600_000;
const THURSDAY = new Date(2026, 10, 19, 10, 0).getTime();

describe('time in words', () => {
  it('tells how much is left in the unit that says enough', () => {
    settings.keep({ lang: 'es' });
    expect(span(48 * HOUR)).toBe('2 días');
    expect(span(30 * HOUR)).toBe('30 horas');
    expect(span(2 * HOUR)).toBe('2 horas');
    expect(span(90 * 60_000)).toBe('90 minutos');
    expect(span(1)).toBe('1 minuto');
  });

  it('names a moment as one would say it', () => {
    expect(moment(THURSDAY + 8 * HOUR, THURSDAY, 'es')).toBe('hoy a las 18:00');
    expect(moment(THURSDAY + 32 * HOUR, THURSDAY, 'es')).toBe('mañana a las 18:00');
    expect(moment(THURSDAY + 5 * 24 * HOUR + 8 * HOUR, THURSDAY, 'es')).toBe('el martes a las 18:00');
    expect(moment(THURSDAY + 14 * 24 * HOUR, THURSDAY, 'es')).toBe('el 3 de diciembre a las 10:00');
    expect(moment(THURSDAY - 24 * HOUR, THURSDAY, 'es')).toBe('el 18 de noviembre a las 10:00');
  });
});
