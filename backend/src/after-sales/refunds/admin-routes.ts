import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { optionalText, requiredText } from '../../domain/text-fields';
import { parseFields } from '../../domain/parse-fields';
import { requireOrderByDocumentId } from '../../orders/records/find-order';
import { changeOrders } from '../../platform/admin/route-access';
import { currentActor } from '../../platform/admin/audit-actor';
import { cancelOrder } from './cancel-order';
import { refundableResponse } from './refundable-response';
import { requestRefund } from './request-refund';
import { returnOrder } from './return-order';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { readBody } from '../../platform/http/request-helpers';

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
  const { id } = await requireOrderByDocumentId(strapi.db.connection, String(ctx.params.id));
  return id;
}

/** Admin actions for refunds, cancellations and returns. `:id` is the order's document id. */
export function refundRoutes(strapi: Core.Strapi): AdminRoute[] {
  const refundable = async (ctx: Context) => refundableResponse(strapi.db.connection, await findOrder(strapi, ctx));
  const refund = async (ctx: Context) => {
    const { amount, ...requested } = parseFields(refundFields, readBody(ctx));
    const orderId = await findOrder(strapi, ctx);
    return requestRefund(strapi, {
      ...requested,
      ...(amount === undefined ? {} : { amount }),
      key: `desk:${orderId}:${requested.key}`,
      orderId,
      actor: currentActor(strapi),
    });
  };
  const cancel = async (ctx: Context) => {
    const { reason } = parseFields(cancelFields, readBody(ctx));
    const orderId = await findOrder(strapi, ctx);
    return { refund: await cancelOrder(strapi, { orderId, reason, actor: currentActor(strapi) }) };
  };
  const takeBack = async (ctx: Context) => {
    const requested = parseFields(returnFields, readBody(ctx));
    const orderId = await findOrder(strapi, ctx);
    return returnOrder(strapi, {
      ...requested,
      key: `desk:${orderId}:${requested.key}`,
      orderId,
      actor: currentActor(strapi),
    });
  };
  return [
    { method: 'GET', path: '/orders/:id/refundable', handle: refundable, allow: changeOrders },
    { method: 'POST', path: '/orders/:id/refund', handle: refund, allow: changeOrders },
    { method: 'POST', path: '/orders/:id/cancel', handle: cancel, allow: changeOrders },
    { method: 'POST', path: '/orders/:id/return', handle: takeBack, allow: changeOrders },
  ];
}
