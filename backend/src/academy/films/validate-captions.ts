import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { checkCaptions } from '../../../contract/captions';

const LESSON = 'api::lesson.lesson';

/** Refuses captions that would show nothing, at their field; the form says the same while they are typed. */
export function validateCaptions(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid !== LESSON || (context.action !== 'create' && context.action !== 'update')) return next();
    const { captions } = ((context.params as { data?: { captions?: unknown } }).data ?? {}) as { captions?: unknown };
    const fatal =
      typeof captions === 'string' ? checkCaptions(captions, null).problems.find(({ isFatal }) => isFatal) : undefined;
    if (!fatal) return next();
    const message = fatal.line === null ? fatal.text : `Line ${fatal.line}: ${fatal.text}`;
    throw new errors.ValidationError(message, { errors: [{ path: ['captions'], message, name: 'ValidationError' }] });
  });
}
