import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isGtin } from '../../../contract/gtin';

const VARIANT = 'api::product-variant.product-variant';
const MESSAGE = 'This is not a GTIN: check the digits below the barcode';

/** Refuses a mistyped GTIN: shops and search engines would take the article for another one. Empty is allowed. */
export function requireValidGtin(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== VARIANT || !['create', 'update'].includes(context.action)) return next();
    const { data } = context.params as { data?: { gtin?: unknown } };
    const gtin = data?.gtin;
    if (typeof gtin === 'string' && gtin !== '' && !isGtin(gtin)) {
      const details = { errors: [{ path: ['gtin'], message: MESSAGE, name: 'ValidationError' }] };
      throw new errors.ValidationError(MESSAGE, details);
    }
    return next();
  });
}
