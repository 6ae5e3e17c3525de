import { z } from 'zod';
import { readStored, removeStored, tabStorage, writeStored } from './browser-storage';
import { type CheckoutValues, emptyCheckout } from './schema';

const KEY = 'checkout-draft';
const text = z.string().max(500).catch('');
const addressDraft = z.object({
  street: text,
  housenumber: text,
  addition: text,
  info: text,
  postalCode: text,
  city: text,
  country: text,
});
const draftSchema = z.object({
  firstname: text,
  lastname: text,
  email: text,
  shipping: addressDraft,
  billingSeparate: z.boolean().catch(false),
  billing: addressDraft,
  terms: z.boolean().catch(false),
  immediateAccess: z.boolean().catch(false),
});

/** What was typed in this tab before, over the empty form; `country` is the one offered first. */
export function restoreDraft(country: string, countries: string[]): CheckoutValues {
  const draft = readStored(tabStorage, KEY, draftSchema);
  const empty = emptyCheckout(country);
  if (!draft) {
    return empty;
  }
  const served = (iso: string): string => (countries.includes(iso) ? iso : country);
  return {
    ...draft,
    shipping: { ...draft.shipping, country: served(draft.shipping.country) },
    billing: { ...draft.billing, country: served(draft.billing.country) },
  };
}

export function saveDraft(values: CheckoutValues): void {
  writeStored(tabStorage, KEY, values);
}

export function clearDraft(): void {
  removeStored(tabStorage, KEY);
}
