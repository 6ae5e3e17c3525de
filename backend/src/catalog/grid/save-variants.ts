import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { ShopError } from '../../domain/shop-error';
import type { VariantField, VariantValues } from '../../domain/variant-cells';
import { changedFields, differingFields, findConflicts } from '../../domain/variant-change';
import type { AuditActor } from '../../platform/admin/audit-actor';
import type { Db } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { writeMainPictures } from '../pictures/picture-rows';
import { lockVariants } from '../prices/price-store';
import { updatePriceLog } from '../prices/update-price-log';
import { writeMovements } from '../stock/stock-movements';
import { type ChangedVariants, changeStock, revalidateAvailability, toMovements } from '../stock/stock-reservations';
import { forgetPictures } from '../variants/variant-pictures';
import { announceVariants } from './announce-variants';
import type { SaveRequest } from './change-schema';
import { type Changed, checkChanges } from './check-changes';
import { type StoredVariant, readStoredVariants } from './stored-variants';
import { lockById } from '../../platform/database/lock-by-id';

interface Editor {
  actor: AuditActor;
  /** Row id of the admin user, as Strapi keeps it with an entry. */
  userId: number | null;
}

/** SQLite takes a limited number of values and conditions in one statement. */
const BATCH = 100;

const PRICED: ReadonlySet<VariantField> = new Set(['price', 'salePrice', 'saleFrom', 'saleTo']);

const toDate = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));
const toDecimal = (cents: number | null): number | null => (cents === null ? null : cents / 100);

const COLUMNS: { [Field in VariantField]: (values: VariantValues) => object } = {
  sku: ({ sku }) => ({ sku }),
  gtin: ({ gtin }) => ({ gtin }),
  price: ({ price }) => ({ price: toDecimal(price) }),
  salePrice: ({ salePrice }) => ({ sale_price: toDecimal(salePrice) }),
  saleFrom: ({ saleFrom }) => ({ sale_from: toDate(saleFrom) }),
  saleTo: ({ saleTo }) => ({ sale_to: toDate(saleTo) }),
  active: ({ active }) => ({ active }),
  // In tables of its own, see writeMainPictures.
  picture: () => ({}),
};

const gone = (id: string) => ({ id, field: 'sku', message: 'This variant was deleted' });

/** The changes beside what is stored now; refuses those that would overwrite what their editor has not seen. */
function pair(stored: StoredVariant[], { changes }: SaveRequest): Changed[] {
  const known = new Map(stored.map((variant) => [variant.id, variant]));
  const missing = changes.filter(({ id }) => !known.has(id));
  if (missing.length > 0)
    throw new ShopError('ValidationError', 'Nothing was saved: a variant was deleted', {
      rows: missing.map(({ id }) => gone(id)),
    });
  const pairs = changes.flatMap((change) => {
    const variant = known.get(change.id);
    return variant ? [{ stored: variant, change, after: { ...variant.values, ...change.set } }] : [];
  });
  const conflicts = pairs.flatMap(({ stored: { values }, change }) => findConflicts(values, change));
  if (conflicts.length > 0)
    throw new ShopError('ChangedMeanwhile', 'Nothing was saved: somebody else changed the same cells', { conflicts });
  return pairs;
}

async function check(db: Db, request: SaveRequest): Promise<Changed[]> {
  const ids = request.changes.map(({ id }) => id);
  const changed = pair(await readStoredVariants(db, { ids }), request);
  const rows = await checkChanges(db, changed);
  if (rows.length > 0) throw new ShopError('ValidationError', `Nothing was saved: ${rows[0]?.message}`, { rows });
  return changed;
}

/** SKUs are unique at every moment, also while two variants swap theirs. */
async function freeSkus(trx: Knex.Transaction, renamed: Changed[]): Promise<void> {
  if (renamed.length < 2) return;
  await trx('product_variants')
    .whereIn(
      'id',
      renamed.map(({ stored }) => stored.row),
    )
    .update({ sku: trx.raw("'renamed ' || document_id") });
}

