/** Files of this device: handed out and taken in, nothing of it sent anywhere else. */

/** Letters of a file that is taken in at most. */
export const MOST_FILE = 1_000_000;

export function save(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** The text of the file that was chosen; null where there is none, or it is too large to be a pack. */
export async function chosen(event: Event & { currentTarget: HTMLInputElement }): Promise<string | null> {
  const input = event.currentTarget;
  const file = input.files?.[0];
  const text = file && file.size <= MOST_FILE ? await file.text() : null;
  input.value = '';
  return text;
}
