import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { readPages } from './route-index';
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
  /** Document id, empty for what is new. */
  id: string;
  /** Document id of the draft that says what the save doesn't, empty for none: the entry itself, or what it is a copy of. */
  source: string;
  locale: Locale;
  data: Record<string, unknown>;
}

function refuse({ field, message }: SlugError): never {
  const details = [{ path: [field], message, name: 'ValidationError' }];
  throw new errors.ValidationError(message, { errors: details });
}

/** Whether something else is live at this address. */
async function isTaken(db: Knex, kind: RouteKind, path: string, locale: Locale): Promise<boolean> {
  const found = await findPermalinks(db, [{ kind, path }]);
  return found.some(({ language, live }) => live && language === locale);
}

async function findDocument(db: Knex, id: number): Promise<string | null> {
  const row: { id: string } | undefined = await db('pages').where({ id }).first({ id: 'document_id' });
  return row?.id ?? null;
}

/** The page as it will be: what the save says, else what the draft or the page it copies says. */
async function readPage(db: Knex, { id, source, locale, data }: Save, drafts: PageRow[]): Promise<PageRow | null> {
  const known = drafts.find((page) => page.id === source && page.locale === locale);
  const related = parseRelation(data.parent);
  const given = related && 'id' in related ? await findDocument(db, related.id) : (related?.documentId ?? null);
  const slug = typeof data.slug === 'string' ? data.slug : known?.slug;
  return slug ? { id, locale, slug, parent: related === undefined ? (known?.parent ?? null) : given } : null;
}

/** A page is judged among the drafts when it is saved, and among what is published when it is. */
async function checkPage(db: Knex, save: Save): Promise<void> {
  const drafts = await readPages(db, 'draft');
  const page = await readPage(db, save, drafts);
  if (!page) return;
  const placed = validatePagePath(page, save.action === 'publish' ? await readPages(db) : drafts);
  if ('fault' in placed) refuse(placed.fault);
  const folder = placed.path && parseFolderPath(save.locale, placed.path);
  if (folder && (await isTaken(db, folder.kind, folder.slug, save.locale)))
    refuse({ field: 'slug', message: `There is a ${folder.kind} with this address already` });
}

/** What the save says; a copy that says nothing takes the slug of what it copies. */
async function readSlug(db: Knex, { action, kind, source, locale, data }: Save): Promise<unknown> {
  if (action !== 'clone' || data.slug !== undefined) return data.slug;
  const copied: { slug: string } | undefined = await db(`${kind}s`)
    .where({ document_id: source, locale })
    .whereNull('published_at')
    .first('slug');
  return copied?.slug;
}

/** A page below the shop, the blog or the academy that would lose its address to this entry. */
async function checkEntry(db: Knex, save: Save): Promise<void> {
  const { kind, locale } = save;
  const folder = ({ product: 'shop', article: 'blog', level: 'academy' } as const)[kind as string];
  const slug = folder && (await readSlug(db, save));
  if (!folder || typeof slug !== 'string') return;
  if (await isTaken(db, 'page', `${LOCALE_SETTINGS[locale].segments[folder]}/${slug}`, locale))
    refuse({ field: 'slug', message: 'There is a page with this address already' });
}

const localesOf = (locale: Params['locale']): Locale[] =>
  locale === '*' ? [...LOCALES] : [locale ?? DEFAULT_LOCALE].flat().filter(isLocale);

/** Refuses slugs and parents by which no visitor could find the entry, with words for the person who saves it. */
export function validateSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const kind = ROUTE_KINDS.find((candidate) => context.uid === `api::${candidate}.${candidate}`);
    if (!kind || !CHECKED.has(context.action)) return next();
    const { documentId, locale, data = {} } = (context.params ?? {}) as Params;
    const fault = typeof data.slug === 'string' && data.slug !== '' ? checkSlug(data.slug) : null;
    if (fault) refuse({ field: 'slug', message: fault });
    const { action } = context;
    const source = documentId ?? '';
    // A copy and a new entry have no id yet.
    const id = action === 'create' || action === 'clone' ? '' : source;
    const check = kind === 'page' ? checkPage : checkEntry;
    // Publishing runs in a transaction: this joins it, because on SQLite there is no second connection.
    await strapi.db.transaction(async ({ trx }) => {
      for (const one of localesOf(locale)) await check(trx, { action, kind, id, source, locale: one, data });
    });
    return next();
  });
}
