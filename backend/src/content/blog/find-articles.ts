import type { Knex } from 'knex';

interface ArticleQuery {
  locale: string | null;
  /** Slug of a tag in that language; null for no filter. */
  tag: string | null;
  limit: number;
  offset: number;
}

const LINKS = 'articles_tags_lnk';
/** Tags with fewer articles are read and sorted; for others the newest articles are scanned. */
const RARE_TAG_LIMIT = 500;

const idsOf = async (rows: Knex.QueryBuilder): Promise<number[]> =>
  ((await rows.select({ id: 'articles.id' })) as { id: number }[]).map(({ id }) => id);

const publishedByDate = (db: Knex): Knex.QueryBuilder =>
  db('articles')
    .whereNotNull('articles.published_at')
    .orderBy([
      { column: 'articles.published_on', order: 'desc' },
      { column: 'articles.id', order: 'desc' },
    ]);

/** Published articles of a language, newest first, in the order of index `shop_articles_newest`. */
const newest = (db: Knex, locale: string | null): Knex.QueryBuilder =>
  publishedByDate(db).where('articles.locale', locale);

/** Adds conditions to an unexecuted query. */
type Narrow = (articles: Knex.QueryBuilder) => Knex.QueryBuilder;

/**
 * Published articles with one of these tags, newest first. `tags` are row ids and therefore of one language. Reads a bounded
 * number of rows: all articles of a rare tag, or the newest articles until a common tag fills the page.
 */
async function findTagged(db: Knex, locale: string | null, tags: number[], narrow: Narrow): Promise<number[]> {
  const links: { id: number }[] = await db(LINKS)
    .whereIn('article_tag_id', tags)
    .distinct({ id: 'article_id' })
    .limit(RARE_TAG_LIMIT);
  const linked = links.map(({ id }) => id);
  if (linked.length < RARE_TAG_LIMIT) return idsOf(narrow(publishedByDate(db).whereIn('articles.id', linked)));
  const articles = newest(db, locale).whereExists((link) =>
    link
      .select('link.id')
      .from(`${LINKS} as link`)
      .whereRaw('link.article_id = articles.id')
      .whereIn('link.article_tag_id', tags),
  );
  return idsOf(narrow(articles));
}

/** Row ids of one page, newest first; empty for an unknown tag. */
export async function findArticles(db: Knex, { locale, tag, limit, offset }: ArticleQuery): Promise<number[]> {
  const onPage: Narrow = (articles) => articles.limit(limit).offset(offset);
  if (tag === null) return idsOf(onPage(newest(db, locale)));
  const tags: { id: number }[] = await db('article_tags').where({ locale, slug: tag }).select('id');
  return findTagged(
    db,
    locale,
    tags.map(({ id }) => id),
    onPage,
  );
}

/** Row ids of other articles: first those with a common tag, then the newest. `id` is a document id. */
export async function findRelated(
  db: Knex,
  { locale, id, count }: { locale: string | null; id: string; count: number },
): Promise<number[]> {
  const tags: { id: number }[] = await db(`${LINKS} as link`)
    .join('articles', 'articles.id', 'link.article_id')
    .where({ 'articles.document_id': id, 'articles.locale': locale })
    .whereNotNull('articles.published_at')
    .select({ id: 'link.article_tag_id' });
  const others: Narrow = (articles) => articles.whereNot('articles.document_id', id).limit(count);
  const alike = await findTagged(
    db,
    locale,
    tags.map((tag) => tag.id),
    others,
  );
  if (alike.length === count) return alike;
  const more = await idsOf(others(newest(db, locale)).whereNotIn('articles.id', alike));
  return [...alike, ...more].slice(0, count);
}
