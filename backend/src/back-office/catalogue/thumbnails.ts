import type { Core } from '@strapi/strapi';
import { thumbnailOf } from '../../domain/thumbnail';
import { PRODUCT } from './rights';

interface Picture {
  image?: { id: number; url: string; formats?: unknown } | null;
  alt?: string | null;
}

interface Row {
  id: number;
  intro?: Picture | null;
  gallery?: Picture[] | null;
}

interface Thumbnail {
  id: number;
  url: string;
  alt: string;
  /** Whether it is the main picture; the others are the gallery. */
  isMain: boolean;
}

const image = { populate: { image: true } };

const toThumbnails = ({ intro, gallery }: Row): Thumbnail[] =>
  [intro, ...(gallery ?? [])].flatMap((picture) =>
    picture?.image
      ? [{ id: picture.image.id, url: thumbnailOf(picture.image), alt: picture.alt ?? '', isMain: picture === intro }]
      : [],
  );

const readRows = (strapi: Core.Strapi, rowIds: number[]): Promise<Row[]> =>
  strapi.db
    .query(PRODUCT)
    .findMany({ where: { id: { $in: rowIds } }, populate: { intro: image, gallery: image } as never });

/** The gallery of a product row, main picture first. */
export async function readGallery(strapi: Core.Strapi, rowId: number): Promise<Thumbnail[]> {
  const [row] = await readRows(strapi, [rowId]);
  return row ? toThumbnails(row) : [];
}

/** The main picture of product rows. */
export async function readThumbnails(strapi: Core.Strapi, rowIds: number[]): Promise<Map<number, string>> {
  const rows = rowIds.length === 0 ? [] : await readRows(strapi, rowIds);
  return new Map(
    rows.flatMap((row) => {
      const [first] = toThumbnails(row);
      return first ? [[row.id, first.url]] : [];
    }),
  );
}
