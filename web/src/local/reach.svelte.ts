/** Whether the site could be reached the last time somebody tried. */
class Reach {
  away = $state(false);
}

export const reach = new Reach();
