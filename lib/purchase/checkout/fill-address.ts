import type { AddressLookup } from '@/backend/contract/address-lookup';

/** Street and city that a look-up wrote into the form; empty for none. */
export interface FilledIn {
  street: string;
  city: string;
}

const isOurs = (typed: string, filled: string): boolean => typed.trim() === '' || typed === filled;

/** Whether a look-up could write anything: what the visitor typed is never replaced. */
export const mayFill = (typed: FilledIn, filled: FilledIn): boolean =>
  isOurs(typed.street, filled.street) || isOurs(typed.city, filled.city);

/** Values after a look-up. Without a result, what an earlier one wrote for other numbers goes. */
export function fillFound(
  { street, city }: FilledIn,
  filled: FilledIn,
  found: AddressLookup,
): { values: FilledIn; filled: FilledIn } {
  const next = found.state === 'found' ? { street: found.street, city: found.city } : { street: '', city: '' };
  const values = {
    street: isOurs(street, filled.street) ? next.street : street,
    city: isOurs(city, filled.city) ? next.city : city,
  };
  return { values, filled: next };
}
