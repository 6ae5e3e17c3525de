import { randomUUID } from 'node:crypto';
import type { Caller } from '../../forms/support/people';
import { callAdmin } from '../../orders/support/admin';
import { type TestVariant, address, newEmail } from '../../orders/support/shop';
import { act } from './desk';

interface Quote {
  currency: string;
  total: number;
  giftCard: number;
}

export interface Wish {
  locale?: string;
  codes?: string[];
  pieces?: number;
  variant?: TestVariant;
  country?: string;
}

const today = (): string => new Date().toISOString().slice(0, 10);
export const byTransfer = { method: 'banktransfer', paidOn: today(), reference: 'Afschrift 12' };

/** What the desk sends for a customer, priced first, as its form does. */
export async function bodyByHand(
  payment: object,
  { locale = 'nl', codes = [], pieces = 1, variant, country = 'nl' }: Wish & { variant: TestVariant },
  ask: Caller = callAdmin,
) {
  const cart = [variant.item(pieces)];
  const asked = { cart, codes, locale, country };
  const { body } = await act<{ data: Quote }>('desk/quote', asked, ask);
  const { total, giftCard } = body.data;
  const user = { firstname: 'Bel', lastname: 'Ler', email: newEmail() };
  const order = {
    user,
    locale,
    cart,
    codes,
    shipping: address(country),
    expectedTotal: total,
    expectedGiftCard: giftCard,
  };
  return { key: randomUUID(), channel: 'telephone', told: true, payment, order };
}
