import type { Db } from '../platform/database/row-helpers';
import type { IdOf } from '../platform/database/together';

const FIELDS = [
  'label',
  'firstname',
  'lastname',
  'street',
  'housenumber',
  'addition',
  'info',
  'city',
  'country',
] as const;
type Field = (typeof FIELDS)[number] | 'postalCode';

export type SavedAddress = Record<Field, string>;

/** Addresses of a profile, the default one first. */
export async function readAddresses(db: Db, userId: number): Promise<SavedAddress[]> {
  const rows: Record<string, string | null>[] = await db('up_users_cmps as c')
    .join('components_shop_address as a', 'a.id', 'c.cmp_id')
    .where({ 'c.entity_id': userId, 'c.field': 'addresses' })
    .orderBy('c.order')
    .select('a.*');
  return rows.map((row) => {
    const entries = FIELDS.map((field) => [field, row[field] ?? '']);
    return { ...Object.fromEntries(entries), postalCode: row.postal_code ?? '' } as SavedAddress;
  });
}

/** Statements, for `together`, that save the first address of a new profile. */
export function addressStatements(trx: Db, userId: (idOf: IdOf) => ReturnType<IdOf>, address: SavedAddress) {
  const own = Object.fromEntries(FIELDS.map((field) => [field, address[field]]));
  return {
    address: trx('components_shop_address')
      .insert({ ...own, postal_code: address.postalCode })
      .returning('id'),
    addressLink: (idOf: IdOf) =>
      trx('up_users_cmps')
        .insert({
          entity_id: userId(idOf),
          cmp_id: idOf('address'),
          component_type: 'shop.address',
          field: 'addresses',
          order: 1,
        })
        .returning('id'),
  };
}
