/** A piece of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

const ONE_RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/i;

/**
 * What of a file is asked for (RFC 9110, section 14). Null: the whole file, because nothing was asked for that can be
 * understood; a server may also ignore several ranges at once, and no player asks for them. `none`: nothing of what is
 * asked for exists, answered with 416.
 * @param size bytes of the file
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, first, last] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  // Whole numbers of any length: as floats, two that differ can be the same.
  const start = BigInt(first);
  if (last !== '' && BigInt(last) < start) return null;
  if (start >= size) return 'none';
  return { start: Number(start), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
