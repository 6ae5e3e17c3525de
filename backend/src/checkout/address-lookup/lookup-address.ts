import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { type AddressLookup, lookupKey } from '../../../contract/address-lookup';
import type { AddressRegister } from './address-register';
import type { lookupFields } from './lookup-fields';

const MAX_KEPT = 1_000;
const KEPT_MS = 60 * 60_000;

/**
 * Looks up the street of a postal code and house number. Never fails: without an answer the visitor types the street.
 * Answers are kept for an hour, because the same address is often typed again.
 */
export function createAddressLookup(register: AddressRegister) {
  const kept = new LRUCache<string, AddressLookup>({ max: MAX_KEPT, ttl: KEPT_MS });
  return async (asked: z.infer<typeof lookupFields>): Promise<AddressLookup> => {
    const key = lookupKey(asked);
    if (!key) return { state: 'not-found' };
    const name = `${key.postalCode} ${key.number}`;
    const earlier = kept.get(name);
    if (earlier) return earlier;
    try {
      const street = await register.find(key.postalCode, key.number);
      const found: AddressLookup = street ? { state: 'found', ...street } : { state: 'not-found' };
      kept.set(name, found);
      return found;
    } catch {
      return { state: 'unavailable' };
    }
  };
}
