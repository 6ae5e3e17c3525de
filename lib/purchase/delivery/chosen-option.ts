import type { DeliveryMethod } from '@/backend/contract/delivery';
import type { QuoteDelivery, QuoteDeliveryOption } from '@/backend/contract/quote';

/** The option that the quote's total contains. */
export const chosenOption = ({ method, options }: QuoteDelivery): QuoteDeliveryOption | null =>
  options.find((option) => option.method === method) ?? null;

/**
 * What the customer chose, if it is still offered. A quote that does not contain it yet must not decide what is ordered: the
 * backend compares the total and asks again.
 */
export const methodToOrder = ({ method, options }: QuoteDelivery, chosen: DeliveryMethod | undefined): DeliveryMethod =>
  options.find((option) => option.method === chosen)?.method ?? method;
