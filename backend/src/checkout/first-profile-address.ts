import type { Address } from '../domain/order-request';
import type { Caller } from '../orders/records/order-access';
import type { Db } from '../platform/database/row-helpers';

interface AddressRow {
  firstname: string | null;
  lastname: string | null;
  street: string | null;
  housenumber: string | null;
  addition: string | null;
  info: string | null;
  postal_code: string | null;
  city: string | null;
  country: string | null;
}

/** First address in the caller's profile. Null for guests, and when it is missing or incomplete. */
export async function readFirstAddress(db: Db, { userId }: Caller): Promise<Address | null> {
  if (userId === null) return null;
  const row: AddressRow | undefined = await db('up_users_cmps as c')
    .join('components_shop_address as a', 'a.id', 'c.cmp_id')
    .where({ 'c.entity_id': userId, 'c.field': 'addresses' })
    .orderBy('c.order')
    .select('a.*')
    .first();
  if (!row?.street || !row.housenumber || !row.postal_code || !row.city || !row.country) return null;
  return {
    firstname: row.firstname ?? '',
    lastname: row.lastname ?? '',
    street: row.street,
    housenumber: row.housenumber,
    addition: row.addition ?? '',
    info: row.info ?? '',
    postalCode: row.postal_code,
    city: row.city,
    country: row.country.toLowerCase(),
  };
}
