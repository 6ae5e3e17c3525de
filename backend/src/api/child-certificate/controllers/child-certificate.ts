import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readUserId } from '../../../accounts/auth-controller';
import { listCertificates } from '../../../academy/certificates/certificate-rows';
import { checkCertificate, limitChecks } from '../../../academy/certificates/check-certificate';
import { printCertificate } from '../../../academy/certificates/print-certificate';
import { limitPrints } from '../../../academy/pool-cards/rate-limit';
import { readShopLocale } from '../../../platform/http/request-helpers';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = { data: await listCertificates(strapi.db.connection, readUserId(ctx)) };
  },

  async print(ctx: Context) {
    ctx.set('cache-control', 'private, no-store');
    const userId = readUserId(ctx);
    await limitPrints({ userId, orderIds: [] }, ctx.request.ip);
    const request = { child: text(ctx.params.id), level: text(ctx.params.level), locale: readShopLocale(ctx) };
    const { name, pdf } = await printCertificate(strapi, userId, request, new Date());
    ctx.set('content-disposition', `inline; filename="${name}"`);
    ctx.type = 'application/pdf';
    ctx.body = pdf;
  },

  /** For anybody; limited before it looks. */
  async check(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    await limitChecks(ctx.request.ip);
    ctx.body = { data: await checkCertificate(strapi.db.connection, text(ctx.params.serial), readShopLocale(ctx)) };
  },
});
