import type { Context } from 'koa';
import { currentActor } from '../../platform/admin/audit-actor';
import { changeOrders } from '../../platform/admin/route-access';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import type { Feature } from '../../platform/feature/feature';
import { refundInstead, sendExchange } from './send-exchange';

/** `:id` is the document id of the exchange. */
export const feature: Feature = {
  name: 'after-sales/exchanges',
  adminRoutes: (strapi) => {
    const send = async (ctx: Context) => {
      await sendExchange(strapi, String(ctx.params.id), currentActor(strapi));
      return { ok: true };
    };
    const refund = async (ctx: Context) =>
      (await refundInstead(strapi, String(ctx.params.id), currentActor(strapi))) ?? { ok: true };
    return [
      { method: 'POST', path: '/exchanges/:id/send', handle: send, allow: changeOrders },
      { method: 'POST', path: '/exchanges/:id/refund', handle: refund, allow: changeOrders },
    ];
  },
  bootstrap: async (strapi) => {
    await createUniqueIndex(
      strapi,
      'shop_order_exchanges_live',
      "order_exchanges (line_id) where state in ('held', 'due')",
    );
    const db = strapi.db.connection;
    await db.raw('create index if not exists shop_order_exchanges_order on order_exchanges (order_id)');
    await db.raw(
      "create index if not exists shop_order_exchanges_due on order_exchanges (order_id) where state = 'due'",
    );
    await db.raw(
      "create index if not exists shop_order_exchanges_held on order_exchanges (held_until) where state = 'held'",
    );
  },
};
