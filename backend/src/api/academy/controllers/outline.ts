import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readOutline } from '../../../academy/outline';
import { readLocale } from '../../../http/locale';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: Context): Promise<void> {
    const locale = readLocale(ctx.query.locale);
    ctx.body = { data: locale ? await readOutline(strapi, locale) : { currency: 'EUR', levels: [], offers: [] } };
  },
});
