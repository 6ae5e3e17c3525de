import type { Context } from 'koa';
import { readUserId } from '../../accounts/auth-controller';
import { takeLimit } from '../../accounts/rate-limits';
import { findAccountById } from '../../accounts/account-store';
import { readShippingCosts } from '../../platform/settings/shop-settings';
import { parseProfile } from '../../accounts/profile-input';
import type { Actions } from './types';
import { readBody } from '../../platform/http/request';

const USER = 'plugin::users-permissions.user';

/** What `/users/me` shows beside the fields of the user itself. */
const POPULATE = ['addresses'];

/** Whether there is a password to change, or only a mailbox to choose one by. */
async function withPasswordHint(user: unknown, userId: number): Promise<unknown> {
  const account = await findAccountById(strapi.db.connection, userId);
  return typeof user === 'object' && user !== null ? { ...user, hasPassword: Boolean(account?.password) } : user;
}

/** `GET /users/me` with the addresses, and `PUT /users/me`, which Strapi doesn't have. */
export const profileActions = (actions: Actions): Actions => ({
  async me(ctx: Context) {
    const userId = readUserId(ctx);
    if (!('populate' in ctx.query)) ctx.query = { ...ctx.query, populate: POPULATE };
    await actions.me?.(ctx);
    ctx.set('cache-control', 'no-store');
    ctx.body = await withPasswordHint(ctx.body, userId);
  },

  /** Changes the profile of the caller and nothing else: neither e-mail, role nor confirmation. */
  async updateMe(ctx: Context) {
    const userId = readUserId(ctx);
    await takeLimit('profile', String(userId));
    const { documentId } = ctx.state.user as { documentId: string };
    const served = (await readShippingCosts(strapi.db.connection)).map(({ iso }) => iso);
    const data = parseProfile(readBody(ctx), served);
    const saved = await strapi.documents(USER).update({ documentId, data, populate: POPULATE } as never);
    const user = await strapi.contentAPI.sanitize.output(saved as object, strapi.getModel(USER), {
      auth: ctx.state.auth,
    });
    ctx.body = await withPasswordHint(user, userId);
  },
});
