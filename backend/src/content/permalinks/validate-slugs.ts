import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { readPages } from './published-routes';
import type { PageRow } from '../../domain/page-tree';
import { parseRelation } from '../../platform/http/parse-relation';
import { type SlugError, checkSlug, parseFolderPath, validatePagePath } from './validate-page-path';
import { findPermalinks } from './permalink-store';
import { LOCALE_SETTINGS, DEFAULT_LOCALE, LOCALES, isLocale, type Locale } from '../../../contract/locales';
import { ROUTE_KINDS, type RouteKind } from '../../../contract/route-kinds';

const CHECKED = new Set(['create', 'update', 'clone', 'publish']);

interface Params {
  documentId?: string;
  locale?: string | string[] | null;
  data?: Record<string, unknown>;
}

interface Save {
  action: string;
  kind: RouteKind;
  /** Document id; empty for new entries. */
  id: string;
  /**
   * Document id of the draft with the unsaved fields: the entry itself or the entry it is cloned from. Empty if none.
   */
  source: string;
  locale: Locale;
  data: Record<string, unknown>;
}

function refuse({ field, message }: SlugError): never {
  const details = [{ path: [field], message, name: 'ValidationError' }];
  throw new errors.ValidationError(message, { errors: details });
}

/** Whether another entry has this permalink. */
async function isTaken(db: Knex, kind: RouteKind, path: string, locale: Locale): Promise<boolean> {
  const found = await findPermalinks(db, [{ kind, path }]);
  return found.some(({ language, live }) => live && language === locale);
}

async function findDocument(db: Knex, id: number): Promise<string | null> {
  const row: { id: string } | undefined = await db('pages').where({ id }).first({ id: 'document_id' });
  return row?.id ?? null;
}

/** The page after the save: saved fields, completed from the draft or the cloned page. */
async function readPage(db: Knex, { id, source, locale, data }: Save, drafts: PageRow[]): Promise<PageRow | null> {
  const known = drafts.find((page) => page.id === source && page.locale === locale);
  const related = parseRelation(data.parent);
  const given = related && 'id' in related ? await findDocument(db, related.id) : (related?.documentId ?? null);
  const slug = typeof data.slug === 'string' ? data.slug : known?.slug;
  return slug ? { id, locale, slug, parent: related === undefined ? (known?.parent ?? null) : given } : null;
}

/** Validates a page against drafts when saved and against published pages when published. */
async function checkPage(db: Knex, save: Save): Promise<void> {
  const drafts = await readPages(db, 'draft');
  const page = await readPage(db, save, drafts);
  if (!page) return;
  const placed = validatePagePath(page, save.action === 'publish' ? await readPages(db) : drafts);
  if ('error' in placed) refuse(placed.error);
  const folder = placed.path && parseFolderPath(save.locale, placed.path);
  if (folder && (await isTaken(db, folder.kind, folder.slug, save.locale)))
    refuse({ field: 'slug', message: `There is a ${folder.kind} with this URL already` });
} /** The saved slug; a clone without one takes the slug of its source. */
async function readSlug(db: Knex, { action, kind, source, locale, data }: Save): Promise<unknown> {
  if (action !== 'clone' || data.slug !== undefined) return data.slug;
  const copied: { slug: string } | undefined = await db(`${kind}s`)
    .where({ document_id: source, locale })
    .whereNull('published_at')
    .first('slug');
  return copied?.slug;
}

/** Rejects an entry that would take the permalink of a page below the shop, blog or academy. */
async function checkEntry(db: Knex, save: Save): Promise<void> {
  const { kind, locale } = save;
  const folder = ({ product: 'shop', article: 'blog', level: 'academy' } as const)[kind as string];
  const slug = folder && (await readSlug(db, save));
  if (!folder || typeof slug !== 'string') return;
  if (await isTaken(db, 'page', `${LOCALE_SETTINGS[locale].segments[folder]}/${slug}`, locale))
    refuse({ field: 'slug', message: 'A page with this URL already exists' });
}

const localesOf = (locale: Params['locale']): Locale[] =>
  locale === '*' ? [...LOCALES] : [locale ?? DEFAULT_LOCALE].flat().filter(isLocale);

/** Rejects slugs and parents that would make an entry unreachable, with messages for the editor. */
export function validateSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const kind = ROUTE_KINDS.find((candidate) => context.uid === `api::${candidate}.${candidate}`);
    if (!kind || !CHECKED.has(context.action)) return next();
    const { documentId, locale, data = {} } = (context.params ?? {}) as Params;
    const message = typeof data.slug === 'string' && data.slug !== '' ? checkSlug(data.slug) : null;
    if (message) refuse({ field: 'slug', message: message });
    const { action } = context;
    const source = documentId ?? '';
    // New and cloned entries have no id yet.
    const id = action === 'create' || action === 'clone' ? '' : source;
    const check = kind === 'page' ? checkPage : checkEntry;
    // Joins the transaction of a publish, because SQLite has only one connection.
    await strapi.db.transaction(async ({ trx }) => {
      for (const one of localesOf(locale)) await check(trx, { action, kind, id, source, locale: one, data });
    });
    return next();
  });
}
