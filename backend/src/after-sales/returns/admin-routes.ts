import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { parseFields } from '../../domain/parse-fields';
import { optionalText, requiredText } from '../../domain/text-fields';
import { requireOrderByDocumentId } from '../../orders/records/find-order';
import { currentActor } from '../../platform/admin/audit-actor';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { changeOrders } from '../../platform/admin/route-access';
import { readBody } from '../../platform/http/request-helpers';
import { agreeToReturn } from './await-return';
import { receiveParcel } from './book-arrival';
import { closeReturn } from './close-return';
import { refundReturn } from './refund-ahead';

const MAX_LINES = 1000;
const MAX_CENTS = 100_000_000;
const count = z.number().int().min(0).max(100_000);
const reasonField = optionalText(500);

const agreeFields = z.object({
  lines: z.array(z.object({ lineId: z.number().int(), quantity: z.number().int().min(1) })).max(MAX_LINES),
  shipping: z.boolean().default(false),
  reason: reasonField,
  refundNow: z.boolean().default(false),
  key: requiredText(100),
});
const arrivedFields = z.object({
  after: count,
  lines: z
    .array(
      z.object({
        lineId: z.number().int(),
        asNew: count.default(0),
        worn: count.default(0),
        withheld: z.number().int().min(0).max(MAX_CENTS).default(0),
      }),
    )
    .max(MAX_LINES),
  reason: reasonField,
});
const closeFields = z.object({ reason: reasonField });

/** Admin actions for returns. `:id` is the document id of the order, and below `/returns` that of the return. */
export function returnRoutes(strapi: Core.Strapi): AdminRoute[] {
  const id = (ctx: Context): string => String(ctx.params.id);
  const agree = async (ctx: Context) => {
    const asked = parseFields(agreeFields, readBody(ctx));
    const order = await requireOrderByDocumentId(strapi.db.connection, id(ctx));
    const by = { actor: currentActor(strapi), key: `desk:${order.id}:${asked.key}` };
    return (await agreeToReturn(strapi, order.id, { ...asked, ...by })) ?? { ok: true };
  };
  const arrive = async (ctx: Context) => {
    const asked = parseFields(arrivedFields, readBody(ctx));
    return (await receiveParcel(strapi, { ...asked, id: id(ctx), actor: currentActor(strapi) })) ?? { ok: true };
  };
  const refund = async (ctx: Context) => (await refundReturn(strapi, id(ctx), currentActor(strapi))) ?? { ok: true };
  const close = async (ctx: Context) => {
    const { reason } = parseFields(closeFields, readBody(ctx));
    await closeReturn(strapi, id(ctx), reason, currentActor(strapi));
    return { ok: true };
  };
  return [
    { method: 'POST', path: '/orders/:id/returns', handle: agree, allow: changeOrders },
    { method: 'POST', path: '/returns/:id/arrive', handle: arrive, allow: changeOrders },
    { method: 'POST', path: '/returns/:id/refund', handle: refund, allow: changeOrders },
    { method: 'POST', path: '/returns/:id/close', handle: close, allow: changeOrders },
  ];
}
