/** Whether the site could be reached the last time somebody tried. */
class Reach {
  away = $state(false);
  /** Whether this browser keeps all that it takes to play without it. */
  kept = $state(false);
}

export const reach = new Reach();
