import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Face {
  name: string;
  data: Buffer;
  weight: 600 | 700;
}

/** Fonts from the installed packages, so that rendering does not depend on the machine. */
const FILES = [
  ['Gabarito', 700, 'gabarito/files/gabarito-latin-700-normal.woff'],
  ['Gabarito', 700, 'gabarito/files/gabarito-latin-ext-700-normal.woff'],
  ['Figtree', 600, 'figtree/files/figtree-latin-600-normal.woff'],
  ['Figtree', 600, 'figtree/files/figtree-latin-ext-600-normal.woff'],
] as const;

let loaded: Promise<Face[]> | undefined;

/** Cached after loading; retried after a failure. */
export function loadFonts(): Promise<Face[]> {
  loaded ??= readFonts().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

const readFonts = (): Promise<Face[]> =>
  Promise.all(
    FILES.map(async ([name, weight, file]) => ({
      name,
      weight,
      data: await readFile(path.join(process.cwd(), 'node_modules/@fontsource', file)),
    })),
  );
