import { DEFAULT_LOCALE, type Locale } from '../../../contract/locales';
import { DEFAULT_PROFILE_SLUG } from '../../../contract/limits';
import type { Db } from '../database/row-helpers';

/**
 * Document id of the page that a Dutch slug names in settings or code: the page that has it as its permalink, else one further
 * down with this slug, else the page that was there last, as editors rename and move pages. Null without any.
 */
async function findPageBySlug(db: Db, slug: string): Promise<string | null> {
  const addresses: { entry: string; left_at: unknown }[] = await db('entry_addresses')
    .where({ kind: 'page', language: DEFAULT_LOCALE, path: slug })
    .select('entry', 'left_at');
  const live = addresses.find(({ left_at: left }) => left === null);
  if (live) return live.entry;
  const nested: { document_id: string } | undefined = await db('pages')
    .where({ locale: DEFAULT_LOCALE, slug })
    .whereNotNull('published_at')
    .orderBy('id')
    .first('document_id');
  return nested?.document_id ?? addresses[0]?.entry ?? null;
}

/** Document id of the profile page, which the settings name by its Dutch slug. */
export async function findProfilePage(db: Db): Promise<string | null> {
  const settings: { profile_slug: string | null } | undefined = await db('site_settings')
    .whereNotNull('profile_slug')
    .orderBy('id', 'desc')
    .first('profile_slug');
  return findPageBySlug(db, settings?.profile_slug || DEFAULT_PROFILE_SLUG);
}

/** Current permalink of a page as its slugs; null where it is not published. */
export async function readPageSlugs(db: Db, entry: string, language: Locale): Promise<string[] | null> {
  const live: { path: string } | undefined = await db('entry_addresses')
    .where({ kind: 'page', entry, language })
    .whereNull('left_at')
    .first('path');
  return live ? live.path.split('/') : null;
}
