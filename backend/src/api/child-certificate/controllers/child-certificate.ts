import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readUserId } from '../../../accounts/auth-controller';
import { listCertificates } from '../../../academy/certificates/certificate-rows';
import { checkCertificate, limitChecks } from '../../../academy/certificates/check-certificate';
import { issueCertificate } from '../../../academy/certificates/issue-certificate';
import { printCertificate } from '../../../academy/certificates/print-certificate';
import { limitChanges } from '../../../academy/children/rate-limit';
import { limitPrints } from '../../../academy/pool-cards/rate-limit';
import { readShopLocale } from '../../../platform/http/request-helpers';
import { readShopSettings } from '../../../platform/settings/shop-settings';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const askedOf = (ctx: Context) => ({
  child: text(ctx.params.id),
  level: text(ctx.params.level),
  locale: readShopLocale(ctx),
});

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = { data: await listCertificates(strapi.db.connection, readUserId(ctx)) };
  },

  async issue(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    const userId = readUserId(ctx);
    await limitChanges(userId);
    const { timeZone } = await readShopSettings(strapi.db.connection);
    ctx.body = { data: { serial: await issueCertificate(strapi, userId, askedOf(ctx), timeZone, new Date()) } };
  },

  async print(ctx: Context) {
    ctx.set('cache-control', 'private, no-store');
    const userId = readUserId(ctx);
    await limitPrints({ userId, orderIds: [] }, ctx.request.ip);
    const { name, pdf } = await printCertificate(strapi, userId, askedOf(ctx));
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
