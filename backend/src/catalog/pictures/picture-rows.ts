import type { Knex } from 'knex';
import type { Db } from '../../platform/database/row-helpers';

export const FILES = 'files_related_mph';
export const TABLES = { gallery: 'components_shop_picture', intro: 'components_shop_intro' } as const;
export const TYPES = { gallery: 'shop.picture', intro: 'shop.intro' } as const;
export type PictureField = keyof typeof TABLES;

/** Components of products, and of variants. */
export type Links = 'products_cmps' | 'product_variants_cmps';

/** SQLite takes a limited number of rows in one statement. */
const BATCH = 100;

/** The main picture of a row: that of its intro, which may have none. */
export interface MainPicture {
  id: number;
  file: number | null;
}

/** Adds one component with these values to each row; returns their ids by row. */
export async function insertComponents(
  trx: Db,
  links: Links,
  { field, values, order }: { field: PictureField; values: object; order: number | null },
  rows: number[],
): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map();
  const made: { id: number }[] = await trx(TABLES[field])
    .insert(rows.map(() => values))
    .returning('id');
  // All are alike, so it does not matter which of them a row gets.
  const parts = rows.map((row, at) => ({ row, id: made[at]?.id ?? 0 }));
  await trx(links).insert(
    parts.map(({ row, id }) => ({ entity_id: row, cmp_id: id, component_type: TYPES[field], field, order })),
  );
  return new Map(parts.map(({ row, id }) => [row, id]));
}

export async function linkFiles(trx: Db, field: PictureField, parts: { id: number; file: number }[]): Promise<void> {
  if (parts.length === 0) return;
  await trx(FILES).insert(
    parts.map(({ id, file }) => ({
      file_id: file,
      related_id: id,
      related_type: TYPES[field],
      field: 'image',
      order: 1,
    })),
  );
}

export const unlinkFiles = (trx: Db, field: PictureField, ids: number[]): Knex.QueryBuilder =>
  trx(FILES).where({ related_type: TYPES[field], field: 'image' }).whereIn('related_id', ids).delete();

interface WantedMain {
  row: number;
  main: MainPicture | null;
  /** The file that it is to have. */
  file: number | null;
}

async function writePart(trx: Db, links: Links, part: WantedMain[]): Promise<void> {
  const known = part.flatMap(({ main }) => (main ? [main.id] : []));
  if (known.length > 0) {
    await unlinkFiles(trx, 'intro', known);
    // Another picture than before has no alt text yet.
    await trx(TABLES.intro).whereIn('id', known).update({ alt: null });
  }
  const made = await insertComponents(
    trx,
    links,
    { field: 'intro', values: { alt: null }, order: null },
    part.filter(({ main }) => main === null).map(({ row }) => row),
  );
  const linked = part.flatMap(({ row, main, file }) => {
    const id = main?.id ?? made.get(row);
    return file === null || id === undefined ? [] : [{ id, file }];
  });
  await linkFiles(trx, 'intro', linked);
}

/** Gives rows these main pictures, a hundred in few statements; returns whether any differs from what it had. */
export async function writeMainPictures(trx: Db, links: Links, wanted: WantedMain[]): Promise<boolean> {
  const changed = wanted.filter(({ main, file }) => (main?.file ?? null) !== file);
  for (let at = 0; at < changed.length; at += BATCH) await writePart(trx, links, changed.slice(at, at + BATCH));
  return changed.length > 0;
}
