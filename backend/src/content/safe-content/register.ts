import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { checkContent } from './check-content';

const SAVES = new Set(['create', 'update']);

/** Validates every save of content: from the admin, the API or scripts. */
export function registerSafeContent(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { data } = (context.params ?? {}) as { data?: Record<string, unknown> };
    if (!SAVES.has(context.action) || !data || !context.uid.startsWith('api::')) return next();
    const contentErrors = checkContent(strapi, context.uid, data);
    const [first] = contentErrors;
    if (!first) return next();
    // The admin shows each message at its field and the first one in the notification.
    const details = contentErrors.map(({ path, message }) => ({
      path: path.map(String),
      message,
      name: 'ValidationError',
    }));
    throw new errors.ValidationError(first.message, { errors: details });
  });
}
