import type { Core } from '@strapi/strapi';

const PRODUCT = 'api::product.product';

interface Published {
  entries: { id: number }[];
}

/**
 * What is the same in every language, such as a film, the size guide or whether a product is listed, is so in every published
 * version once one of them is published. Strapi itself copies it to drafts alone.
 */
export function sharePublished(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== PRODUCT || context.action !== 'publish') return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      const [entry] = (result as unknown as Published).entries;
      if (entry) await copyToOtherLanguages(strapi, entry.id);
      return result;
    });
  });
}

async function copyToOtherLanguages(strapi: Core.Strapi, id: number): Promise<void> {
  const i18n = strapi.plugin('i18n');
  const populate = i18n.service('content-types').getNestedPopulateOfNonLocalizedAttributes(PRODUCT);
  const entry: unknown = await strapi.db.query(PRODUCT).findOne({ where: { id }, populate });
  await i18n.service('localizations').syncNonLocalizedAttributes(entry, strapi.getModel(PRODUCT));
}
