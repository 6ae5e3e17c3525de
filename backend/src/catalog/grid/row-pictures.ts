import { DEFAULT_LOCALE } from '../../../contract/locales';
import { codeOf } from '../../../contract/options';
import type { ItemOption } from '../../../contract/products';
import { groupBy } from '../../domain/group-by';
import { thumbnailOf } from '../../domain/thumbnail';
import { type Db, type StoredJson, parseStoredJson } from '../../platform/database/row-helpers';
import { FILES, type MainPicture, TYPES } from '../pictures/picture-rows';
import { type PictureRow, pictureQuery, pickSharedPicture } from '../variants/variant-pictures';

interface StoredFile {
  url: string;
  formats: StoredJson;
}

const storedThumbnail = ({ url, formats }: StoredFile): string =>
  thumbnailOf({ url, formats: parseStoredJson<unknown>(formats) });

export interface OwnPicture extends MainPicture {
  /** Thumbnail of its file. */
  url: string | null;
}

interface OwnRow {
  row: number;
  id: number;
  file: number | null;
  url: string | null;
  formats: StoredJson;
}

/** Pictures of their own that variants have, by row. */
export async function readOwnPictures(db: Db, rowIds: number[]): Promise<Map<number, OwnPicture>> {
  if (rowIds.length === 0) return new Map();
  const rows: OwnRow[] = await db('product_variants_cmps as part')
    .leftJoin(`${FILES} as link`, (join) => {
      join.on('link.related_id', 'part.cmp_id').andOn('link.related_type', 'part.component_type');
      join.andOnVal('link.field', 'image');
    })
    .leftJoin('files as file', 'file.id', 'link.file_id')
    .where({ 'part.field': 'intro', 'part.component_type': TYPES.intro })
    .whereIn('part.entity_id', rowIds)
    .select({ row: 'part.entity_id', id: 'part.cmp_id', file: 'file.id' }, 'file.url', 'file.formats');
  return new Map(
    rows.map(({ row, id, file, url, formats }) => [
      row,
      { id, file, url: url === null ? null : storedThumbnail({ url, formats }) },
    ]),
  );
}

interface Version {
  row: number;
  id: string;
  locale: string | null;
  published: unknown;
}

/** What is shown of each product: a published version, where there is one. Pictures are those of all languages. */
async function readShownRows(db: Db, ids: string[]): Promise<Map<string, number>> {
  const versions: Version[] = await db('products')
    .whereIn('document_id', ids)
    .select({ row: 'id', id: 'document_id', published: 'published_at' }, 'locale');
  const rank = ({ published, locale }: Version): number =>
    (published === null ? 0 : 2) + (locale === DEFAULT_LOCALE ? 1 : 0);
  const rows = versions.sort((a, b) => rank(a) - rank(b)).map(({ id, row }): [string, number] => [id, row]);
  return new Map(rows);
}

/** Thumbnails of the pictures of these products that the shop shows for a variant without its own. */
export async function readSharedPictures(
  db: Db,
  productIds: string[],
): Promise<(productId: string, options: ItemOption[]) => string | null> {
  const shown = await readShownRows(db, productIds);
  const rows: (PictureRow & StoredFile)[] = await pictureQuery(db, 'products', [...shown.values()]).select('f.formats');
  const pictures = groupBy(rows, ({ entity_id: row }) => row);
  return (productId, options) => {
    const picked = pickSharedPicture(pictures.get(shown.get(productId) ?? 0) ?? [], options.map(codeOf));
    return picked ? storedThumbnail(picked) : null;
  };
}
