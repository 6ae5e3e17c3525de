import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { readUserId } from '../../../accounts/auth-controller';
import { limitChanges } from '../../../academy/children/rate-limit';
import { readPracticeMail, setPracticeMail } from '../../../academy/practice-mail/practice-rows';
import { stopPracticeMail } from '../../../academy/practice-mail/stop-token';
import { limitSubmissions } from '../../../content/forms/rate-limits';
import type { PracticeMailBody } from '../../../../contract/practice-mail';
import { parseFields } from '../../../domain/parse-fields';
import { schemaFor } from '../../../domain/request-schema';
import { readBody, readShopLocale } from '../../../platform/http/request-helpers';

const fields = schemaFor<PracticeMailBody>()(z.object({ on: z.boolean() }));

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = { data: await readPracticeMail(strapi.db.connection, readUserId(ctx), readShopLocale(ctx)) };
  },

  async set(ctx: Context) {
    const userId = readUserId(ctx);
    await limitChanges(userId);
    const { on } = parseFields(fields, readBody(ctx));
    await setPracticeMail(strapi.db.connection, userId, on, readShopLocale(ctx), new Date());
    ctx.body = { data: { on } };
  },

  /** By the link of a mail; whoever holds it needs no session. */
  async stop(ctx: Context) {
    await limitSubmissions(ctx.request.ip);
    await stopPracticeMail(strapi.db.connection, readBody(ctx));
    ctx.body = { data: { ok: true } };
  },
});
