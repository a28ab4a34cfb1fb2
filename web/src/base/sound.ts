/** A few small sounds, made on the spot; only where the person has asked for them. */

import { settings } from './settings.svelte';
import type { Happening } from '../wire/types';

let context: AudioContext | null = null;

function tone(frequency: number, at: number, length: number, volume: number, type: OscillatorType = 'sine'): void {
  context ??= new AudioContext();
  const begin = context.currentTime + at;
  const voice = context.createOscillator();
  const loud = context.createGain();
  voice.type = type;
  voice.frequency.value = frequency;
  loud.gain.setValueAtTime(volume, begin);
  loud.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(loud).connect(context.destination);
  voice.start(begin);
  voice.stop(begin + length);
}

/** Dice clatter, everything else is set down on wood. */
export function hear(event: Happening): void {
  if (!settings.sounds) return;
  if (typeof event['sides'] === 'number')
    for (const at of [0, 0.09, 0.2, 0.34]) tone(520 - at * 600, at, 0.05, 0.12, 'square');
  else tone(190, 0, 0.09, 0.16, 'triangle');
}

/** It is your turn. */
export function chime(): void {
  if (!settings.sounds) return;
  tone(660, 0, 0.35, 0.12);
  tone(880, 0.12, 0.45, 0.12);
}
