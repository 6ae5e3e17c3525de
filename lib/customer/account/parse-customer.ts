import * as z from 'zod/mini';
import { savedAddressSchema, textSchema } from './saved-address';
import type { SavedAddress } from '@/backend/contract/order';

/** The customer data needed for an order. */
export interface Customer {
  email: string;
  firstname: string;
  lastname: string;
  /** Default address first. */
  addresses: SavedAddress[];
}

const customerSchema = z.object({
  data: z.object({
    email: z.string(),
    firstname: textSchema,
    lastname: textSchema,
    addresses: z.catch(z.array(savedAddressSchema), []),
  }),
});

/** Parses `{data: user}` of `/api/me`. */
export const parseCustomer = (json: unknown): Customer => customerSchema.parse(json).data;