async function writeValues(trx: Knex.Transaction, changed: Changed[], userId: number | null, now: Date): Promise<void> {
  const differing = changed.map((one) => ({ ...one, fields: differingFields(one.stored.values, one.change) }));
  await freeSkus(
    trx,
    differing.filter(({ fields }) => fields.includes('sku')),
  );
  const pictured = differing.filter(({ fields }) => fields.includes('picture'));
  await writeMainPictures(
    trx,
    'product_variants_cmps',
    pictured.map(({ stored: { row, main }, after }) => ({ row, main, file: after.picture })),
  );
  for (const { stored, after, fields } of differing) {
    if (fields.length === 0) continue;
    const columns = Object.assign({}, ...fields.map((field) => COLUMNS[field](after))) as object;
    await trx('product_variants')
      .where({ id: stored.row })
      .update({ ...columns, updated_at: now, updated_by_id: userId });
    // The label by which operators recognise the stock row.
    if (fields.includes('sku'))
      await trx('stocks').where({ variant_id: stored.id }).update({ sku: after.sku, updated_at: now });
  }
}

/** Locks every stock row that a save writes, in the order in which orders lock them: otherwise both could wait for each other. */
async function lockStocks(trx: Knex.Transaction, { changes }: SaveRequest): Promise<void> {
  const ids = changes.filter(({ set, add }) => add !== 0 || set.sku !== undefined).map(({ id }) => id);
  if (ids.length > 0) await lockById(trx('stocks').whereIn('variant_id', ids));
}

/** Moves pieces like a sale or a return does: guarded, with a movement for each variant. */
async function moveStock(
  trx: Knex.Transaction,
  { changes, reason }: SaveRequest,
  actor: AuditActor,
  now: Date,
): Promise<ChangedVariants> {
  const availability: ChangedVariants = new Set();
  const moved = changes.filter(({ add }) => add !== 0).map(({ id, add }) => ({ variantId: id, delta: add }));
  for (let at = 0; at < moved.length; at += BATCH) {
    const part = moved.slice(at, at + BATCH);
    const rows = await changeStock(trx, part, availability, now);
    const short = part.filter(({ variantId }) => !rows.has(variantId));
    if (short.length > 0)
      throw new ShopError('ValidationError', 'Nothing was saved: pieces were sold meanwhile', {
        rows: short.map(({ variantId }) => ({ id: variantId, field: 'add', message: 'Fewer are in stock by now' })),
      });
    await writeMovements(trx, toMovements(rows, part).flat(), { reason, actor }, now);
  }
  return availability;
}

/**
 * Saves changes of many variants: all of them or none, in one transaction with the price log and the stock movements. It does
 * what a save of each in its form does; `tests/core/grid.test.ts` holds it to that.
 *
 * @throws ShopError `ChangedMeanwhile` with `conflicts` when somebody else changed the same cells since the editor saw them;
 *   `ValidationError` with `rows` (id, field, message) for values that can not be
 */
export async function saveVariants(
  strapi: Core.Strapi,
  request: SaveRequest,
  { actor, userId }: Editor,
): Promise<{ saved: number }> {
  const db = strapi.db.connection;
  if (request.dryRun) return { saved: (await check(db, request)).length };
  const availability = await transact(db, async (trx) => {
    await lockVariants(
      trx,
      request.changes.map(({ id }) => id),
    );
    const changed = await check(trx, request);
    const now = new Date();
    const idsWith = (has: (fields: VariantField[]) => boolean): string[] =>
      changed.filter(({ change }) => has(changedFields(change))).map(({ stored }) => stored.id);
    const written = idsWith((fields) => fields.length > 0);
    const repriced = idsWith((fields) => fields.some((field) => PRICED.has(field)));
    // First what the old settings caused until now, then what this save changes.
    if (written.length > 0) await updatePriceLog(trx, { source: 'schedule', actor: 'system' }, now, written);
    await lockStocks(trx, request);
    await writeValues(trx, changed, userId, now);
    if (repriced.length > 0) await updatePriceLog(trx, { source: 'admin', actor }, new Date(), repriced);
    return moveStock(trx, request, actor, now);
  });
  if (request.changes.some(({ set }) => set.picture !== undefined)) forgetPictures();
  const touched = request.changes.filter((change) => changedFields(change).length > 0).map(({ id }) => id);
  await announceVariants(strapi, touched);
  await revalidateAvailability(strapi, availability);
  return { saved: request.changes.length };
}
