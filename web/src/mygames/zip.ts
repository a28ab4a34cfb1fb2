/** Several files in one, as every system can open it: a ZIP archive without compression. */

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** File names are UTF-8. */
const UTF8 = 0x0800;
/** 1 January 1980, the first day that an archive knows. */
const DATE = 0x21;

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** Numbers one after another, each with so many bytes, the lowest first. */
function numbers(...parts: readonly [value: number, bytes: number][]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    parts.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 0xff)),
  );
}

export function zip(files: readonly { name: string; text: string }[]): Blob {
  const encoder = new TextEncoder();
  const body: Uint8Array<ArrayBuffer>[] = [];
  const index: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { name, text } of files) {
    const [title, data] = [encoder.encode(name), encoder.encode(text)];
    const facts: [number, number][] = [[VERSION, 2], [UTF8, 2], [0, 2], [0, 2], [DATE, 2], [crc32(data), 4], [data.length, 4], [data.length, 4], [title.length, 2], [0, 2]]; // prettier-ignore
    const head = numbers([LOCAL, 4], ...facts);
    index.push(numbers([CENTRAL, 4], [VERSION, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), title);
    body.push(head, title, data);
    at += head.length + title.length + data.length;
  }
  const size = index.reduce((sum, part) => sum + part.length, 0);
  const end = numbers([END, 4], [0, 2], [0, 2], [files.length, 2], [files.length, 2], [size, 4], [at, 4], [0, 2]);
  return new Blob([...body, ...index, end], { type: 'application/zip' });
}
