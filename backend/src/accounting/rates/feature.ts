import type { Core } from '@strapi/strapi';
import { BASE_CURRENCY, isCurrency } from '../../../contract/money';
import { findRateError } from '../../domain/price-list';
import { throwFieldErrors } from '../../platform/admin/field-errors';
import type { Feature } from '../../platform/feature/feature';

const RATE = 'api::exchange-rate.exchange-rate';

interface Params {
  documentId?: string;
  data?: Record<string, unknown>;
}

/** Refuses a rate of 0, or one that can not be true, at its field. */
function validateRatesOnSave(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (uid !== RATE || !['create', 'update', 'clone'].includes(action)) return next();
    const { documentId, data } = (params ?? {}) as Params;
    const known = documentId ? await strapi.db.query(RATE).findOne({ where: { documentId } }) : null;
    const { currency, rate } = { ...known, ...data } as Record<string, unknown>;
    const message =
      isCurrency(currency) && currency !== BASE_CURRENCY ? findRateError(currency, rate) : 'Currency: one of the list';
    throwFieldErrors(message === null ? [] : [{ path: ['rate'], message }]);
    return next();
  });
}

export const feature: Feature = { name: 'accounting/rates', register: validateRatesOnSave };
