import type { Context } from 'koa';
import { ShopError } from '../../domain/shop-error';
import { parseProfile } from './profile-input';
import type { Actions, Route, UsersPermissions } from './types';

const USER = 'plugin::users-permissions.user';
const ROUTE: Route = { method: 'PUT', path: '/users/me', handler: 'user.updateMe', config: { prefix: '' } };

/** What `/users/me` shows beside the fields of the user itself. */
const POPULATE = ['addresses'];

function withProfile(actions: Actions): Actions {
  const readMe = actions.me;
  return {
    ...actions,
    async me(ctx: Context) {
      if (!('populate' in ctx.query)) ctx.query = { ...ctx.query, populate: POPULATE };
      return readMe?.(ctx);
    },
    /** Changes the profile of the caller and nothing else: neither e-mail, role nor confirmation. */
    async updateMe(ctx: Context) {
      const user = ctx.state.user as { documentId: string } | undefined;
      if (!user) throw new ShopError('Unauthorized', 'Sign in first');
      const data = parseProfile((ctx.request as { body?: unknown }).body);
      const saved = await strapi
        .documents(USER)
        .update({ documentId: user.documentId, data, populate: POPULATE } as never);
      ctx.body = await strapi.contentAPI.sanitize.output(saved as object, strapi.getModel(USER), {
        auth: ctx.state.auth,
      });
    },
  };
}

/** `GET /users/me` with the addresses, and `PUT /users/me`, which Strapi doesn't have. */
export function addProfileActions(plugin: UsersPermissions): void {
  const { user } = plugin.controllers;
  if (!user) throw new Error('users-permissions has no user controller');
  plugin.controllers.user = typeof user === 'function' ? (context) => withProfile(user(context)) : withProfile(user);

  // Before `/users/:id`, which would take `me` for a number.
  const routes = plugin.routes['content-api'];
  if (typeof routes === 'function') {
    plugin.routes['content-api'] = (context) => {
      const built = routes(context);
      return { ...built, routes: [ROUTE, ...built.routes] };
    };
  } else {
    routes.routes.unshift(ROUTE);
  }
}
