import type { QuoteDelivery, QuoteDeliveryOption } from '@/backend/contract/quote';

/** The option that the quote's total contains. */
export const chosenOption = ({ method, options }: QuoteDelivery): QuoteDeliveryOption | null =>
  options.find((option) => option.method === method) ?? null;
