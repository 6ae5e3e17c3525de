import * as z from 'zod/mini';
import { splitStreet } from '@/lib/purchase/checkout/split-street';
import type { OrderBody } from '@/backend/contract/requests';
import type { ContactField } from './apple-pay-session';

const text = z.catch(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.trim()),
  ),
  '',
);
const contactSchema = z.object({
  givenName: text,
  familyName: text,
  emailAddress: text,
  addressLines: z.catch(z.array(text), []),
  postalCode: text,
  locality: text,
  countryCode: text,
});

/** Country of an address, ISO 3166-1, lower case; '' without one. Before the payment, Apple tells little more. */
export const countryOfContact = (contact: unknown): string => parse(contact).countryCode.toLowerCase();

const NOTHING = contactSchema.parse({});
const parse = (contact: unknown) => contactSchema.safeParse(contact).data ?? NOTHING;

/** Apple splits a name as the customer wrote it; one that was typed as a whole has only a first name. */
function readName(givenName: string, familyName: string): { firstname: string; lastname: string } | null {
  if (givenName && familyName) return { firstname: givenName, lastname: familyName };
  const [firstname, ...rest] = (givenName || familyName).split(/\s+/);
  return firstname && rest.length > 0 ? { firstname, lastname: rest.join(' ') } : null;
}

interface Buyer {
  user: OrderBody['user'];
  shipping: NonNullable<OrderBody['shipping']>;
}

/** Who ordered and where to, from the sheet; or the field that says too little for a parcel. */
export function readContact(contact: unknown): Buyer | { missing: ContactField } {
  const { givenName, familyName, emailAddress, addressLines, postalCode, locality, countryCode } = parse(contact);
  const name = readName(givenName, familyName);
  if (!name) return { missing: 'name' };
  if (!emailAddress) return { missing: 'emailAddress' };
  const lines = addressLines.filter(Boolean);
  const at = lines.findIndex((line) => splitStreet(line) !== null);
  const parts = splitStreet(lines[at] ?? '');
  if (!parts) return { missing: 'addressLines' };
  if (!locality) return { missing: 'locality' };
  if (!countryCode) return { missing: 'country' };
  return {
    user: { ...name, email: emailAddress },
    shipping: {
      ...parts,
      info: lines.filter((_, index) => index !== at).join(', '),
      postalCode,
      city: locality,
      country: countryCode.toLowerCase(),
    },
  };
}

/** The field of the sheet that shows an error of an order's field, such as `shipping.city`. */
export function sheetField(name: string): ContactField {
  const [first = '', second = ''] = name.split('.');
  if (first === 'email') return 'emailAddress';
  if (first === 'firstname' || first === 'lastname') return 'name';
  if (second === 'postalCode' || second === 'country') return second;
  return second === 'city' ? 'locality' : 'addressLines';
}
