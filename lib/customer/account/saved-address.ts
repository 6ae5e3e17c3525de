import * as z from 'zod/mini';
import type { SavedAddress } from '@/backend/contract/order';

export const textSchema = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);

/** In zod/mini, because the checkout parses it in the browser as well. */
export const savedAddressSchema: z.ZodMiniType<SavedAddress> = z.object({
  label: textSchema,
  firstname: textSchema,
  lastname: textSchema,
  street: textSchema,
  housenumber: textSchema,
  addition: textSchema,
  info: textSchema,
  postalCode: textSchema,
  city: textSchema,
  country: textSchema,
});
