import { type AddressLookup, lookupKey } from '../../../contract/address-lookup';
import type { z } from 'zod';
import type { AddressRegister } from './address-register';
import type { lookupFields } from './lookup-fields';

const MAX_KEPT = 1_000;
const KEPT_MS = 60 * 60_000;

interface Kept {
  found: AddressLookup;
  until: number;
}

/**
 * Looks up the street of a postal code and house number. Never fails: without an answer the visitor types the street.
 * Answers are kept for an hour, because the same address is often typed again.
 */
export function createAddressLookup(register: AddressRegister, now = Date.now) {
  const kept = new Map<string, Kept>();
  return async (asked: z.infer<typeof lookupFields>): Promise<AddressLookup> => {
    const key = lookupKey(asked);
    if (!key) return { state: 'not-found' };
    const name = `${key.postalCode} ${key.number}`;
    const earlier = kept.get(name);
    if (earlier && earlier.until > now()) return earlier.found;
    kept.delete(name);
    try {
      const street = await register.find(key.postalCode, key.number);
      const found: AddressLookup = street ? { state: 'found', ...street } : { state: 'not-found' };
      const [oldest] = kept.keys();
      if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(name, { found, until: now() + KEPT_MS });
      return found;
    } catch {
      return { state: 'unavailable' };
    }
  };
}
