import { appliedDiscounts } from '@/lib/purchase/cart/explain-discount-code';
import { type EventName, shopEvent, toItem, withDiscountCodes } from './events';
import { track } from './track';
import { type Quote, type QuoteLine } from '@/backend/contract/quote';

/** Tracks a purchase step with the available lines at their quoted prices. */
export function trackQuote(event: EventName, quote: Quote): boolean {
  const items = quote.lines.filter(({ state }) => state === 'ok' || state === 'low').map(toItem);
  const quoteEvent = shopEvent(event, quote.currency, items);
  return items.length > 0 && track(withDiscountCodes(quoteEvent, quote.discount, appliedDiscounts(quote.codes)));
}

/** Tracks changed quantities as add_to_cart and remove_from_cart. */
export function trackQuantityChanges(currency: string, changes: { line: QuoteLine | null; by: number }[]): void {
  const known = changes.flatMap(({ line, by }) => (line && line.title !== '' ? [{ line, by }] : []));
  const send = (event: EventName, some: typeof known): void => {
    const items = some.map(({ line, by }) => toItem({ ...line, quantity: Math.abs(by) }));
    if (items.length > 0) track(shopEvent(event, currency, items));
  };
  send(
    'add_to_cart',
    known.filter(({ by }) => by > 0),
  );
  send(
    'remove_from_cart',
    known.filter(({ by }) => by < 0),
  );
}
