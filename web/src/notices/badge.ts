/** How many decisions wait, on the icon of the installed page where a device can show that. */

export function showBadge(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  // Only an installed page has an icon.
  void shown?.catch(() => undefined);
}
