import type { Core } from '@strapi/strapi';
import { currentActor } from '../../platform/admin/audit-actor';
import { throwFieldErrors } from '../../platform/admin/field-errors';
import { wakeJob } from '../../platform/jobs/start-job';
import { updatePriceLog } from './update-price-log';
import { validatePriceList } from './validate-price-lists';

const PRICE_LIST = 'api::price-list.price-list';

interface Params {
  documentId?: string;
  data?: Record<string, unknown>;
}

/**
 * Validates every save of a price list, and logs the prices that it changes in the same transaction: the lowest price of 30
 * days is known in every currency.
 */
export function savePriceLists(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid } = context;
    if (uid !== PRICE_LIST || !['create', 'update', 'clone'].includes(action)) return next();
    const { documentId, data } = (context.params ?? {}) as Params;
    const known = documentId ? await strapi.db.query(PRICE_LIST).findOne({ where: { documentId } }) : null;
    throwFieldErrors(validatePriceList({ ...known, ...data }));
    const actor = currentActor(strapi);
    return strapi.db.transaction(async ({ trx, onCommit }) => {
      onCommit(() => wakeJob('prices'));
      const saved = await next();
      await updatePriceLog(trx, { source: actor === 'system' ? 'seed' : 'admin', actor }, new Date());
      return saved;
    });
  });
}
