import { parseFields } from '../../domain/parse-fields';
import { ShopError } from '../../domain/shop-error';
import { WindowLimit, limitKey } from '../../platform/http/rate-limit';
import { env } from '../../platform/env/env';
import type { AddressLookup } from '../../../contract/address-lookup';
import { createAddressLookup } from './lookup-address';
import { lookupFields } from './lookup-fields';
import { pdokRegister } from './pdok-register';

const WINDOW_MS = 10 * 60_000;

let lookups: WindowLimit | null = null;
let find: ReturnType<typeof createAddressLookup> | null = null;

/** `ADDRESS_LIMIT` look-ups per IP address in ten minutes; 0 disables the limit. */
export async function lookUpAddress(body: unknown, ip: string): Promise<AddressLookup> {
  const asked = parseFields(lookupFields, body);
  const { addressLookup, limits } = env();
  if (addressLookup === null) return { state: 'unavailable' };
  lookups ??= new WindowLimit('address-lookups', limits.addressLookups, WINDOW_MS);
  if (!(await lookups.take(limitKey(ip))))
    throw new ShopError('TooManyRequests', 'Too many address look-ups from this IP address');
  find ??= createAddressLookup(pdokRegister(addressLookup));
  return find(asked);
}
