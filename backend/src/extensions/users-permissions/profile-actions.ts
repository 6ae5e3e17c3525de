import type { Context } from 'koa';
import { readUserId } from '../../accounts/auth-controller';
import { takeLimit } from '../../accounts/rate-limits';
import { findAccountById } from '../../accounts/account-store';
import { readServedCountries } from '../../platform/settings/served-countries';
import { parseProfile } from '../../accounts/profile-input';
import type { Actions } from './types';
import { readBody } from '../../platform/http/request-helpers';

const USER = 'plugin::users-permissions.user';

/** Relations included in `/users/me`. */
const POPULATE = ['addresses'];

/** Adds whether the account has a password that can be changed. */
async function withPasswordHint(user: unknown, userId: number): Promise<unknown> {
  const account = await findAccountById(strapi.db.connection, userId);
  return typeof user === 'object' && user !== null ? { ...user, hasPassword: Boolean(account?.password) } : user;
}

/** Extends `GET /users/me` with addresses, and adds `PUT /users/me`. */
export const profileActions = (actions: Actions): Actions => ({
  async me(ctx: Context) {
    const userId = readUserId(ctx);
    if (!('populate' in ctx.query)) ctx.query = { ...ctx.query, populate: POPULATE };
    await actions.me?.(ctx);
    ctx.set('cache-control', 'no-store');
    ctx.body = await withPasswordHint(ctx.body, userId);
  },

  /** Updates the caller's profile, but not email address, role or confirmation. */
  async updateMe(ctx: Context) {
    const userId = readUserId(ctx);
    await takeLimit('profile', String(userId));
    const { documentId } = ctx.state.user as { documentId: string };
    const served = (await readServedCountries(strapi.db.connection)).map(({ iso }) => iso);
    const data = parseProfile(readBody(ctx), served);
    const saved = await strapi.documents(USER).update({ documentId, data, populate: POPULATE } as never);
    const user = await strapi.contentAPI.sanitize.output(saved as object, strapi.getModel(USER), {
      auth: ctx.state.auth,
    });
    ctx.body = await withPasswordHint(user, userId);
  },
});
