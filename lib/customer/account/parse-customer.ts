import * as z from 'zod/mini';
import { type SavedAddress } from './saved-address';

/** The customer data needed for an order. */
export interface Customer {
  email: string;
  firstname: string;
  lastname: string;
  /** Default address first. */
  addresses: SavedAddress[];
}

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);
const customerSchema = z.object({
  data: z.object({
    email: z.string(),
    firstname: text,
    lastname: text,
    addresses: z.catch(
      z.array(
        z.object({
          label: text,
          firstname: text,
          lastname: text,
          street: text,
          housenumber: text,
          addition: text,
          info: text,
          postalCode: text,
          city: text,
          country: text,
        }),
      ),
      [],
    ),
  }),
});

/** Parses `{data: user}` of `/api/me`. */
export const parseCustomer = (json: unknown): Customer => customerSchema.parse(json).data;
