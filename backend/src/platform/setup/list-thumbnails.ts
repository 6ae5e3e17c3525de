import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { thumbnailOf } from '../../domain/thumbnail';
import type { AdminRoute } from '../admin/register-admin-routes';
import { anyAdmin } from '../admin/route-access';

/** The admin's maximum page size. */
const MOST = 100;

interface PictureFile {
  url: string;
  formats?: unknown;
}

interface Picture {
  image?: PictureFile | null;
  value?: string | null;
}

interface Row {
  id: number;
  optionValues?: { code: string }[];
  intro?: Picture | null;
  picture?: Picture | null;
  gallery?: Picture[];
  blocks?: { picture?: Picture | null }[];
  product?: { intro?: Picture | null; gallery?: Picture[] } | null;
}

interface Source {
  populate: object;
  pick: (row: Row) => PictureFile | null | undefined;
}

const image = { populate: { image: true } };
const ownPicture: Source = { populate: { picture: image }, pick: (row) => row.picture?.image };

/** Location of an entry's main picture per content type. */
const SOURCES = new Map<string, Source>([
  [
    'api::product.product',
    {
      populate: { intro: image, gallery: image },
      pick: (row) => row.intro?.image ?? row.gallery?.find((picture) => picture.image)?.image,
    },
  ],
  [
    'api::product-variant.product-variant',
    {
      populate: { optionValues: true, intro: image, product: { populate: { intro: image, gallery: image } } },
      pick: ({ optionValues, intro, product }) =>
        intro?.image ??
        product?.gallery?.find(({ value }) => optionValues?.some(({ code }) => code === value))?.image ??
        product?.intro?.image,
    },
  ],
  ['api::article.article', ownPicture],
  ['api::level.level', ownPicture],
  [
    'api::page.page',
    {
      populate: {
        blocks: {
          on: {
            'blocks.hero': { populate: { picture: image } },
            'blocks.image-text': { populate: { picture: image } },
          },
        },
      },
      pick: (row) => row.blocks?.find((block) => block.picture?.image)?.picture?.image,
    },
  ],
]);

interface PermissionChecker {
  cannot: { read: () => boolean };
  sanitizedQuery: { read: (query: object) => Promise<object> };
}

/** Thumbnail URLs by row, limited to rows this admin user may read. */
async function readPictures(
  strapi: Core.Strapi,
  uid: string,
  ids: number[],
  checker: PermissionChecker,
): Promise<Record<number, string>> {
  const source = SOURCES.get(uid);
  if (!source || ids.length === 0) return {};
  const allowed = await checker.sanitizedQuery.read({ filters: { id: { $in: ids } } });
  const { where } = strapi.get('query-params').transform(uid, allowed);
  const rows: Row[] = await strapi.db.query(uid).findMany({ where, populate: source.populate as never });
  return Object.fromEntries(
    rows.flatMap((row) => {
      const file = source.pick(row);
      return file ? [[row.id, thumbnailOf(file)]] : [];
    }),
  );
}

/** Thumbnails for the content manager's lists, which can only show media from a type's top level. */
export function listThumbnailRoutes(strapi: Core.Strapi): AdminRoute[] {
  const handler = async (ctx: Context) => {
    const uid = String(ctx.query.uid);
    if (!SOURCES.has(uid)) return ctx.notFound();
    const checker: PermissionChecker = strapi
      .plugin('content-manager')
      .service('permission-checker')
      .create({ userAbility: ctx.state.userAbility, model: uid });
    if (checker.cannot.read()) return ctx.forbidden();
    const ids = String(ctx.query.ids ?? '')
      .split(',')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0)
      .slice(0, MOST);
    return await readPictures(strapi, uid, ids, checker);
  };
  return [
    {
      method: 'GET',
      path: '/pictures',
      handle: handler,
      allow: anyAdmin,
    },
  ];
}
