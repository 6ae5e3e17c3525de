import type { Db } from '../platform/database/row-helpers';

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

/** The first address of a new profile. */
export async function insertAddress(trx: Db, userId: number, { postalCode, ...address }: SavedAddress): Promise<void> {
  const own = Object.fromEntries(FIELDS.map((field) => [field, address[field]]));
  const rows: { id: number }[] = await trx('components_shop_address')
    .insert({ ...own, postal_code: postalCode })
    .returning('id');
  await trx('up_users_cmps').insert({
    entity_id: userId,
    cmp_id: rows[0]?.id,
    component_type: 'shop.address',
    field: 'addresses',
    order: 1,
  });
}
