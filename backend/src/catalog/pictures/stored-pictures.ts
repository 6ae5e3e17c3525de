import type { Knex } from 'knex';
import { type GalleryPicture, isSameGallery } from '../../domain/shared-pictures';
import type { Db } from '../../platform/database/row-helpers';

const LINKS = 'products_cmps';
const FILES = 'files_related_mph';
const TABLES = { gallery: 'components_shop_picture', intro: 'components_shop_intro' } as const;
const TYPES = { gallery: 'shop.picture', intro: 'shop.intro' } as const;
type Field = keyof typeof TABLES;

/** The pictures of a product in one language, as a draft or as published. */
export interface StoredPictures {
  row: number;
  documentId: string;
  locale: string;
  isPublished: boolean;
  gallery: GalleryPicture[];
  /** The main picture: that of the intro, which may have none. */
  main: { id: number; file: number | null } | null;
}

interface PictureRow {
  row: number;
  document: string;
  locale: string | null;
  published: unknown;
  field: Field | null;
  id: number;
  file: number | null;
  value: string | null;
  alt: string | null;
}

/** The pictures of these products in every language, drafts and published ones. */
export async function readPictures(db: Db, documentIds: string[]): Promise<StoredPictures[]> {
  const rows: PictureRow[] = await db('products as product')
    .leftJoin(`${LINKS} as part`, (join) => {
      join.on('part.entity_id', 'product.id').andOnIn('part.field', ['gallery', 'intro']);
    })
    .leftJoin(`${TABLES.gallery} as picture`, (join) => {
      join.on('picture.id', 'part.cmp_id').andOnVal('part.component_type', TYPES.gallery);
    })
    .leftJoin(`${FILES} as link`, (join) => {
      join.on('link.related_id', 'part.cmp_id').andOn('link.related_type', 'part.component_type');
      join.andOnVal('link.field', 'image');
    })
    .whereIn('product.document_id', documentIds)
    .orderBy(['product.id', 'part.order', 'part.id'])
    .select({
      row: 'product.id',
      document: 'product.document_id',
      locale: 'product.locale',
      published: 'product.published_at',
      field: 'part.field',
      id: 'part.cmp_id',
      file: 'link.file_id',
      value: 'picture.value',
      alt: 'picture.alt',
    });
  const found = new Map<number, StoredPictures>();
  for (const { row, document, locale, published, field, id, file, value, alt } of rows) {
    const known = found.get(row);
    const stored = known ?? {
      row,
      documentId: document,
      locale: locale ?? '',
      isPublished: published !== null,
      gallery: [],
      main: null,
    };
    if (!known) found.set(row, stored);
    if (field === 'gallery') stored.gallery.push({ id, file, value, alt });
    if (field === 'intro') stored.main = { id, file };
  }
  return [...found.values()];
}

async function insertComponent(trx: Db, row: number, field: Field, values: object, order: number): Promise<number> {
  const [made]: { id: number }[] = await trx(TABLES[field]).insert(values).returning('id');
  const id = made?.id ?? 0;
  await trx(LINKS).insert({ entity_id: row, cmp_id: id, component_type: TYPES[field], field, order });
  return id;
}

const linkFile = (trx: Db, field: Field, id: number, file: number): Knex.QueryBuilder =>
  trx(FILES).insert({ file_id: file, related_id: id, related_type: TYPES[field], field: 'image', order: 1 });

const unlinkFiles = (trx: Db, field: Field, ids: number[]): Knex.QueryBuilder =>
  trx(FILES).where({ related_type: TYPES[field], field: 'image' }).whereIn('related_id', ids).delete();

async function removePictures(trx: Db, row: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await unlinkFiles(trx, 'gallery', ids);
  await trx(LINKS).where({ entity_id: row, component_type: TYPES.gallery }).whereIn('cmp_id', ids).delete();
  await trx(TABLES.gallery).whereIn('id', ids).delete();
}

async function writeGallery(trx: Db, { row, gallery }: StoredPictures, wanted: GalleryPicture[]): Promise<boolean> {
  if (isSameGallery(gallery, wanted)) return false;
  const kept = new Set(wanted.map(({ id }) => id));
  await removePictures(
    trx,
    row,
    gallery.flatMap(({ id }) => (id === null || kept.has(id) ? [] : [id])),
  );
  for (const [at, { id, file, value, alt }] of wanted.entries()) {
    const order = at + 1;
    if (id === null) {
      const made = await insertComponent(trx, row, 'gallery', { value, alt }, order);
      if (file !== null) await linkFile(trx, 'gallery', made, file);
    } else {
      await trx(TABLES.gallery).where({ id }).update({ value });
      await trx(LINKS).where({ entity_id: row, cmp_id: id, component_type: TYPES.gallery }).update({ order });
    }
  }
  return true;
}

/** Another picture than before has no alt text yet. */
async function writeMain(trx: Db, { row, main }: StoredPictures, file: number | null): Promise<boolean> {
  if ((main?.file ?? null) === file) return false;
  if (main) {
    await unlinkFiles(trx, 'intro', [main.id]);
    await trx(TABLES.intro).where({ id: main.id }).update({ alt: null });
  }
  const id = main?.id ?? (await insertComponent(trx, row, 'intro', { alt: null }, 1));
  if (file !== null) await linkFile(trx, 'intro', id, file);
  return true;
}

/** Gives a product's row these pictures; returns whether they differ from those it had. */
export async function writePictures(
  trx: Db,
  stored: StoredPictures,
  { gallery, main }: { gallery: GalleryPicture[]; main: number | null },
): Promise<boolean> {
  const hasNewGallery = await writeGallery(trx, stored, gallery);
  return (await writeMain(trx, stored, main)) || hasNewGallery;
}
