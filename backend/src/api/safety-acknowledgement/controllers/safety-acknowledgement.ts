import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { parseAcknowledgement, recordAcknowledgement } from '../../../academy/acknowledgements/record-acknowledgement';
import { limitReports } from '../../../academy/progress/rate-limit';
import { parseCaller } from '../../../orders/records/read-caller';
import { readBody, readShopLocale } from '../../../platform/http/request-helpers';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `kept` is false for visitors without an account: theirs is kept on their device. */
  async record(ctx: Context) {
    const acknowledgement = parseAcknowledgement(readBody(ctx));
    const { userId } = parseCaller(ctx);
    await limitReports({ userId, orderIds: [] }, ctx.request.ip);
    if (userId !== null)
      await recordAcknowledgement(strapi.db.connection, userId, acknowledgement, readShopLocale(ctx), new Date());
    ctx.body = { data: { kept: userId !== null } };
  },
});
