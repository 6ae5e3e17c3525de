import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { findSizeErrors } from '../../domain/size-rules';

const PRODUCT = 'api::product.product';

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
    const found = [...new Set(drafts.flatMap(({ sizeGuide }) => findSizeErrors(sizeGuide ?? [])))];
    if (found.length === 0) return next();
    const details = found.map((message) => ({ path: ['sizeGuide'], message, name: 'ValidationError' }));
    throw new errors.ValidationError(`Not published: ${found.join('; ')}`, { errors: details });
  });
}
