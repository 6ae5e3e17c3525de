import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readViewer } from '../../../academy/access/active-grants';
import { printPoolCards } from '../../../academy/pool-cards/print-pool-cards';
import { limitPrints } from '../../../academy/pool-cards/rate-limit';
import { parseCaller } from '../../../orders/records/read-caller';
import { readShopLocale } from '../../../platform/http/request-helpers';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  async function print(ctx: Context, kind: 'lesson' | 'level'): Promise<void> {
    // Also of a refusal: who may print changes with a purchase.
    ctx.set('cache-control', 'private, no-store');
    const viewer = await readViewer(strapi.db.connection, parseCaller(ctx));
    await limitPrints(viewer, ctx.request.ip);
    const request = { kind, id: String(ctx.params.id), locale: readShopLocale(ctx) };
    const { name, pdf } = await printPoolCards(strapi, viewer, request, new Date());
    ctx.set('content-disposition', `inline; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`);
    ctx.type = 'application/pdf';
    ctx.body = pdf;
  }

  return {
    lesson: (ctx: Context) => print(ctx, 'lesson'),
    level: (ctx: Context) => print(ctx, 'level'),
  };
};
