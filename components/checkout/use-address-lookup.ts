'use client';

import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CheckoutValues } from '@/lib/purchase/checkout/checkout-schema';
import { type FilledIn, fillFound, mayFill } from '@/lib/purchase/checkout/fill-address';
import { lookUpAddress } from '@/lib/purchase/checkout/look-up-address';
import { type AddressLookup, lookupKey } from '@/backend/contract/address-lookup';

/** Typing a number or correcting it causes one look-up. */
const PAUSE_MS = 300;

/**
 * Fills in street and city of the typed postal code and house number, unless the visitor typed them. Returns the state of
 * the last look-up, with what the form has then, while it belongs to the typed values; null before.
 */
export function useAddressLookup(kind: 'shipping' | 'billing'): (FilledIn & { state: AddressLookup['state'] }) | null {
  const { getValues, setValue } = useFormContext<CheckoutValues>();
  const [country, postalCode, housenumber] = useWatch<
    CheckoutValues,
    [`${typeof kind}.country`, `${typeof kind}.postalCode`, `${typeof kind}.housenumber`]
  >({ name: [`${kind}.country`, `${kind}.postalCode`, `${kind}.housenumber`] });
  const filled = useRef<FilledIn>({ street: '', city: '' });
  const [last, setLast] = useState<(FilledIn & { key: string; state: AddressLookup['state'] }) | null>(null);
  const asked = lookupKey({ country, postalCode, housenumber });
  const key = asked && `${asked.postalCode} ${asked.number}`;

  useEffect(() => {
    if (key === null || !mayFill(getValues(kind), filled.current)) return undefined;
    const controller = new AbortController();
    const apply = async () => {
      const found = await lookUpAddress(getValues(kind), controller.signal);
      if (!found) return;
      const typed = getValues(kind);
      const next = fillFound(typed, filled.current, found);
      filled.current = next.filled;
      for (const field of ['street', 'city'] as const) {
        const value = next.values[field];
        if (value !== typed[field])
          setValue(`${kind}.${field}`, value, { shouldDirty: true, shouldValidate: value !== '' });
      }
      setLast({ key, state: found.state, ...next.values });
    };
    const timer = setTimeout(() => void apply(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, kind, getValues, setValue]);

  return last?.key === key ? last : null;
}
