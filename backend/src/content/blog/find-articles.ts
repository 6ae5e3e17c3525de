import type { Knex } from 'knex';

interface ArticleQuery {
  locale: string | null;
  /** Slug of a tag in that language; null for all articles. */
  tag: string | null;
  limit: number;
  offset: number;
}

const LINKS = 'articles_tags_lnk';
/** Articles that are looked up and sorted for a tag; one with more is read from the newest article on. */
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

/** Published articles of a language from the newest on. The index `shop_articles_newest` has them in this order already. */
const newest = (db: Knex, locale: string | null): Knex.QueryBuilder =>
  publishedByDate(db).where('articles.locale', locale);

/** Narrows a list; what it is given is a query that waits to be asked. */
type Narrow = (articles: Knex.QueryBuilder) => Knex.QueryBuilder;

/**
 * Published articles with one of these tags, newest first. `tags` are rows, so they are of one language, as are their articles.
 * Reads a bounded number of rows either way: all that a rare tag has, or the newest until a common tag has filled the page.
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

/** Rows of one page, newest first; none for a tag that isn't there in this language. Reads no more with more articles. */
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

/** Rows of other articles: first those that share a tag with this one, then the newest. `id` is a document id. */
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
