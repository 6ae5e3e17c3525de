import type { Core } from '@strapi/strapi';

const PRODUCT = 'api::product.product';

interface Version {
  id: number;
  film: { id: number } | null;
  filmPoster: { id: number } | null;
}

interface Published {
  entries: { id: number; documentId: string }[];
}

/**
 * A film is the same in every language. Strapi copies it to all drafts, but not to what other languages have published: this does,
 * when one of them is published.
 */
export function shareFilm(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (context.uid !== PRODUCT || context.action !== 'publish') return result;
    const [entry] = (result as unknown as Published).entries;
    if (entry) await copyFilm(strapi, entry);
    return result;
  });
}

async function copyFilm(strapi: Core.Strapi, { id, documentId }: Published['entries'][number]): Promise<void> {
  const table = strapi.db.query(PRODUCT);
  const versions: Version[] = await table.findMany({
    select: ['id'],
    where: { documentId, publishedAt: { $notNull: true } },
    populate: { film: { select: ['id'] }, filmPoster: { select: ['id'] } },
  });
  const own = versions.find((version) => version.id === id);
  if (!own) return;
  const [film, filmPoster] = [own.film?.id ?? null, own.filmPoster?.id ?? null];
  for (const other of versions) {
    if ((other.film?.id ?? null) === film && (other.filmPoster?.id ?? null) === filmPoster) continue;
    await table.update({ where: { id: other.id }, data: { film, filmPoster } });
  }
}
