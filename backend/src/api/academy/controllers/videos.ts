import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readCaptions } from '../../../academy/videos/read-captions';
import { ShopError } from '../../../domain/shop-error';
import { isLocale } from '../../../../contract/locales';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Called by the storefront after it verified the visitor's playback cookie. */
  async captions(ctx: Context) {
    const { locale } = ctx.query;
    const captions = isLocale(locale) ? await readCaptions(strapi, String(ctx.params.key), locale) : null;
    if (captions === null) throw new ShopError('NotFound', 'There are no such captions');
    ctx.body = { data: captions };
  },
});
