import type { Core } from '@strapi/strapi';
import { type PictureFile, type WirePicture, toPicture } from '../../catalog/listing/pictures';

interface ArticleRow {
  id: number;
  documentId: string;
  title: string;
  slug: string;
  summary: string | null;
  author: string | null;
  publishedOn: string;
  updatedOn: string | null;
  picture: { image: PictureFile | null; alt: string | null } | null;
  tags: { documentId: string; title: string; slug: string }[];
}

export interface ArticleCard extends Omit<ArticleRow, 'id' | 'documentId' | 'picture' | 'tags'> {
  id: string;
  picture: WirePicture | null;
  tags: { id: string; title: string; slug: string }[];
}

/** Cards of these article rows, in the given order. */
export async function readArticleCards(strapi: Core.Strapi, ids: number[]): Promise<ArticleCard[]> {
  const rows: ArticleRow[] = await strapi.db.query('api::article.article').findMany({
    where: { id: { $in: ids } },
    select: ['id', 'documentId', 'title', 'slug', 'summary', 'author', 'publishedOn', 'updatedOn'],
    populate: {
      picture: { populate: { image: { select: ['url', 'width', 'height'] } } },
      tags: { select: ['documentId', 'title', 'slug'] },
    },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toCard(row)] : [];
  });
}

function toCard({ id: _id, documentId, picture, tags, ...row }: ArticleRow): ArticleCard {
  return {
    ...row,
    id: documentId,
    picture: toPicture(picture?.image, picture?.alt || row.title),
    tags: tags.map(({ documentId: tag, title, slug }) => ({ id: tag, title, slug })),
  };
}
