/**
 * An element of this page as a PNG, drawn by this very browser: its markup with the page's own styles, letters and
 * pictures inside one SVG, which is painted on a canvas. Nothing is fetched but what the page shows already.
 */

import { asAddress } from '../base/files';

const SVG = 'http://www.w3.org/2000/svg';
const known = new Map<string, Promise<string>>();

/** A file of this site inside an address of its own. */
function inside(url: string): Promise<string> {
  let found = known.get(url);
  if (!found) {
    found = fetch(url)
      .then((answer) => answer.blob())
      .then(asAddress);
    known.set(url, found);
  }
  return found;
}

/** The styles of this page, with those letters inside that are in use. */
async function styles(): Promise<string> {
  const used = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(letters));
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ rule, from: sheet.href ?? location.href })),
  );
  const texts = rules.map(async ({ rule, from }) => {
    if (rule instanceof CSSPageRule) return '';
    if (!(rule instanceof CSSFontFaceRule)) return rule.cssText;
    const asked = (name: string): string => rule.style.getPropertyValue(name);
    const face = { family: asked('font-family'), weight: asked('font-weight'), style: asked('font-style') };
    if (!used.has(letters({ ...face, unicodeRange: asked('unicode-range') }))) return '';
    const url = /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1];
    return url ? rule.cssText.replace(url, await inside(new URL(url, from).href)) : '';
  });
  return (await Promise.all(texts)).join('\n');
}

/** What tells one set of letters from another. */
const letters = (face: { family: string; weight: string; style: string; unicodeRange: string }): string =>
  [face.family, face.weight || '400', face.style || 'normal', face.unicodeRange || 'U+0-10FFFF']
    .map((one) => one.replace(/["'\s]/g, '').toLowerCase())
    .join(' ');

/** The element as large as it is, with all that it inherits, and no box around it. */
function alone(element: HTMLElement, width: number, height: number): HTMLElement {
  let found = element.cloneNode(true) as HTMLElement;
  Object.assign(found.style, { margin: '0', boxSizing: 'border-box', width: `${width}px`, height: `${height}px` });
  for (
    let around = element.parentElement;
    around && around !== document.documentElement;
    around = around.parentElement
  ) {
    const kept = around.cloneNode(false) as HTMLElement;
    kept.style.display = 'contents';
    kept.append(found);
    found = kept;
  }
  return found;
}

export async function pngOf(element: HTMLElement, scale: number): Promise<Blob> {
  const { width, height } = element.getBoundingClientRect();
  const copy = alone(element, width, height);
  await Promise.all(
    [...copy.querySelectorAll('image')].map(async (image) => {
      const href = image.getAttribute('href');
      if (href && !href.startsWith('data:'))
        image.setAttribute('href', await inside(new URL(href, location.href).href));
    }),
  );
  const svg = document.createElementNS(SVG, 'svg');
  const [style, frame] = [document.createElementNS(SVG, 'style'), document.createElementNS(SVG, 'foreignObject')];
  style.textContent = await styles();
  frame.append(copy);
  svg.append(style, frame);
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  for (const [one, by] of [
    [svg, scale],
    [frame, 1],
  ] as const) {
    one.setAttribute('width', String(width * by));
    one.setAttribute('height', String(height * by));
  }
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  return painted(image, Math.round(width * scale), Math.round(height * scale));
}

async function painted(image: HTMLImageElement, width: number, height: number): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('no room for so large a picture');
  return file;
}
