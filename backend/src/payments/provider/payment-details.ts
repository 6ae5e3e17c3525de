import { vatOf } from '../../domain/vat';
import { type LineRow, type OrderRow, readAddress } from '../../orders/records/order-rows';
import type { Address } from '../../domain/order-request';
import { PAY_LATER } from '../../../contract/payment-methods';
import type { PaymentAddress, PaymentDetails, PaymentLine } from './provider';

/** Whether the provider is told what is bought and where it goes: also for a method that is chosen on its page (null). */
export const needsDetails = (method: string | null): boolean => method === null || PAY_LATER.has(method);

type DescribedOrder = Pick<
  OrderRow,
  'total' | 'shipping' | 'email' | 'firstname' | 'lastname' | 'shipping_address' | 'billing_address'
>;
type DescribedLine = Pick<
  LineRow,
  'product_type' | 'title' | 'sku' | 'quantity' | 'unit_price' | 'total' | 'discount' | 'vat_rate'
>;

/** Null for an address without a street, as of an order of lessons. */
function toPaymentAddress(address: Address | null, order: DescribedOrder): PaymentAddress | null {
  if (!address || address.street === '' || address.city === '') return null;
  const { firstname, lastname, street, housenumber, addition, postalCode, city, country } = address;
  return {
    givenName: firstname || order.firstname,
    familyName: lastname || order.lastname,
    email: order.email,
    streetAndNumber: [street, housenumber, addition].filter(Boolean).join(' '),
    postalCode,
    city,
    country: country.toUpperCase(),
  };
}

const toPaymentLine = (line: DescribedLine): PaymentLine => {
  const total = line.total - line.discount;
  return {
    type: line.product_type === 'physical' ? 'physical' : 'digital',
    description: line.title,
    sku: line.sku,
    quantity: line.quantity,
    unitPrice: line.unit_price,
    discount: line.discount,
    total,
    vatRate: line.vat_rate,
    vat: vatOf(total, line.vat_rate),
  };
};

const shippingLine = ({ shipping }: DescribedOrder, vatRate: number): PaymentLine => ({
  type: 'shipping_fee',
  description: 'Shipping',
  sku: null,
  quantity: 1,
  unitPrice: shipping,
  discount: 0,
  total: shipping,
  vatRate,
  vat: vatOf(shipping, vatRate),
});

/**
 * Addresses and lines of an order, in cents, for methods that lend the money, and for a payment whose method is chosen at
 * the provider (null); other methods do not need them, so they are not sent (GDPR art. 5(1)(c)). Null as well without an
 * address, or if the lines do not add up to the total, which the provider would refuse.
 */
export function paymentDetails(
  order: DescribedOrder,
  lines: DescribedLine[],
  method: string | null,
): PaymentDetails | null {
  if (!needsDetails(method)) return null;
  const shipping = toPaymentAddress(readAddress(order.shipping_address), order);
  const billing = toPaymentAddress(readAddress(order.billing_address), order) ?? shipping;
  if (!billing) return null;
  const rate = Math.max(0, ...lines.map((line) => line.vat_rate));
  const all = [...lines.map(toPaymentLine), ...(order.shipping > 0 ? [shippingLine(order, rate)] : [])];
  const sum = all.reduce((total, line) => total + line.total, 0);
  return sum === order.total ? { billing, shipping, lines: all } : null;
}
