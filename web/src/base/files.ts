/** Files of this device: handed out and taken in, nothing of it sent anywhere else. */

/** Letters of a file that is taken in at most. */
export const MOST_FILE = 1_000_000;

export const save = (name: string, text: string, type: string): void =>
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));

export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
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

/** The file that was chosen in base64, as requests carry it; null where there is none, or it is too large. */
export async function carried(
  event: Event & { currentTarget: HTMLInputElement },
  most: number,
): Promise<string | null> {
  const input = event.currentTarget;
  const file = input.files?.[0];
  const url = file && file.size <= most ? await asAddress(file) : null;
  input.value = '';
  return url && url.slice(url.indexOf(',') + 1);
}

/** A file inside an address of its own. */
export const asAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unread'));
    reader.readAsDataURL(file);
  });
