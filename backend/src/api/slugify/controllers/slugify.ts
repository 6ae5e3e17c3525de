import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { ShopError } from '../../../domain/shop-error';
import { contentController } from '../../../platform/http/content-controller';

const TYPES: Record<string, UID.CollectionType> = {
  page: 'api::page.page',
  product: 'api::product.product',
  article: 'api::article.article',
  level: 'api::level.level',
  lesson: 'api::lesson.lesson',
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Published entry with this slug, limited to the fields the caller may read. */
  async findSlug(ctx: Context): Promise<void> {
    const { type, slug } = ctx.params as { type: string; slug: string };
    const uid = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
    if (!uid) throw new ShopError('NotFound', `Page not found: ${ctx.path}`);
    await strapi.auth.verify(ctx.state.auth, { scope: [`${uid}.find`] });
    const controller = contentController(strapi, uid);
    await controller.validateQuery(ctx);
    const query = await controller.sanitizeQuery(ctx);
    const entry = await strapi.documents(uid).findFirst({ ...query, filters: { slug }, status: 'published' });
    if (!entry) throw new ShopError('NotFound', `Page not found: ${ctx.path}`);
    ctx.body = await controller.transformResponse(await controller.sanitizeOutput(entry, ctx));
  },
});
