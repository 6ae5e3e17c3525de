import { type Quote, type QuoteLine } from '@/backend/contract/quote';

/** Backend responses for tests. */
export function makeLine(variantId: string, line: Partial<QuoteLine> = {}): QuoteLine {
  const quantity = line.quantity ?? 2;
  const unitPrice = line.unitPrice ?? 8995;
  return {
    variantId,
    quantity,
    options: [],
    title: `Suit ${variantId}`,
    unitPrice,
    credit: 0,
    total: quantity * unitPrice,
    discount: 0,
    state: 'ok',
    available: 10,
    type: 'physical',
    slug: `suit-${variantId}`,
    image: null,
    includes: [],
    ...line,
  };
}

export function makeQuote(lines: QuoteLine[], quote: Partial<Quote> = {}): Quote {
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
  return {
    currency: 'EUR',
    lines,
    promotions: [],
    gifts: [],
    subtotal,
    discount: 0,
    shipping: 395,
    vat: 3190,
    total: subtotal + 395,
    giftCard: 0,
    vatLines: [{ rate: 21, amount: 3190 }],
    country: 'nl',
    codes: [],
    delivery: null,
    ...quote,
  };
}
