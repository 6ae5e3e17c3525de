import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { parseFields } from '../../domain/parse-fields';
import { ShopError } from '../../domain/shop-error';
import { signPreview } from './preview-token';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { readBody } from '../../platform/http/request-helpers';
import { LOCALES, type Locale } from '../../../contract/locales';
import { env, secret } from '../../platform/env/env';
import { anyAdmin } from '../../platform/admin/route-access';
import { ROUTE_KINDS } from '../../../contract/route-kinds';
const uidOf = (kind: string): UID.CollectionType => `api::${kind}.${kind}` as UID.CollectionType;

const fields = z.object({
  kind: z.enum(ROUTE_KINDS),
  id: z.string().min(1).max(64),
  locale: z.enum(LOCALES),
  status: z.enum(['draft', 'published']).default('draft'),
});

/** Only who may read an entry in the admin gets to see its draft on the site; a language may lack it, then any will do. */
async function mayRead(strapi: Core.Strapi, ctx: Context, uid: UID.CollectionType, id: string): Promise<boolean> {
  const checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: ctx.state.userAbility, model: uid });
  if (checker.cannot.read()) return false;
  const versions = (await strapi.documents(uid).findMany({
    locale: '*',
    status: 'draft',
    filters: { documentId: id },
  } as object)) as unknown as { locale: Locale }[];
  if (versions.length === 0) throw new ShopError('NotFound', 'There is no such entry');
  return versions.some((version) => checker.can.read(version));
}

/** `POST /shop/preview`: the address that shows an entry as it will be, for the browser of the editor who asks. */
export function previewRoutes(strapi: Core.Strapi): AdminRoute[] {
  const open = async (ctx: Context) => {
    const { kind, id, locale, status } = parseFields(fields, readBody(ctx));
    if (!(await mayRead(strapi, ctx, uidOf(kind), id)))
      throw new ShopError('Forbidden', 'This entry is not yours to read');
    const url = new URL('/api/preview', env().shopOrigins[locale]);
    url.searchParams.set('token', signPreview({ kind, id, locale, status }, secret('SHOP_SECRET')));
    return { url: url.toString() };
  };
  return [
    {
      method: 'POST',
      path: '/preview',
      handle: open,
      allow: anyAdmin,
    },
  ];
}
