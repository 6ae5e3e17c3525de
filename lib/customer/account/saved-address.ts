import { type Address } from '@/backend/contract/order';

/** A saved address; the first one is the default. */
export interface SavedAddress extends Address {
  /** Label given by the customer, such as "Grandma". */
  label: string;
}
