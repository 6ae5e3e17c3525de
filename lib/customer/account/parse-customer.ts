import * as z from 'zod/mini';
import { type SavedAddress } from './saved-address';

/** The signed-in visitor, as far as an order needs to know. */
export interface Customer {
  email: string;
  firstname: string;
  lastname: string;
  /** The default one first. */
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

/** `{data: user}` of `/api/me`. */
export const parseCustomer = (answer: unknown): Customer => customerSchema.parse(answer).data;
