import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readDeliveryCalendar } from '../../../catalog/delivery/read-delivery-calendar';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: Context): Promise<void> {
    ctx.body = { data: await readDeliveryCalendar(strapi.db.connection, new Date()) };
  },
});
