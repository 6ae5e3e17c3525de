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

/** Previews require read permission on the entry, in any of its languages. */
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
  if (versions.length === 0) throw new ShopError('NotFound', 'The entry does not exist');
  return versions.some((version) => checker.can.read(version));
}

/** `POST /shop/preview`: returns a preview URL of an entry for the editor's browser. */
export function previewRoutes(strapi: Core.Strapi): AdminRoute[] {
  const open = async (ctx: Context) => {
    const { kind, id, locale, status } = parseFields(fields, readBody(ctx));
    if (!(await mayRead(strapi, ctx, uidOf(kind), id))) throw new ShopError('Forbidden', 'You may not read this entry');
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
