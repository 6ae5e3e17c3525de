import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { optionalText, requiredText } from '../../domain/text-fields';
import { parseFields } from '../../domain/parse-fields';
import { ShopError } from '../../domain/shop-error';
import { changeOrders as config } from '../../platform/admin/access';
import { adminActor } from '../../platform/admin/actor';
import { cancelOrder } from './cancel-order';
import { describeRefundable } from './describe-refundable';
import { requestRefund } from './request-refund';
import { returnOrder } from './return-order';
import { answering } from '../../platform/admin/route';
import { readBody } from '../../platform/http/request';

const MAX_LINES = 1000;
const linesField = z
  .array(z.object({ lineId: z.number().int(), quantity: z.number().int().min(1) }))
  .max(MAX_LINES)
  .default([]);
const flag = z.boolean().default(false);
const keyField = requiredText(100);
const reasonField = optionalText(500);

const refundFields = z.object({
  lines: linesField,
  shipping: flag,
  amount: z.number().int().min(1).optional(),
  reason: reasonField,
  restock: flag,
  key: keyField,
});
const returnFields = refundFields.omit({ amount: true });
const cancelFields = z.object({ reason: reasonField });

async function findOrder(strapi: Core.Strapi, ctx: Context): Promise<number> {
  const order: { id: number } | undefined = await strapi.db
    .connection('orders')
    .where({ document_id: String(ctx.params.id) })
    .first();
  if (!order) throw new ShopError('NotFound', 'There is no such order');
  return order.id;
}

/** Refund, cancel, take back: what the desk does with an order's money. `:id` is the order's document id. */
export function registerRefundRoutes(strapi: Core.Strapi): void {
  const refundable = answering(async (ctx) => describeRefundable(strapi.db.connection, await findOrder(strapi, ctx)));
  const refund = answering(async (ctx) => {
    const { amount, ...asked } = parseFields(refundFields, readBody(ctx));
    const orderId = await findOrder(strapi, ctx);
    return requestRefund(strapi, {
      ...asked,
      ...(amount === undefined ? {} : { amount }),
      key: `desk:${orderId}:${asked.key}`,
      orderId,
      actor: adminActor(strapi),
    });
  });
  const cancel = answering(async (ctx) => {
    const { reason } = parseFields(cancelFields, readBody(ctx));
    const orderId = await findOrder(strapi, ctx);
    return { refund: await cancelOrder(strapi, { orderId, reason, actor: adminActor(strapi) }) };
  });
  const takeBack = answering(async (ctx) => {
    const asked = parseFields(returnFields, readBody(ctx));
    const orderId = await findOrder(strapi, ctx);
    return returnOrder(strapi, { ...asked, key: `desk:${orderId}:${asked.key}`, orderId, actor: adminActor(strapi) });
  });
  const info = { type: 'admin' };
  strapi.server.routes({
    type: 'admin',
    prefix: '/shop',
    routes: [
      { method: 'GET', path: '/orders/:id/refundable', handler: refundable, info, config },
      { method: 'POST', path: '/orders/:id/refund', handler: refund, info, config },
      { method: 'POST', path: '/orders/:id/cancel', handler: cancel, info, config },
      { method: 'POST', path: '/orders/:id/return', handler: takeBack, info, config },
    ],
  } as unknown as Parameters<Core.Strapi['server']['routes']>[0]);
}
