import type { Core } from '@strapi/strapi';
import { allow, changeOrders as config } from '../../platform/admin/access';
import { adminActor } from '../../platform/admin/actor';
import { acceptWithdrawal, linkWithdrawal, rejectWithdrawal } from './decide';
import { listWithdrawals } from '../../orders/records/read-withdrawals';
import { answering } from '../../platform/admin/route';
import { readBody } from '../../platform/http/request';
import type { Actor } from '../../platform/admin/actor';

export const WITHDRAWAL = 'api::withdrawal.withdrawal';

/** Route files always belong to the public API, so these are registered by hand. Who may change orders may decide. */
export function registerWithdrawalRoutes(strapi: Core.Strapi): void {
  const decide = (act: (strapi: Core.Strapi, id: string, body: unknown, actor: Actor) => Promise<unknown>) =>
    answering(
      async (ctx) => (await act(strapi, String(ctx.params.id), readBody(ctx), adminActor(strapi))) ?? { ok: true },
    );
  const list = answering((ctx) => listWithdrawals(strapi.db.connection, ctx.query));
  const info = { type: 'admin' };
  strapi.server.routes({
    type: 'admin',
    prefix: '/shop',
    routes: [
      { method: 'GET', path: '/withdrawals', handler: list, info, config: allow('read', WITHDRAWAL) },
      { method: 'POST', path: '/withdrawals/:id/accept', handler: decide(acceptWithdrawal), info, config },
      { method: 'POST', path: '/withdrawals/:id/reject', handler: decide(rejectWithdrawal), info, config },
      { method: 'POST', path: '/withdrawals/:id/link', handler: decide(linkWithdrawal), info, config },
    ],
  } as unknown as Parameters<Core.Strapi['server']['routes']>[0]);
}
