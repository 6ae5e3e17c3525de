import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { adminActor } from '../../platform/admin/audit-actor';
import { type MovementReason, writeMovements } from './stock-movements';

const STOCK = 'api::stock.stock';
/** A text, because the admin's input for numbers keeps showing what was typed when a save has emptied the field. */
const ADJUSTMENT = /^[+-]?\d{1,5}$/;
const WRITES = ['create', 'update', 'clone', 'delete'];

interface WriteParams {
  documentId?: string;
  data?: Record<string, unknown>;
}

interface StockCount {
  sku: string;
  quantity: number;
}

function readAdjustment(value: unknown): number {
  const text = String(value ?? '').trim();
  if (text === '') return 0;
  if (!ADJUSTMENT.test(text))
    throw new errors.ValidationError('Add or take off: a whole number of at most five digits, such as 5 or -2');
  return Number(text);
}

/**
 * Whether the admin's form is what saves. It sends the whole row as it was when it was opened; a script that has
 * counted the shelf sends the quantity and nothing else.
 */
function isAdminForm(strapi: Core.Strapi): boolean {
  const context = strapi.requestContext.get();
  // Saving a variant can rename its stock: that is not the form of the stock.
  if (context?.state.route?.info?.type !== 'admin' || context.params?.model !== STOCK) return false;
  const body = (context.request as { body?: unknown }).body;
  const keys = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  return keys.length !== 1 || keys[0] !== 'quantity';
}

async function adjustQuantity(trx: Knex.Transaction, documentId: string, adjustment: number): Promise<void> {
  const row = () => trx('stocks').where({ document_id: documentId });
  const changed = await row()
    .whereRaw('quantity + ? >= 0', [adjustment])
    .update({ quantity: trx.raw('quantity + ?', [adjustment]) });
  if (changed > 0) return;
  const left: { quantity: number } | undefined = await row().first('quantity');
  if (left) throw new errors.ValidationError(`There are ${left.quantity} pieces: no more can be taken off`);
}

/** Locks the row until the save is through, so an order waits for it or it for the order: neither gets lost. */
async function readLocked(trx: Knex.Transaction, documentId: string | undefined): Promise<StockCount | null> {
  if (!documentId) return null;
  const rows: StockCount[] = await trx('stocks')
    .where({ document_id: documentId })
    .update({ updated_at: new Date() })
    .returning(['sku', 'quantity']);
  return rows[0] ?? null;
}

/** Writes down what a save has changed. An article number that changed takes its pieces along. */
async function recordMovements(
  trx: Knex.Transaction,
  before: StockCount | null,
  after: StockCount | null,
  actor: ReturnType<typeof adminActor>,
): Promise<void> {
  const now = new Date();
  const note = (sku: string, delta: number, quantity: number, reason: MovementReason) =>
    writeMovements(trx, [{ sku, delta, after: quantity }], { reason, actor }, now);
  if (before && after && before.sku === after.sku) {
    // Without a person it is the seed that counts.
    const reason = actor === 'system' ? 'first-count' : 'adjusted';
    return note(after.sku, after.quantity - before.quantity, after.quantity, reason);
  }
  if (before) await note(before.sku, -before.quantity, 0, after ? 'renamed' : 'removed');
  if (after) await note(after.sku, after.quantity, after.quantity, before ? 'renamed' : 'first-count');
}

/**
 * A form that lay open while pieces were sold would put them back. So the form changes the quantity by a number of
 * pieces, and what it says about the quantity itself (and the article number) is not taken over. Whoever changes the
 * quantity, and how: it is written down as a movement in the same transaction.
 */
export function registerStockAdjustments(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid } = context;
    if (uid !== STOCK || !WRITES.includes(action)) return next();
    const { documentId, data } = context.params as WriteParams;
    const adjustment = readAdjustment(data?.adjustment);
    if (data) {
      data.adjustment = null;
      if (action === 'create' && adjustment !== 0) data.quantity = Number(data.quantity ?? 0) + adjustment;
      if (action === 'update' && isAdminForm(strapi)) {
        delete data.quantity;
        delete data.sku;
      }
    }
    return strapi.db.transaction(async ({ trx }) => {
      const changes = action === 'update' || action === 'delete';
      const before = changes ? await readLocked(trx, documentId) : null;
      if (action === 'update' && documentId && adjustment !== 0) await adjustQuantity(trx, documentId, adjustment);
      const result = await next();
      const saved = action === 'update' ? documentId : (result as { documentId?: string } | null)?.documentId;
      const after: StockCount | undefined =
        action === 'delete' || !saved
          ? undefined
          : await trx('stocks').where({ document_id: saved }).first('sku', 'quantity');
      await recordMovements(trx, before, after ?? null, adminActor(strapi));
      return result;
    });
  });
}
