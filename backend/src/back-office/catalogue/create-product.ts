import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { parseFields } from '../../domain/parse-fields';
import { requiredText } from '../../domain/text-fields';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import { readDefaultMaker } from '../editors/default-maker';
import { type NewVariant, makeVariants, newVariantsField } from './create-variants';
import { PRODUCT } from './rights';

const bodySchema = z.object({
  title: requiredText(200),
  /** What needs a lesson or level beside it is made in its form. */
  type: z.enum(['physical', 'gift_card']).default('physical'),
  variants: newVariantsField,
});

/** Drafts a product in the default language with its variants and their stock: all of it or nothing. */
export async function createProduct(
  strapi: Core.Strapi,
  body: unknown,
  requireRights: (variants: NewVariant[]) => void,
): Promise<{ id: string }> {
  const { title, type, variants } = parseFields(bodySchema, body);
  requireRights(variants);
  const locale = DEFAULT_LOCALE;
  const slug: string = await strapi
    .plugin('content-manager')
    .service('uid')
    .generateUIDField({ contentTypeUID: PRODUCT, field: 'slug', data: { title }, locale });
  // Goods need one before they can be published, and most are the shop's own.
  const maker = type === 'physical' ? await readDefaultMaker(strapi) : null;
  const { documentId: id } = await makeVariants(strapi, variants, async () => {
    const data = { title, slug, type, ...(maker && { maker }) };
    const { documentId } = await strapi.documents(PRODUCT).create({ data, locale } as never);
    return { documentId, locale };
  });
  return { id };
}
