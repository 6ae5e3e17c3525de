import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { currentActor } from '../../platform/admin/audit-actor';
import { type MovementReason, writeMovements } from './stock-movements';

const STOCK = 'api::stock.stock';
/** A string field, because the admin's number input keeps showing the old value after a save clears it. */
const ADJUSTMENT = /^[+-]?\d{1,5}$/;
const WRITES = ['create', 'update', 'clone', 'delete'];

interface WriteParams {
  documentId?: string;
  data?: Record<string, unknown>;
}

interface StockCount {
  variant_id: string;
  sku: string;
  quantity: number;
}

function readAdjustment(value: unknown): number {
  const text = String(value ?? '').trim();
  if (text === '') return 0;
  if (!ADJUSTMENT.test(text))
    throw new errors.ValidationError('Enter a whole number of at most five digits to add or subtract, such as 5 or -2');
  return Number(text);
}

/**
 * Whether the save comes from the admin's stock form. The form sends the whole row as it was when opened, whereas a script
 * that sets a counted quantity sends only `quantity`.
 */
function isAdminForm(strapi: Core.Strapi): boolean {
  const context = strapi.requestContext.get();
  // Saving a variant can change the SKU of its stock row: that is not the stock form.
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
  if (left) throw new errors.ValidationError(`Only ${left.quantity} pieces are in stock: you cannot subtract more`);
}

/** Locks the row for the duration of the save, so that concurrent orders and saves are serialized. */
async function readLocked(trx: Knex.Transaction, documentId: string | undefined): Promise<StockCount | null> {
  if (!documentId) return null;
  const rows: StockCount[] = await trx('stocks')
    .where({ document_id: documentId })
    .update({ updated_at: new Date() })
    .returning(['variant_id', 'sku', 'quantity']);
  return rows[0] ?? null;
}

/** Records the stock movements of a save. */
async function recordMovements(
  trx: Knex.Transaction,
  before: StockCount | null,
  after: StockCount | null,
  actor: ReturnType<typeof currentActor>,
): Promise<void> {
  const now = new Date();
  const note = ({ variant_id: variantId, sku }: StockCount, delta: number, quantity: number, reason: MovementReason) =>
    writeMovements(trx, [{ variantId, sku, delta, after: quantity }], { reason, actor }, now);
  if (before && after) {
    // A save without an admin user comes from the seed.
    const reason = actor === 'system' ? 'first-count' : 'adjusted';
    await note(after, after.quantity - before.quantity, after.quantity, reason);
  } else if (before) await note(before, -before.quantity, 0, 'removed');
  else if (after) await note(after, after.quantity, after.quantity, 'first-count');
}

/**
 * A stock form opened before a sale would restore the sold pieces when saved. The form therefore adjusts the quantity by a
 * difference, and its absolute quantity, SKU and variant are ignored. Every change is recorded as a movement in the same transaction.
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
        delete data.variantId;
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
          : await trx('stocks').where({ document_id: saved }).first('variant_id', 'sku', 'quantity');
      await recordMovements(trx, before, after ?? null, currentActor(strapi));
      return result;
    });
  });
}
