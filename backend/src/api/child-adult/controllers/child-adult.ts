import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { acceptInvitation, readInvitation } from '../../../academy/adults/accept-invitation';
import { leaveAccount, removeAdult } from '../../../academy/adults/end-sharing';
import { inviteAdult, resendInvitation } from '../../../academy/adults/invite-adult';
import { listAdults } from '../../../academy/adults/list-adults';
import { limitInvitations } from '../../../academy/adults/rate-limits';
import { limitChanges } from '../../../academy/children/rate-limit';
import { readUserId } from '../../../accounts/auth-controller';
import { readClientInfo } from '../../../accounts/client-info';
import { takeVisitorLimit } from '../../../accounts/rate-limits';
import { invitationFields, inviteFields } from '../../../domain/adult-input';
import { parseFields } from '../../../domain/parse-fields';
import { parseCaller } from '../../../orders/records/read-caller';
import { readBody, readShopLocale } from '../../../platform/http/request-helpers';
import { readShopSettings } from '../../../platform/settings/shop-settings';

const idOf = (ctx: Context): string => (typeof ctx.params.id === 'string' ? ctx.params.id : '');
const done = { data: { ok: true } };

/** Adults of the signed-in customer's children. Everything is looked up below the account, as its children are. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const changer = async (ctx: Context): Promise<number> => {
    const userId = readUserId(ctx);
    await limitChanges(userId);
    return userId;
  };
  const readCode = async (ctx: Context): Promise<string> => {
    await takeVisitorLimit(strapi.db.connection, 'codes', readClientInfo(ctx));
    return parseFields(invitationFields, readBody(ctx)).code;
  };

  return {
    async list(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      const { timeZone } = await readShopSettings(strapi.db.connection);
      ctx.body = { data: await listAdults(strapi.db.connection, readUserId(ctx), timeZone) };
    },

    async invite(ctx: Context) {
      const userId = await changer(ctx);
      const { email } = parseFields(inviteFields, readBody(ctx));
      await limitInvitations(userId);
      await inviteAdult(strapi.db.connection, userId, { email, language: readShopLocale(ctx) });
      ctx.status = 201;
      ctx.body = done;
    },

    async resend(ctx: Context) {
      const userId = await changer(ctx);
      await limitInvitations(userId);
      await resendInvitation(strapi.db.connection, userId, idOf(ctx));
      ctx.body = done;
    },

    async remove(ctx: Context) {
      await removeAdult(strapi.db.connection, await changer(ctx), idOf(ctx));
      ctx.body = done;
    },

    async leave(ctx: Context) {
      await leaveAccount(strapi.db.connection, await changer(ctx), idOf(ctx));
      ctx.body = done;
    },

    /** With the code in the body, which is in no log. */
    async look(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      const code = await readCode(ctx);
      ctx.body = { data: await readInvitation(strapi.db.connection, code, parseCaller(ctx).userId) };
    },

    async accept(ctx: Context) {
      const userId = readUserId(ctx);
      await acceptInvitation(strapi.db.connection, userId, await readCode(ctx));
      ctx.body = done;
    },
  };
};
