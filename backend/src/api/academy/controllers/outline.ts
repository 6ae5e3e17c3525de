import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readOutline } from '../../../academy/outline';
import { readLocale } from '../../../http/locale';
import { readStatus } from '../../../http/status';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: Context): Promise<void> {
    const locale = readLocale(ctx.query.locale);
    const status = readStatus(ctx.query.status);
    ctx.body = {
      data: locale ? await readOutline(strapi, locale, status) : { currency: 'EUR', levels: [], offers: [] },
    };
  },
});
