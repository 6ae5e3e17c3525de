import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Face {
  name: string;
  data: Buffer;
  weight: 600 | 700;
}

/** The shop's own two faces from the installed packages: what is drawn never depends on the machine's. */
const FILES = [
  ['Gabarito', 700, 'gabarito/files/gabarito-latin-700-normal.woff'],
  ['Gabarito', 700, 'gabarito/files/gabarito-latin-ext-700-normal.woff'],
  ['Figtree', 600, 'figtree/files/figtree-latin-600-normal.woff'],
  ['Figtree', 600, 'figtree/files/figtree-latin-ext-600-normal.woff'],
] as const;

let loaded: Promise<Face[]> | undefined;

/** Kept once they are read; a failure is forgotten, so that the next picture tries again. */
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
