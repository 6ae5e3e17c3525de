import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ShopError } from '../../../domain/shop-error';
import { limitSubmissions } from '../../../content/forms/rate-limits';
import { publicForm, readForm } from '../../../content/forms/read-form';
import { parseSubmission } from '../../../content/forms/parse-submission';
import { submitForm } from '../../../content/forms/submit-form';
import { listUploads } from '../../../platform/files/uploads';
import { parseLocale } from '../../../platform/http/parse-locale';
import { readBody } from '../../../platform/http/request-helpers';

const SLUG = /^[a-z0-9-]{1,60}$/;
const slugOf = (ctx: Context): string => {
  const slug = String(ctx.params.slug);
  if (!SLUG.test(slug)) throw new ShopError('NotFound', 'There is no such form');
  return slug;
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** One form. Named `find`, because that permission also allows populating a page's form. */
  async find(ctx: Context) {
    const locale = parseLocale(ctx.query.locale);
    const form = locale && (await readForm(strapi, slugOf(ctx), locale));
    if (!form) throw new ShopError('NotFound', 'There is no such form');
    ctx.body = { data: publicForm(form) };
  },

  async submit(ctx: Context) {
    const { ip } = ctx.request;
    await limitSubmissions(ip);
    const slug = slugOf(ctx);
    const input = parseSubmission(readBody(ctx));
    const uploads = listUploads((ctx.request as { files?: unknown }).files);
    const isNew = await submitForm(strapi, slug, { input, uploads, ip });
    ctx.status = isNew ? 201 : 200;
    ctx.body = { data: { ok: true } };
  },
});
