import type { Core } from '@strapi/strapi';
import { allow, changeOrders } from '../../platform/admin/access';
import { adminActor } from '../../platform/admin/actor';
import { acceptWithdrawal, linkWithdrawal, rejectWithdrawal } from './decide';
import { listWithdrawals } from '../../orders/records/read-withdrawals';
import type { AdminRoute } from '../../platform/admin/route';
import { readBody } from '../../platform/http/request';
import type { Actor } from '../../platform/admin/actor';

export const WITHDRAWAL = 'api::withdrawal.withdrawal';

/** Route files always belong to the public API, so these are registered by hand. Who may change orders may decide. */
export function withdrawalRoutes(strapi: Core.Strapi): AdminRoute[] {
  const decide = (act: (strapi: Core.Strapi, id: string, body: unknown, actor: Actor) => Promise<unknown>) =>
    (
      async (ctx) => (await act(strapi, String(ctx.params.id), readBody(ctx), adminActor(strapi))) ?? { ok: true },
    );
  const list = (ctx: Context) => listWithdrawals(strapi.db.connection, ctx.query);
  return [
    { method: 'GET', path: '/withdrawals', handle: list, allow: allow('read', WITHDRAWAL) },
    { method: 'POST', path: '/withdrawals/:id/accept', handle: decide(acceptWithdrawal), allow: changeOrders },
    { method: 'POST', path: '/withdrawals/:id/reject', handle: decide(rejectWithdrawal), allow: changeOrders },
    { method: 'POST', path: '/withdrawals/:id/link', handle: decide(linkWithdrawal), allow: changeOrders },
  ];
}
