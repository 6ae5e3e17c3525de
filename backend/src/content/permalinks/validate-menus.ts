import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { parseLinkTarget } from '../../domain/link-target';

const MENU = 'api::menu.menu';
/** URL protocols allowed in menus. */
export const MENU_PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

interface Item {
  path?: unknown;
}

/** Error of an item's URL; null if valid. A bare fragment links within the current page. */
function findPathError({ path }: Item): string | null {
  if (typeof path !== 'string' || /^#[\w-]+$/.test(path)) return null;
  const read = parseLinkTarget(path, MENU_PROTOCOLS);
  return 'error' in read ? read.error : null;
}

/** Rejects menu items with invalid or unsafe URLs. The page itself need not exist yet. */
export function validateMenus(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== MENU || !['create', 'update'].includes(context.action)) return next();
    const { data } = (context.params ?? {}) as { data?: { items?: unknown } };
    const items: Item[] = Array.isArray(data?.items) ? data.items : [];
    const pathErrors = items.flatMap((item, at) => {
      const message = findPathError(item);
      return message ? [{ path: ['items', String(at), 'path'], message, name: 'ValidationError' }] : [];
    });
    if (pathErrors[0]) throw new errors.ValidationError(pathErrors[0].message, { errors: pathErrors });
    return next();
  });
}
