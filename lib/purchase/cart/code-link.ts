import { CODE_PARAM } from './code-param';
import { normalizeCode } from './explain-discount-code';
import type { CodeState } from '@/backend/contract/discounts';

/** Same limit as in the backend. */
const MAX_LENGTH = 40;

/** What the shop says about the code of a link. */
export interface CodeNote {
  /** Kept for the cart; null when it does not count. */
  code: string | null;
  text: string;
  /** False when the shop could not tell: the address keeps the code, and loading the page again asks again. */
  checked: boolean;
}

/** The code that a link gives; null for an empty one. */
export const readCode = (given: string): string | null => normalizeCode(given).slice(0, MAX_LENGTH) || null;

/** The address without the code: one that is shared or kept as a bookmark does not bring it again. */
export function withoutCode({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const params = new URLSearchParams(search);
  params.delete(CODE_PARAM);
  return pathname + (params.size > 0 ? `?${params}` : '') + hash;
}

/** Codes in force whose only obstacle is the cart, which visitors of a link have yet to fill. */
export const isKept = (state: CodeState): boolean =>
  state === 'applied' || state === 'not_applicable' || state === 'minimum';

/** Validates the response without a schema library. */
export function readCodeNote(json: unknown): CodeNote {
  const data: unknown = typeof json === 'object' && json !== null && 'data' in json ? json.data : null;
  if (typeof data === 'object' && data !== null && 'code' in data && 'text' in data && 'checked' in data) {
    const { code, text, checked } = data;
    if ((code === null || typeof code === 'string') && typeof text === 'string' && typeof checked === 'boolean')
      return { code, text, checked };
  }
  throw new Error('The response is no note on a code');
}
