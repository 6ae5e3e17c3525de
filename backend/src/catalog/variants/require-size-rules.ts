import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { codeOf, SIZE } from '../../../contract/options';
import { findSizeErrors, withOwnWeights } from '../../domain/size-rules';

const PRODUCT = 'api::product.product';
const VALUE = 'api::option-value.option-value';

/** Blocks publishing a product whose size guide would mislead the size adviser. Drafts may be unfinished. */
export function requireSizeRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== PRODUCT || context.action !== 'publish') return next();
    const { documentId } = context.params as { documentId?: string };
    const drafts: { sizeGuide?: Parameters<typeof findSizeErrors>[0] }[] = documentId
      ? await strapi.db
          .query(PRODUCT)
          .findMany({ where: { documentId, publishedAt: null }, populate: { sizeGuide: true } as never })
      : [];
    const sizes = await strapi.db.query(VALUE).findMany({ where: { option: { key: SIZE } } });
    const weightOf = (size: string) => sizes.find(({ code }) => code === codeOf({ key: SIZE, value: size }));
    const guides = drafts.map(({ sizeGuide }) => withOwnWeights(sizeGuide ?? [], weightOf));
    const found = [...new Set(guides.flatMap(findSizeErrors))];
    if (found.length === 0) return next();
    const details = found.map((message) => ({ path: ['sizeGuide'], message, name: 'ValidationError' }));
    throw new errors.ValidationError(`Not published: ${found.join('; ')}`, { errors: details });
  });
}
