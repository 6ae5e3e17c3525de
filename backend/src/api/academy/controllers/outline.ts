import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { BASE_CURRENCY } from '../../../../contract/money';
import { readOutline } from '../../../academy/access/academy-outline';
import { parseLocale } from '../../../platform/http/parse-locale';
import { parseStatus } from '../../../platform/http/publication-status';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: Context): Promise<void> {
    const locale = parseLocale(ctx.query.locale);
    const status = parseStatus(ctx.query.status);
    ctx.body = {
      data: locale ? await readOutline(strapi, locale, status) : { currency: BASE_CURRENCY, levels: [], offers: [] },
    };
  },
});
