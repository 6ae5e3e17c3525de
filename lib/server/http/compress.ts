import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Smaller bodies are not worth compressing. */
export const MIN_LENGTH = 1024;

const ENCODINGS = ['br', 'gzip'] as const satisfies Encoding[];

/** The preferred encoding the client accepts; null for none. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | null {
  const headers = { 'accept-encoding': acceptEncoding?.slice(0, 200) };
  return new Negotiator({ headers }).encoding(ENCODINGS, { preferred: ENCODINGS }) ?? null;
}

/** `effort`: "once" for cached bodies, "each" for personal pages. */
export function encode(body: Buffer, encoding: Encoding, effort: 'once' | 'each'): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body, { level: effort === 'once' ? 9 : 6 });
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'once' ? 9 : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
