import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readAcademyAccess } from '../../../academy/access/read-academy-access';
import { parseCaller } from '../../../orders/records/read-caller';
import { readBody } from '../../../platform/http/request-helpers';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Academy access from the visitor's session and order keys. */
  async read(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = { data: await readAcademyAccess(strapi.db.connection, parseCaller(ctx), readBody(ctx)) };
  },
});
