import type { DeliveryMethod } from '../../../contract/delivery';

/** A label of the shipping cost, which names the way of delivery unless it is the usual one. */
export const withMethod = (
  label: string,
  method: DeliveryMethod | null,
  text: { letterbox: string; pickup: string },
): string => (method === null || method === 'home' ? label : `${label} (${text[method]})`);
