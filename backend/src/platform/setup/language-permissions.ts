import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DEFAULT_LOCALE } from '../../../contract/locales';

interface Request {
  params?: { model?: string };
  state: { route?: { info?: { type?: string } }; userAbility?: unknown; user?: unknown };
}

/** Cloning creates a new entry. */
const WRITES = new Set(['create', 'clone', 'update']);

/** Languages that require permission for this write; new entries also require the default language, which all start in. */
async function languagesToCheck(
  strapi: Core.Strapi,
  uid: string,
  action: string,
  { documentId, locale }: { documentId?: string; locale?: string },
): Promise<string[]> {
  const own = locale ?? DEFAULT_LOCALE;
  if (action !== 'update') return [own, DEFAULT_LOCALE];
  const version = await strapi.db.query(uid).findOne({ select: ['id'], where: { documentId, locale: own } });
  return version ? [] : [own];
}

/**
 * Enforces language permissions when versions are created. Strapi ignores the language there (see `createDocument` in its
 * content manager), so a translator could write Dutch; for existing versions Strapi checks it.
 */
export function enforceLanguagePermissions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const request = strapi.requestContext.get() as unknown as Request | undefined;
    // Writes of other types in the same request are made by the shop itself.
    if (!WRITES.has(action) || request?.state.route?.info?.type !== 'admin' || request.params?.model !== uid)
      return next();
    const type = strapi.contentTypes[uid] as { pluginOptions?: { i18n?: { localized?: boolean } } };
    if (type.pluginOptions?.i18n?.localized !== true) return next();
    const { userAbility, user } = request.state;
    const checker = strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model: uid });
    for (const locale of await languagesToCheck(strapi, uid, action, params as { documentId?: string })) {
      if (checker.cannot.create({ locale, createdBy: user })) throw new errors.ForbiddenError();
    }
    return next();
  });
}
