import type { Context } from 'koa';
import type { Actor } from './events';

const ORDER = 'api::order.order';

const access = (right: 'read' | 'update') => ({
  policies: [
    'admin::isAuthenticatedAdmin',
    {
      name: 'admin::hasPermissions',
      config: { actions: [{ action: `plugin::content-manager.explorer.${right}`, subject: ORDER }] },
    },
  ],
});

/** Who may look at orders, and who may act on them: configuration of an admin route. */
export const readOrders = access('read');
export const changeOrders = access('update');

interface Person {
  firstname?: string | null;
  lastname?: string | null;
  email?: string | null;
}

/** Whoever is signed in to the admin, as the diary of an order names people. */
export function adminActor(ctx: Context): Actor {
  const { firstname, lastname, email } = (ctx.state.user ?? {}) as Person;
  const name = [firstname, lastname].filter(Boolean).join(' ').trim() || email || 'unknown';
  return `admin:${name.slice(0, 100)}`;
}
