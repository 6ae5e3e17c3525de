/** A byte range, inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

const ONE_RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/i;

/**
 * Parses a Range header (RFC 9110, section 14). Null for the whole file: no range, an invalid one, or several ranges,
 * which servers may ignore and no player sends. `none` if unsatisfiable (416). @param size File size in bytes.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, first, last] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  // BigInt, because floats cannot represent arbitrarily long numbers exactly.
  const start = BigInt(first);
  if (last !== '' && BigInt(last) < start) return null;
  if (start >= size) return 'none';
  return { start: Number(start), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
