import type { Core } from '@strapi/strapi';
import type { PriceList } from '../../domain/price-list';
import { throwFieldErrors, type FieldError } from '../../platform/admin/field-errors';
import { readPriceLists } from '../../platform/settings/price-lists';
import { validateOwnPrices } from './validate-price-lists';
import { findSaleErrors, parsePricing } from '../../domain/pricing-and-reductions';
import { currentActor } from '../../platform/admin/audit-actor';
import { lockVariants } from './price-store';
import { updatePriceLog } from './update-price-log';
import type { AuditActor } from '../../platform/admin/audit-actor';
import { wakeJob } from '../../platform/jobs/start-job';

const VARIANT = 'api::product-variant.product-variant';
const COLUMNS = ['price', 'salePrice', 'saleFrom', 'saleTo'] as const;
const FIELDS = [...COLUMNS, 'ownPrices'] as const;

type Fields = Partial<Record<(typeof FIELDS)[number], unknown>>;

interface WriteParams {
  documentId?: string;
  data?: Fields;
}

const readDate = (value: unknown): Date | null =>
  value === null || value === undefined || value === '' ? null : new Date(value as string);

/** Price settings after the save, merged with the stored ones because a script may send only changed fields. */
async function readAfter(strapi: Core.Strapi, { documentId, data = {} }: WriteParams): Promise<Fields> {
  const current: Fields | null = documentId
    ? await strapi.db.query(VARIANT).findOne({ where: { documentId }, select: [...COLUMNS], populate: ['ownPrices'] })
    : null;
  return Object.fromEntries(
    FIELDS.map((name) => [name, data[name] === undefined ? current?.[name] : data[name]]),
  ) as Fields;
}

function rejectInvalidPrices({ price, salePrice, saleFrom, saleTo, ownPrices }: Fields, lists: PriceList[]): void {
  const saleErrors: FieldError[] = findSaleErrors(
    parsePricing({
      price: Number(price ?? 0),
      salePrice: salePrice as number | null,
      saleFrom: readDate(saleFrom),
      saleTo: readDate(saleTo),
    }),
  ).map(({ field, message }) => ({ path: [field], message }));
  throwFieldErrors([...saleErrors, ...validateOwnPrices(ownPrices, price, lists)]);
}

/**
 * Logs price changes in the transaction of every variant save: first those that the old settings caused until now, then
 * those of the save itself.
 */
export function logPriceChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid } = context;
    if (uid !== VARIANT || !['create', 'update', 'clone'].includes(action)) return next();
    const params = context.params as WriteParams;
    const actor: AuditActor = currentActor(strapi);
    const source = actor === 'system' ? 'seed' : 'admin';
    return strapi.db.transaction(async ({ trx, onCommit }) => {
      // After the commit, which may be that of an outer transaction: before it, the job reads the old dates and misses a sale that begins soon.
      onCommit(() => wakeJob('prices'));
      const known = action === 'update' ? params.documentId : undefined;
      // Before Strapi writes its parts: the grid locks variants first, too.
      if (known) await lockVariants(trx, [known]);
      rejectInvalidPrices(await readAfter(strapi, params), await readPriceLists(trx));
      if (known) await updatePriceLog(trx, { source: 'schedule', actor: 'system' }, new Date(), [known]);
      const saved = await next();
      const id = (saved as { documentId?: string } | null)?.documentId;
      if (id) await updatePriceLog(trx, { source, actor }, new Date(), [id]);
      return saved;
    });
  });
}
