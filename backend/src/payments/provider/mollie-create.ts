import { type MollieClient, PaymentLineType, PaymentMethod } from '@mollie/api-client';
import { toDecimalText } from '../../domain/money';
import { MOLLIE_LOCALES } from './mollie-locales';
import type { NewPayment, PaymentDetails } from './provider';

type CreateParameters = Extract<Parameters<MollieClient['payments']['create']>[0], { amount: object }>;

/** Mollie truncates longer descriptions of the payment, but refuses those of lines. */
const MAX_DESCRIPTION = 100;

const METHODS: ReadonlyMap<string, PaymentMethod> = new Map(Object.values(PaymentMethod).map((id) => [id, id]));

function detailParameters({ billing, shipping, lines }: PaymentDetails, currency: string): Partial<CreateParameters> {
  const amount = (cents: number) => ({ currency, value: toDecimalText(cents) });
  return {
    billingAddress: billing,
    ...(shipping && { shippingAddress: shipping }),
    lines: lines.map((line) => ({
      type: PaymentLineType[line.type],
      description: line.description.slice(0, MAX_DESCRIPTION),
      ...(line.sku && { sku: line.sku.slice(0, 64) }),
      quantity: line.quantity,
      unitPrice: amount(line.unitPrice),
      ...(line.discount > 0 && { discountAmount: amount(line.discount) }),
      totalAmount: amount(line.total),
      vatRate: line.vatRate.toFixed(2),
      vatAmount: amount(line.vat),
    })),
  };
}

/** Body of Mollie's "create payment". A method that this version of its client does not know is chosen on its page. */
export function createParameters({
  method,
  details,
  amount,
  currency,
  locale,
  applePayToken,
  ...payment
}: NewPayment): CreateParameters {
  const chosen = method === null ? undefined : METHODS.get(method);
  return {
    ...payment,
    amount: { currency, value: toDecimalText(amount) },
    locale: MOLLIE_LOCALES[locale],
    ...(chosen && { method: chosen }),
    ...(details && detailParameters(details, currency)),
    ...(applePayToken !== null && { applePayPaymentToken: applePayToken }),
  };
}
