import type { Core } from '@strapi/strapi';
import { isCreditUsed } from '../academy/access/is-credit-used';
import { findParcelOf } from '../after-sales/parcels/parcel-rows';
import { cancelOrder } from '../after-sales/refunds/cancel-order';
import { mayCustomerCancel } from '../domain/customer-cancel';
import { ShopError } from '../domain/shop-error';
import { requireOrderBySlug, readOrderLines } from '../orders/records/find-order';
import { type Caller, ownsOrder } from '../orders/records/order-access';
import type { LineRow, OrderRow } from '../orders/records/order-rows';
import { hasOpenWithdrawal } from '../orders/records/read-withdrawals';
import type { Db } from '../platform/database/row-helpers';

/** Whether its customer may cancel the order now; see `mayCustomerCancel`. */
export async function isCancelable(db: Db, order: OrderRow, lines: LineRow[]): Promise<boolean> {
  const rules = {
    fulfilment: order.fulfilment,
    status: order.payment_status,
    isLabelled: false,
    isWithdrawn: false,
    isCreditUsed: false,
    hasLessons: lines.some((line) => line.product_type !== 'physical'),
  };
  // Most orders are sent already: those need no queries.
  if (!mayCustomerCancel(rules)) return false;
  const parcel = await findParcelOf(db, order.id);
  const isLabelled = parcel !== null && parcel.state !== 'canceled';
  return mayCustomerCancel({
    ...rules,
    isLabelled,
    isWithdrawn: await hasOpenWithdrawal(db, order.id),
    isCreditUsed: await isCreditUsed(db, order.id),
  });
}

/**
 * Cancels an order for its customer and refunds everything paid. Idempotent. Throws `Forbidden` for others, and `NotCancelable`
 * when the parcel is being packed, also if that began during the request.
 */
export async function cancelOwnOrder(strapi: Core.Strapi, slug: string, caller: Caller): Promise<void> {
  const found = await requireOrderBySlug(strapi.db.connection, slug);
  if (!ownsOrder(caller, found)) throw new ShopError('Forbidden', 'Only its customer can cancel an order');
  await cancelOrder(strapi, {
    orderId: found.id,
    reason: '',
    actor: 'customer',
    check: async (trx, order) => {
      if (await isCancelable(trx, order, await readOrderLines(trx, order.id))) return;
      throw new ShopError('NotCancelable', 'This order is being packed', {
        fulfilment: order.fulfilment,
        status: order.payment_status,
      });
    },
  });
}
