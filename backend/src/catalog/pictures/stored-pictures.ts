import { type GalleryPicture, isSameGallery } from '../../domain/shared-pictures';
import type { Db } from '../../platform/database/row-helpers';
import {
  FILES,
  type MainPicture,
  type PictureField,
  TABLES,
  TYPES,
  insertComponents,
  linkFiles,
  unlinkFiles,
  writeMainPictures,
} from './picture-rows';

const LINKS = 'products_cmps';

/** The pictures of a product in one language, as a draft or as published. */
export interface StoredPictures {
  row: number;
  documentId: string;
  locale: string;
  isPublished: boolean;
  gallery: GalleryPicture[];
  main: MainPicture | null;
}

interface PictureRow {
  row: number;
  document: string;
  locale: string | null;
  published: unknown;
  field: PictureField | null;
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
      const made = await insertComponents(trx, LINKS, { field: 'gallery', values: { value, alt }, order }, [row]);
      const linked = [...made.values()].flatMap((part) => (file === null ? [] : [{ id: part, file }]));
      await linkFiles(trx, 'gallery', linked);
    } else {
      await trx(TABLES.gallery).where({ id }).update({ value });
      await trx(LINKS).where({ entity_id: row, cmp_id: id, component_type: TYPES.gallery }).update({ order });
    }
  }
  return true;
}

/** Gives a product's row these pictures; returns whether they differ from those it had. */
export async function writePictures(
  trx: Db,
  stored: StoredPictures,
  { gallery, main }: { gallery: GalleryPicture[]; main: number | null },
): Promise<boolean> {
  const hasNewGallery = await writeGallery(trx, stored, gallery);
  const { row } = stored;
  return (await writeMainPictures(trx, LINKS, [{ row, main: stored.main, file: main }])) || hasNewGallery;
}
