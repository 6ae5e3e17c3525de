import type { Address, OrderRequest } from '../domain/order-request';
import { type FieldError, ShopError, invalidFields } from '../domain/shop-error';
import { needsShipping } from '../domain/shipping-and-totals';
import { type PricedCart, isCounted } from './quote';

/** More than any real order, and far from what the database's integers hold. */
const MAX_TOTAL = 100_000_000;

/** The country that decides shipping and VAT: where the parcel goes, or without a parcel where the bill goes. */
export function orderCountry(order: OrderRequest, physical: boolean): string | null {
  const first = physical ? order.shipping : (order.billing ?? order.shipping);
  return (first ?? order.billing)?.country ?? null;
}

function checkAddresses(order: OrderRequest, physical: boolean, requireAddition: boolean): void {
  const errors: FieldError[] = [];
  if (physical && !order.shipping) errors.push({ path: ['shipping'], name: 'required' });
  if (!physical && !order.billing && !order.shipping) errors.push({ path: ['billing'], name: 'required' });
  const lacksAddition = (address: Address | null): boolean =>
    requireAddition && address !== null && address.addition === '';
  if (lacksAddition(order.shipping)) errors.push({ path: ['shipping', 'addition'], name: 'required' });
  if (lacksAddition(order.billing)) errors.push({ path: ['billing', 'addition'], name: 'required' });
  if (errors.length > 0) throw invalidFields(errors);
}

/**
 * Lessons open as soon as they are paid. Then the right of withdrawal is lost only with the customer's express consent and
 * acknowledgement (Directive 2011/83/EU art. 16(m)), so without them none are sold.
 */
function checkAccessConsent(order: OrderRequest, priced: PricedCart): void {
  if (order.consent.immediateAccess || priced.facts.every((fact) => !fact || fact.type === 'physical')) return;
  const errors: FieldError[] = [{ path: ['consent', 'immediateAccess'], name: 'accepted' }];
  throw new ShopError('ConsentRequired', 'Immediate access to lessons must be agreed to', { errors });
}

/** What of the cart can not be delivered as asked; empty when all can. */
export function unavailableLines(priced: PricedCart): { variantId: string; state: string; available: number | null }[] {
  return priced.quote.lines
    .filter((line) => !isCounted(line) || (line.available !== null && line.available < line.quantity))
    .map(({ variantId, state, available }) => ({ variantId, state, available }));
}

export function refuseUnavailable(priced: PricedCart): never {
  const lines = unavailableLines(priced);
  throw new ShopError('VariantUnavailable', 'Something in the cart can not be delivered', {
    lines,
    quote: priced.quote,
  });
}

/** Everything that can be wrong with a well-formed order, in the order in which the customer would want to know. */
export function checkOrder(order: OrderRequest, priced: PricedCart): void {
  const { quote } = priced;
  if (priced.mismatches.length > 0) {
    const lines = priced.mismatches.map((index) => ({
      variantId: order.cart[index]?.variantId ?? '',
      state: 'gone',
      available: 0,
    }));
    throw new ShopError('OptionMismatch', 'The options are not those of the variant', { lines });
  }
  if (unavailableLines(priced).length > 0) refuseUnavailable(priced);
  const physical = needsShipping(priced.facts.flatMap((fact) => (fact ? [fact] : [])));
  checkAddresses(order, physical, priced.settings.requireAddition);
  // Without its VAT rate a country is not served: another country's would be booked under its name.
  if ((physical && !priced.deliverable) || !priced.taxable) {
    throw new ShopError('CountryNotServed', 'The shop does not deliver to this country', { country: quote.country });
  }
  checkAccessConsent(order, priced);
  if (quote.total > MAX_TOTAL) throw invalidFields([{ path: ['cart'], name: 'invalid' }]);
  if (order.expectedTotal !== null && order.expectedTotal !== quote.total) {
    throw new ShopError('TotalChanged', 'The total has changed', { quote });
  }
  // Who named the total has seen which codes count; who did not must not pay more than a code promised.
  const refused = quote.codes.find(({ state }) => state !== 'applied');
  if (refused && order.expectedTotal === null) throw invalidFields([{ path: ['codes'], name: refused.state }]);
}
