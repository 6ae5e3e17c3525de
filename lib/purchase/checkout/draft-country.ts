import { readStored, tabStorage, writeStored } from '@/lib/core/browser-storage';

/** What was typed in the checkout of this tab. The cart reads and writes its country only, and knows none of its schemas. */
export const DRAFT_KEY = 'checkout-draft';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const schema = {
  safeParse: (value: unknown): { success: true; data: Fields } | { success: false } =>
    isFields(value) ? { success: true, data: value } : { success: false },
};

const readDraft = (): Fields => readStored(tabStorage, DRAFT_KEY, schema) ?? {};

/** Whether more of an address is filled in than the preselected country. */
export const isTyped = (address: object): boolean =>
  Object.entries(address).some(([field, value]) => field !== 'country' && String(value).trim() !== '');

/** Where the order that was begun in this tab goes; null if none was, or if the shop does not deliver there. */
export function readDraftCountry(served: string[]): string | null {
  const { shipping } = readDraft();
  const country = isFields(shipping) ? shipping.country : null;
  return served.find((iso) => iso === country) ?? null;
}

/** The checkout begins with the country that was chosen in the cart, but an address that was typed there keeps its own. */
export function writeDraftCountry(country: string): void {
  const draft = readDraft();
  const moved = (address: unknown): unknown => {
    const fields = isFields(address) ? address : {};
    return isTyped(fields) ? fields : { ...fields, country };
  };
  writeStored(tabStorage, DRAFT_KEY, { ...draft, shipping: moved(draft.shipping), billing: moved(draft.billing) });
}
