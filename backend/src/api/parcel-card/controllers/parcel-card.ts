import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import type { ParcelCardBody } from '../../../../contract/parcel-cards';
import { limitGuesses, limitRedemptions } from '../../../academy/parcel-cards/rate-limits';
import { readParcelCard, redeemParcelCard } from '../../../academy/parcel-cards/redeem-parcel-card';
import { readUserId } from '../../../accounts/auth-controller';
import { parseFields } from '../../../domain/parse-fields';
import { schemaFor } from '../../../domain/request-schema';
import { parseCaller } from '../../../orders/records/read-caller';
import { readBody, readShopLocale } from '../../../platform/http/request-helpers';

const fields = schemaFor<ParcelCardBody>()(z.object({ code: z.string().max(100) }));

/** With the code in the body, which is in no log. Limited before it looks. */
const readCode = async (ctx: Context): Promise<string> => {
  ctx.set('cache-control', 'no-store');
  await limitGuesses(ctx.request.ip);
  return parseFields(fields, readBody(ctx)).code;
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async look(ctx: Context) {
    const code = await readCode(ctx);
    ctx.body = { data: await readParcelCard(strapi, code, parseCaller(ctx).userId, readShopLocale(ctx)) };
  },

  async redeem(ctx: Context) {
    const userId = readUserId(ctx);
    await limitRedemptions(userId);
    await redeemParcelCard(strapi.db.connection, userId, await readCode(ctx));
    ctx.body = { data: { ok: true } };
  },
});
