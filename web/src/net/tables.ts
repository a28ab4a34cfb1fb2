/** The tables of this device, kept by the browser: each is a text by its id. */

const DATABASE = 'liza';
const STORE = 'tables';

function wait<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export interface Tables {
  all(): Promise<Record<string, string>>;
  save(id: string, text: string): void;
}

/** Where tables are kept; in a browser that keeps nothing, only for as long as the page is open. */
export async function openTables(): Promise<Tables> {
  try {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    const database = await wait(asked);
    const store = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
    return {
      async all() {
        const [ids, texts] = await Promise.all([
          wait(store('readonly').getAllKeys()),
          wait(store('readonly').getAll()),
        ]);
        return Object.fromEntries(ids.map((id, at) => [String(id), String(texts[at])]));
      },
      save: (id, text) => void store('readwrite').put(text, id),
    };
  } catch {
    return { all: () => Promise.resolve({}), save: () => undefined };
  }
}
