import type { Core } from '@strapi/strapi';
import { chooseLanguage } from '../../domain/choose-language';
import { ShopError } from '../../domain/shop-error';
import { readGridRows } from '../../catalog/grid/read-grid-rows';
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locales';
import { readOptionChoices } from './option-choices';
import { readLanguages } from './read-languages';
import { readGallery } from './thumbnails';

/** A product with everything that its page in the catalogue shows, with a fixed number of statements. */
export async function readProduct(strapi: Core.Strapi, id: string, viewer: Locale) {
  const db = strapi.db.connection;
  const texts = (await readLanguages(db, [id])).get(id);
  const row = chooseLanguage(texts?.rows ?? [], DEFAULT_LOCALE);
  if (!texts || !row) throw new ShopError('NotFound', 'There is no such product');
  const { rows, next } = await readGridRows(db, { productId: id });
  return {
    id,
    title: row.title ?? '',
    type: row.type,
    languages: texts.languages,
    gallery: await readGallery(strapi, row.row),
    options: await readOptionChoices(db, viewer),
    variants: rows,
    /** Whether there are more variants than one answer holds. */
    hasMore: next !== null,
  };
}
