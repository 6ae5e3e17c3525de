import type { Knex } from 'knex';
import type { Status } from '../http/status';

interface Wanted {
  locale: string | null;
  status: Status;
  /** Slug of a tag in that language; null for all articles. */
  tag: string | null;
  limit: number;
  offset: number;
}

const LINKS = 'articles_tags_lnk';

const ofStatus = (articles: Knex.QueryBuilder, status: Status): Knex.QueryBuilder =>
  status === 'draft' ? articles.whereNull('articles.published_at') : articles.whereNotNull('articles.published_at');

/** Articles of a language from the newest on. The index `shop_articles_newest` has the published ones in this order already. */
function newest(db: Knex, locale: string | null, status: Status): Knex.QueryBuilder {
  return ofStatus(db('articles').where('articles.locale', locale), status).orderBy([
    { column: 'articles.published_on', order: 'desc' },
    { column: 'articles.id', order: 'desc' },
  ]);
}

/** Keeps articles that have one of these tags: asked of each in turn, so that a page is full long before all were looked at. */
function taggedWith(articles: Knex.QueryBuilder, tags: number[]): Knex.QueryBuilder {
  return articles.whereExists((link) =>
    link
      .select('link.id')
      .from(`${LINKS} as link`)
      .whereRaw('link.article_id = articles.id')
      .whereIn('link.article_tag_id', tags),
  );
}

const idsOf = async (rows: Knex.QueryBuilder): Promise<number[]> =>
  ((await rows.select({ id: 'articles.id' })) as { id: number }[]).map(({ id }) => id);

/** Rows of one page, newest first; none for a tag that isn't there in this language. Reads no more with more articles. */
export async function findArticles(db: Knex, { locale, status, tag, limit, offset }: Wanted): Promise<number[]> {
  const articles = newest(db, locale, status).limit(limit).offset(offset);
  if (tag === null) return idsOf(articles);
  const tags: { id: number }[] = await db('article_tags').where({ locale, slug: tag }).select('id').limit(1);
  return tags.length > 0
    ? idsOf(
        taggedWith(
          articles,
          tags.map(({ id }) => id),
        ),
      )
    : [];
}

/** Rows of other articles: first those that share a tag with this one, then the newest. `id` is a document id. */
export async function findRelated(
  db: Knex,
  { locale, status, id, count }: Pick<Wanted, 'locale' | 'status'> & { id: string; count: number },
): Promise<number[]> {
  const others = () => newest(db, locale, status).whereNot('articles.document_id', id).limit(count);
  const own = db(`${LINKS} as link`)
    .join('articles', 'articles.id', 'link.article_id')
    .where({ 'articles.document_id': id, 'articles.locale': locale });
  const tags = (await ofStatus(own, status).select({ id: 'link.article_tag_id' })) as { id: number }[];
  const alike =
    tags.length > 0
      ? await idsOf(
          taggedWith(
            others(),
            tags.map((tag) => tag.id),
          ),
        )
      : [];
  if (alike.length === count) return alike;
  const more = await idsOf(others().whereNotIn('articles.id', alike));
  return [...alike, ...more].slice(0, count);
}
