import { type Address } from '@/lib/customer/orders/types';

/** An address of the profile; the first one is the default. */
export interface SavedAddress extends Address {
  /** What the customer calls it: "Grandma". */
  label: string;
}
