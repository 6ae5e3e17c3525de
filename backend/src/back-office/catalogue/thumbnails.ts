import type { Core } from '@strapi/strapi';
import { PRODUCT } from './rights';

interface Picture {
  image?: { id: number; url: string; formats?: { thumbnail?: { url: string } } | null } | null;
  alt?: string | null;
}

interface Row {
  id: number;
  intro?: Picture | null;
  gallery?: Picture[] | null;
}

interface Thumbnail {
  file: number;
  url: string;
  alt: string;
}

const image = { populate: { image: true } };

const toThumbnails = (pictures: (Picture | null | undefined)[]): Thumbnail[] =>
  pictures.flatMap((picture) =>
    picture?.image
      ? [
          {
            file: picture.image.id,
            url: picture.image.formats?.thumbnail?.url ?? picture.image.url,
            alt: picture.alt ?? '',
          },
        ]
      : [],
  );

const readRows = (strapi: Core.Strapi, rowIds: number[]): Promise<Row[]> =>
  strapi.db
    .query(PRODUCT)
    .findMany({ where: { id: { $in: rowIds } }, populate: { intro: image, gallery: image } as never });

/** The gallery of a product row, main picture first. */
export async function readGallery(strapi: Core.Strapi, rowId: number): Promise<Thumbnail[]> {
  const [row] = await readRows(strapi, [rowId]);
  return toThumbnails([row?.intro, ...(row?.gallery ?? [])]);
}

/** The main picture of product rows. */
export async function readThumbnails(strapi: Core.Strapi, rowIds: number[]): Promise<Map<number, string>> {
  const rows = rowIds.length === 0 ? [] : await readRows(strapi, rowIds);
  return new Map(
    rows.flatMap(({ id, intro, gallery }) => {
      const [first] = toThumbnails([intro, ...(gallery ?? [])]);
      return first ? [[id, first.url]] : [];
    }),
  );
}
