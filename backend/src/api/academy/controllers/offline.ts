import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { readViewer } from '../../../academy/access/active-grants';
import { readOfflineRights } from '../../../academy/access/offline-rights';
import { readUserId } from '../../../accounts/auth-controller';
import { parseFields } from '../../../domain/parse-fields';
import { parseCaller } from '../../../orders/records/read-caller';
import { readBody } from '../../../platform/http/request-helpers';

/** Document ids; more lessons than a device keeps. */
const fields = z.object({ lessons: z.array(z.string().regex(/^\w{1,64}$/)).max(200) });

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Of the signed-in customer, with the orders whose keys the browser has. */
  async check(ctx: Context): Promise<void> {
    ctx.set('cache-control', 'no-store');
    const userId = readUserId(ctx);
    const { lessons } = parseFields(fields, readBody(ctx));
    const db = strapi.db.connection;
    const viewer = { ...(await readViewer(db, parseCaller(ctx))), userId };
    ctx.body = { data: await readOfflineRights(db, viewer, lessons, new Date()) };
  },
});
