import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { allow, changeOrders } from '../../platform/admin/route-access';
import { currentActor } from '../../platform/admin/audit-actor';
import { acceptWithdrawal, linkWithdrawal, rejectWithdrawal } from './decide-withdrawal';
import { listWithdrawals } from '../../orders/records/read-withdrawals';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { readBody } from '../../platform/http/request-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';

export const WITHDRAWAL = 'api::withdrawal.withdrawal';

/** Admin actions for withdrawals, for users who may change orders. Registered here because route files belong to the public API. */
export function withdrawalRoutes(strapi: Core.Strapi): AdminRoute[] {
  const decide =
    (act: (strapi: Core.Strapi, id: string, body: unknown, actor: AuditActor) => Promise<unknown>) =>
    async (ctx: Context) =>
      (await act(strapi, String(ctx.params.id), readBody(ctx), currentActor(strapi))) ?? { ok: true };
  const list = (ctx: Context) => listWithdrawals(strapi.db.connection, ctx.query);
  return [
    { method: 'GET', path: '/withdrawals', handle: list, allow: allow('read', WITHDRAWAL) },
    { method: 'POST', path: '/withdrawals/:id/accept', handle: decide(acceptWithdrawal), allow: changeOrders },
    { method: 'POST', path: '/withdrawals/:id/reject', handle: decide(rejectWithdrawal), allow: changeOrders },
    { method: 'POST', path: '/withdrawals/:id/link', handle: decide(linkWithdrawal), allow: changeOrders },
  ];
}
