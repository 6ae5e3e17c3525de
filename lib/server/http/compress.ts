import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this the headers weigh more than what is saved. */
export const MIN_LENGTH = 1024;

/** The best encoding the browser takes, null for none. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | null {
  const accepted = new Map<string, number>();
  for (const part of (acceptEncoding ?? '').toLowerCase().slice(0, 200).split(',')) {
    const [name = '', ...params] = part.trim().split(';');
    const weight = /q=([\d.]+)/.exec(params.join(';'))?.[1];
    accepted.set(name, weight === undefined ? 1 : Number(weight));
  }
  const weightOf = (name: string): number => accepted.get(name) ?? accepted.get('*') ?? 0;
  const best = weightOf('br') >= weightOf('gzip') ? 'br' : 'gzip';
  return weightOf(best) > 0 ? best : null;
}

/** `effort` "once" for what is kept and sent many times, "each" for a page of one visitor. */
export function encode(body: Buffer, encoding: Encoding, effort: 'once' | 'each'): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body, { level: effort === 'once' ? 9 : 6 });
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'once' ? 9 : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
