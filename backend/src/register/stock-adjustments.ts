import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';

const STOCK = 'api::stock.stock';
/** A text, because the admin's input for numbers keeps showing what was typed when a save has emptied the field. */
const ADJUSTMENT = /^[+-]?\d{1,5}$/;

interface WriteParams {
  documentId?: string;
  data?: Record<string, unknown>;
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
function isForm(strapi: Core.Strapi): boolean {
  const context = strapi.requestContext.get();
  if (context?.state.route?.info?.type !== 'admin') return false;
  const body = (context.request as { body?: unknown }).body;
  const keys = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  return keys.length !== 1 || keys[0] !== 'quantity';
}

/** Locks the row until the save is through, so an order waits for it or it for the order: neither gets lost. */
async function adjustQuantity(trx: Knex.Transaction, documentId: string, adjustment: number): Promise<void> {
  const row = () => trx('stocks').where({ document_id: documentId });
  const changed = await row()
    .whereRaw('quantity + ? >= 0', [adjustment])
    .update({ quantity: trx.raw('quantity + ?', [adjustment]) });
  if (changed > 0) return;
  const left: { quantity: number } | undefined = await row().first('quantity');
  if (left) throw new errors.ValidationError(`There are ${left.quantity} pieces: no more can be taken off`);
}

/**
 * A form that lay open while pieces were sold would put them back. So the form changes the quantity by a number of
 * pieces, and what it says about the quantity itself (and the article number) is not taken over.
 */
export function registerStockAdjustments(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid } = context;
    if (uid !== STOCK || !['create', 'update', 'clone'].includes(action)) return next();
    const { documentId, data } = context.params as WriteParams;
    if (!data) return next();
    const adjustment = readAdjustment(data.adjustment);
    data.adjustment = null;
    if (action === 'create' && adjustment !== 0) data.quantity = Number(data.quantity ?? 0) + adjustment;
    if (action !== 'update') return next();
    if (isForm(strapi)) {
      delete data.quantity;
      delete data.sku;
    }
    if (adjustment === 0 || !documentId) return next();
    return strapi.db.transaction(async ({ trx }) => {
      await adjustQuantity(trx, documentId, adjustment);
      return next();
    });
  });
}
