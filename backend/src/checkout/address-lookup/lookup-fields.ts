import { z } from 'zod';
import type { AddressLookupBody } from '../../../contract/address-lookup';
import { schemaFor } from '../../domain/request-schema';

export const lookupFields = schemaFor<AddressLookupBody>()(
  z.object({
    country: z.string().regex(/^[a-z]{2}$/),
    postalCode: z.string().max(16),
    housenumber: z.string().max(20),
  }),
);
