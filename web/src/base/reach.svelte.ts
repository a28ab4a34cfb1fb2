/** Whether the site could be reached the last time somebody tried. */
class Reach {
  away = $state(false);
  /** Whether this browser answered then with what it keeps. */
  kept = $state(false);
}

export const reach = new Reach();
