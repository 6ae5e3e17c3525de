import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import { followGallery, uniteGalleries } from '../../domain/shared-pictures';
import type { Db } from '../../platform/database/row-helpers';
import { forgetPictures } from '../variants/variant-pictures';
import { type StoredPictures, readPictures, writePictures } from './stored-pictures';

const PRODUCT = 'api::product.product';
/** A new product or a copy has no other languages to follow it. */
const SHARING = new Set(['update', 'publish', 'discardDraft']);

interface Saved {
  documentId?: string;
  locale?: string | string[] | null;
}

/** Gives all these languages the pictures of the first, and its main picture; alt texts stay. */
async function follow(trx: Db, sources: StoredPictures[], languages: StoredPictures[]): Promise<boolean> {
  const shared = uniteGalleries(sources.map(({ gallery }) => gallery));
  const main = sources.map((source) => source.main?.file ?? null).find((file) => file !== null) ?? null;
  let hasChanged = false;
  for (const language of languages) {
    const gallery = followGallery(shared, language.gallery);
    hasChanged = (await writePictures(trx, language, { gallery, main })) || hasChanged;
  }
  return hasChanged;
}

/** The languages of one version of a product, those of `first` in front. */
export function inOrder(stored: StoredPictures[], isPublished: boolean, first: readonly string[]): StoredPictures[] {
  const place = ({ locale }: StoredPictures): number => (first.includes(locale) ? first.indexOf(locale) : first.length);
  return stored.filter((each) => each.isPublished === isPublished).sort((a, b) => place(a) - place(b));
}

/** Loses no picture of any language: those that only a later language has come last. */
export const unite = (trx: Db, languages: StoredPictures[]): Promise<boolean> => follow(trx, languages, languages);

/**
 * A product has one gallery: what an editor adds, takes out or moves in one language does so in all, drafts with drafts and published
 * versions with published ones, as with Strapi's fields that are not localised. A language that begins gets the pictures of the others.
 */
export function sharePictures(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { documentId, locale } = context.params as Saved;
    if (context.uid !== PRODUCT || !SHARING.has(context.action) || !documentId) return next();
    return strapi.db.transaction(async ({ trx, onCommit }) => {
      const saved = [locale ?? DEFAULT_LOCALE].flat();
      // Locked, so that two editors of two languages do not write each other's pictures at once.
      const before: string[] = await trx('products')
        .where({ document_id: documentId })
        .orderBy('id')
        .forNoKeyUpdate()
        .pluck('locale');
      const result = await next();
      const stored = await readPictures(trx, [documentId]);
      const isNew = !saved.includes('*') && !saved.some((each) => before.includes(each));
      let hasChanged = false;
      for (const isPublished of [false, true]) {
        const [source, ...others] = inOrder(stored, isPublished, saved);
        if (!source || others.length === 0 || (!saved.includes('*') && !saved.includes(source.locale))) continue;
        const changed = isNew ? await unite(trx, [...others, source]) : await follow(trx, [source], others);
        hasChanged ||= changed;
      }
      if (hasChanged) onCommit(forgetPictures);
      return result;
    });
  });
}
