import type { Context } from 'koa';
import { addressOfVideo } from '../../../academy/videos/stored-videos';
import { isVideoKey } from '../../../academy/videos/video-files';
import { ShopError } from '../../../domain/shop-error';

const FILE = /^[a-z0-9][a-z0-9_-]*(?:[./][a-z0-9_-]+)*$/i;

export default {
  /** Where the storefront reads a file of a film, for a viewer whom it has checked. */
  async address(ctx: Context): Promise<void> {
    const { key, file } = ctx.query;
    const isFile = typeof file === 'string' && file.length <= 100 && FILE.test(file);
    const url = isVideoKey(key) && isFile ? await addressOfVideo(key, file) : null;
    if (url === null) throw new ShopError('NotFound', 'There is no such film');
    ctx.set('cache-control', 'no-store');
    ctx.body = { data: { url } };
  },
};
