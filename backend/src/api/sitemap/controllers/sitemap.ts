import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { readSitemapDetails, SITEMAP_KINDS } from '../../../content/permalinks/sitemap-details';
import { ShopError } from '../../../domain/shop-error';
import { readBody } from '../../../platform/http/request-helpers';
import { LOCALES } from '../../../../contract/locales';

const schema = z.object({
  locale: z.enum(LOCALES),
  kind: z.enum(SITEMAP_KINDS),
  ids: z.array(z.string()).max(1000),
});

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: Context): Promise<void> {
    const asked = schema.safeParse(readBody(ctx));
    if (!asked.success) throw new ShopError('ValidationError', 'A locale, a kind and ids are needed');
    ctx.body = { data: await readSitemapDetails(strapi.db.connection, asked.data) };
  },
});
