import type { OrderRequest } from '../domain/order-request';
import { type FieldError, ShopError, invalidFields } from '../domain/shop-error';
import { validateAddresses } from './order-addresses';
import { isAcademyType } from '../../contract/products';
import { type PricedCart, hasGoods, isOrderable } from './price-cart';

/** Far above any real order, and far below the limit of the database's integers. */
const MAX_TOTAL = 100_000_000;

/**
 * Lessons are available immediately after payment. The right of withdrawal is then lost only with the customer's express
 * consent and acknowledgement (Directive 2011/83/EU art. 16(m)), so lessons are not sold without them.
 */
function requireAccessConsent(order: OrderRequest, priced: PricedCart): void {
  if (order.consent.immediateAccess || priced.variants.every((variant) => !variant || !isAcademyType(variant.type)))
    return;
  const errors: FieldError[] = [{ path: ['consent', 'immediateAccess'], name: 'accepted' }];
  throw new ShopError('ConsentRequired', 'Consent to immediate access to lessons is required', { errors });
}

/** Lines of the cart that can not be delivered as requested. */
function unavailableLines(priced: PricedCart): { variantId: string; state: string; available: number | null }[] {
  return priced.quote.lines
    .filter((line) => !isOrderable(line) || (line.available !== null && line.available < line.quantity))
    .map(({ variantId, state, available }) => ({ variantId, state, available }));
}

export function throwUnavailable(priced: PricedCart): never {
  const lines = unavailableLines(priced);
  throw new ShopError('VariantUnavailable', 'Some items in the cart are not available', {
    lines,
    quote: priced.quote,
  });
}

/** Each is a row of the order, and a code somebody has to look after. */
const MAX_GIFT_CARDS = 50;

const countGiftCards = ({ quote, variants }: PricedCart): number =>
  quote.lines.reduce((sum, { quantity }, index) => sum + (variants[index]?.type === 'gift_card' ? quantity : 0), 0);

/** Validates a well-formed order against the priced cart; most relevant errors first. */
export function validateOrder(order: OrderRequest, priced: PricedCart): void {
  const { quote } = priced;
  if (priced.mismatches.length > 0) {
    const lines = priced.mismatches.map((index) => ({
      variantId: order.cart[index]?.variantId ?? '',
      state: 'gone',
      available: 0,
    }));
    throw new ShopError('OptionMismatch', 'The options do not match the variant', { lines });
  }
  if (unavailableLines(priced).length > 0) throwUnavailable(priced);
  const physical = hasGoods(priced);
  validateAddresses(order, physical, priced);
  // A country without a VAT rate is not served: its sales would be taxed at another country's rate.
  if ((physical && !priced.served) || !priced.taxable) {
    throw new ShopError('CountryNotServed', 'The shop does not deliver to this country', { country: quote.country });
  }
  requireAccessConsent(order, priced);
  if (quote.total > MAX_TOTAL || countGiftCards(priced) > MAX_GIFT_CARDS)
    throw invalidFields([{ path: ['cart'], name: 'invalid' }]);
  const isOther = order.expectedCurrency !== undefined && order.expectedCurrency !== quote.currency;
  if (order.expectedTotal !== null && (isOther || order.expectedTotal !== quote.total)) {
    throw new ShopError('TotalChanged', 'The total has changed', { quote });
  }
  if (order.expectedGiftCard !== undefined && order.expectedGiftCard !== quote.giftCard) {
    throw new ShopError('TotalChanged', 'The gift card pays another amount', { quote });
  }
  // It costs the same, but it is not what the customer chose.
  if (order.delivery !== null && quote.delivery !== null && quote.delivery.method !== order.delivery) {
    throw new ShopError('DeliveryUnavailable', 'This way of delivery is not offered', { quote });
  }
  // With an expected total the customer has seen which codes apply; otherwise they could pay more than a code promised.
  const refused = quote.codes.find(({ state }) => state !== 'applied');
  if (refused && order.expectedTotal === null) throw invalidFields([{ path: ['codes'], name: refused.state }]);
}
