/** A short film from still pictures, made by this very browser. */

const TYPES = ['video/webm', 'video/mp4'];
/** How long each picture stands, in milliseconds. */
const STANDS = 900;
const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** What this browser can record; undefined where it can record nothing. */
const type = (): string | undefined =>
  typeof MediaRecorder === 'undefined' ? undefined : TYPES.find((one) => MediaRecorder.isTypeSupported(one));

/** Show pictures one after the other; null where the browser cannot. */
export async function filmOf(pictures: readonly Blob[]): Promise<File | null> {
  const mimeType = type();
  const drawn = await Promise.all(pictures.map((one) => createImageBitmap(one)));
  const [first] = drawn;
  if (!mimeType || !first) return null;
  const canvas = Object.assign(document.createElement('canvas'), { width: first.width, height: first.height });
  const pen = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void parts.push(data);
  const stopped = new Promise((resolve) => (recorder.onstop = resolve));
  recorder.start();
  for (const one of drawn) {
    pen?.drawImage(one, 0, 0);
    await wait(STANDS);
  }
  pen?.drawImage(first, 0, 0, 0, 0); // the last picture stands until something is drawn once more
  recorder.stop();
  await stopped;
  const ending = mimeType.slice(mimeType.indexOf('/') + 1);
  return new File(parts, `liza.${ending}`, { type: mimeType });
}
