import type { Core } from '@strapi/strapi';
import type { Actor } from '../orders/events';
import { readBody } from '../orders/request-context';
import { answering, readActor } from '../refunds/admin-routes';
import { acceptWithdrawal, linkWithdrawal, rejectWithdrawal } from './decide';
import { listWithdrawals } from './read-withdrawals';

export const WITHDRAWAL = 'api::withdrawal.withdrawal';

const allow = (action: 'read' | 'update', subject: string) => ({
  policies: [
    'admin::isAuthenticatedAdmin',
    {
      name: 'admin::hasPermissions',
      config: { actions: [{ action: `plugin::content-manager.explorer.${action}`, subject }] },
    },
  ],
});

/** Route files always belong to the public API, so these are registered by hand. Who may change orders may decide. */
export function registerWithdrawalRoutes(strapi: Core.Strapi): void {
  const decide = (act: (strapi: Core.Strapi, id: string, body: unknown, actor: Actor) => Promise<unknown>) =>
    answering(async (ctx) => (await act(strapi, String(ctx.params.id), readBody(ctx), readActor(ctx))) ?? { ok: true });
  const list = answering((ctx) => listWithdrawals(strapi.db.connection, ctx.query));
  const info = { type: 'admin' };
  const config = allow('update', 'api::order.order');
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
