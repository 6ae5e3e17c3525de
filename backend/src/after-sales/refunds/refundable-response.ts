import { readOptionWords } from '../../catalog/options/option-words';
import { readCurrentSkus } from '../../catalog/variants/current-skus';
import { canBeReturned, findCancelError } from '../../domain/fulfilment';
import { priceOfPieces } from '../../domain/refund-amounts';
import { readStoredOptions } from '../../orders/records/order-rows';
import { requireOrderById } from '../../orders/records/find-order';
import { readRefundable } from '../../orders/records/read-refundable';
import { type RefundRow, parseRefundLines } from '../../orders/records/refund-rows';
import { type Db, toIso } from '../../platform/database/row-helpers';

/** A refund as listed at the order desk. */
const toWireRefund = (refund: RefundRow) => ({
  id: refund.id,
  amount: refund.amount,
  lines: parseRefundLines(refund),
  shipping: refund.shipping,
  state: refund.state,
  reason: refund.reason,
  actor: refund.actor,
  requestedAt: toIso(refund.requested_at),
  settledAt: toIso(refund.settled_at),
  lastError: refund.last_error,
});

/** Refundable amounts of an order, per line and in total, and its earlier refunds; cents. */
export async function refundableResponse(db: Db, orderId: number) {
  const order = await requireOrderById(db, orderId);
  const refundable = await readRefundable(db, order);
  const refunds: RefundRow[] = await db('refunds').where({ order_id: orderId }).orderBy('id');
  const currentSku = await readCurrentSkus(db, refundable.orderLines);
  const inEnglish = await readOptionWords(db, 'en');
  return {
    currency: order.currency,
    total: order.total,
    left: refundable.left,
    shipping: refundable.shipping,
    canCancel: findCancelError(order.fulfilment) === null,
    canReturn: canBeReturned(order.fulfilment),
    lines: refundable.lines.map((line, index) => {
      const row = refundable.orderLines[index];
      const left = line.quantity - line.refundedQuantity;
      return {
        lineId: line.id,
        title: row?.title ?? '',
        sku: row?.sku ?? '',
        currentSku: row ? currentSku(row) : '',
        options: row ? inEnglish(readStoredOptions(row)) : [],
        quantity: line.quantity,
        left,
        /** Refund for one piece, two pieces, … up to all that are left. */
        amounts: Array.from({ length: left }, (_, pieces) => priceOfPieces(line, pieces + 1)),
      };
    }),
    refunds: refunds.map(toWireRefund),
  };
}
