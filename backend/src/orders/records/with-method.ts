import type { DeliveryMethod } from '../../../contract/delivery';

/** A label of the shipping cost, which names the way of delivery unless it is the usual one. */
export const withMethod = (label: string, method: DeliveryMethod | null, text: { letterbox: string }): string =>
  method === 'letterbox' ? `${label} (${text.letterbox})` : label;
