import type { Core, UID } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import { createStamps } from '../../platform/database/row-helpers';
import { hashWritten } from './hash-written';
import { type TranslatedType, translatedTypes } from './translated-types';

/** A copy has all languages at once, and none is older than the others. */
const SAVES = new Set(['create', 'update']);

interface Params {
  documentId?: string;
  locale?: string | null;
}

/** A part of Strapi that has no types. */
type PopulateBuilders = (uid: string) => { populateDeep: (level: number) => { build: () => Promise<unknown> } };

type Entry = Record<string, unknown> | null;

/** The draft, or the only version, of an entry in the first language, with all parts. */
async function readSource(strapi: Core.Strapi, { uid }: TranslatedType, documentId: string): Promise<Entry> {
  const builders = strapi.plugin('content-manager').service('populate-builder') as unknown as PopulateBuilders;
  const populate = await builders(uid).populateDeep(Infinity).build();
  const found = await strapi
    .documents(uid as UID.ContentType)
    .findOne({ documentId, locale: DEFAULT_LOCALE, status: 'draft', populate } as never);
  return found as Entry;
}

async function writeSave(strapi: Core.Strapi, subject: string, entry: string, language: string): Promise<void> {
  const now = new Date();
  // In the transaction of the save.
  await strapi.db.transaction(({ trx }) =>
    trx('translation_saves')
      .insert({ ...createStamps(now), subject, entry, language, saved_at: now })
      .onConflict(['subject', 'entry', 'language'])
      .merge({ saved_at: now, updated_at: now }),
  );
}

/**
 * Notes when editors write an entry in a language. In the first language, which the others are translated from, a save counts only
 * if it changed what is written per language: a new price or position makes no translation outdated.
 */
export function recordSaves(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const isEditor = strapi.requestContext.get()?.path.startsWith('/content-manager/') === true;
    if (!isEditor || !SAVES.has(context.action)) return next();
    const type = translatedTypes(strapi).find(({ uid }) => uid === context.uid);
    if (!type) return next();
    const { documentId, locale } = (context.params ?? {}) as Params;
    const language = locale ?? DEFAULT_LOCALE;
    const isSource = language === DEFAULT_LOCALE;
    const hash = async (id: string) => hashWritten(await readSource(strapi, type, id), type.fields);
    const before = isSource && documentId && context.action === 'update' ? await hash(documentId) : null;
    const result = await next();
    const saved = (result as { documentId?: string } | null)?.documentId ?? documentId;
    if (saved && (before === null || before !== (await hash(saved))))
      await writeSave(strapi, type.uid, saved, language);
    return result;
  });
}
