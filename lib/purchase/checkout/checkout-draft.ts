import * as z from 'zod/mini';
import { readStored, removeStored, tabStorage, writeStored } from '@/lib/core/browser-storage';
import { type CheckoutValues, LESSONS_FOR, emptyCheckout } from './checkout-schema';
import { DRAFT_KEY } from './draft-country';

const text = z.catch(z.string().check(z.maxLength(500)), '');
const box = z.catch(z.boolean(), false);
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
  billingSeparate: box,
  billing: addressDraft,
  pickupPoint: text,
  paymentMethod: text,
  noReviewMail: box,
  saveAddress: box,
  gift: z.catch(z.object({ name: text, email: text, message: text, sendOn: text }), emptyCheckout('').gift),
  lessonsFor: z.catch(z.enum(LESSONS_FOR), 'me'),
  lessonGift: z.catch(z.object({ name: text, email: text, message: text }), emptyCheckout('').lessonGift),
});

/** Restores what was typed in this tab, except for consents, which each order needs anew; `country` is the default country. */
export function restoreDraft(country: string, countries: string[]): CheckoutValues {
  const draft = readStored(tabStorage, DRAFT_KEY, draftSchema);
  const empty = emptyCheckout(country);
  if (!draft) {
    return empty;
  }
  const served = (iso: string): string => (countries.includes(iso) ? iso : country);
  return {
    ...empty,
    ...draft,
    shipping: { ...draft.shipping, country: served(draft.shipping.country) },
    billing: { ...draft.billing, country: served(draft.billing.country) },
  };
}

export function saveDraft(values: CheckoutValues): void {
  const { terms: _terms, immediateAccess: _access, ...kept } = values;
  writeStored(tabStorage, DRAFT_KEY, kept);
}

export function clearDraft(): void {
  removeStored(tabStorage, DRAFT_KEY);
}
