import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readCatalog } from '../../../catalog/catalog';
import { readLocale } from '../../../http/locale';
import { readStatus } from '../../../http/status';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: Context): Promise<void> {
    const locale = readLocale(ctx.query.locale);
    ctx.body = { data: { products: locale ? await readCatalog(strapi, locale, readStatus(ctx.query.status)) : [] } };
  },
});
