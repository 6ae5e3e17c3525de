import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import {
  describeError,
  isMalformedBody,
  isUniqueViolation,
  shopName,
  summariseError,
  unknownError,
  withoutValues,
  type ErrorBody,
} from '../platform/http/error-body';

const UNSIGNED: ErrorBody = { status: 401, name: 'Unauthorized', message: 'Sign in first', details: {} };

/** Strapi forbids what a visitor without a token may not do; the visitor may just have to sign in. */
function isUnsigned(ctx: Context, errorName: string | undefined): boolean {
  const auth = ctx.state.auth as { credentials?: unknown } | undefined;
  return errorName === 'ForbiddenError' && !auth?.credentials;
}

function answer(ctx: Context, error: ErrorBody): void {
  ctx.status = error.status;
  ctx.body = { data: null, error };
}

/** Errors that a controller wrote itself (`ctx.badRequest()`) get the same names and lose the same values. */
function tidyWrittenError(ctx: Context): void {
  const body: unknown = ctx.body;
  if (ctx.status < 400 || typeof body !== 'object' || body === null || !('error' in body)) return;
  const error = body.error as Partial<ErrorBody> | null;
  if (!error || typeof error.name !== 'string') return;
  if (isUnsigned(ctx, error.name)) return answer(ctx, UNSIGNED);
  ctx.body = { ...body, error: { ...error, name: shopName(error.name), details: withoutValues(error.details) } };
}

/** The one place where failures of the public API become answers: known codes, no internals, no personal data. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const isApi = ctx.path === '/api' || ctx.path.startsWith('/api/');
    try {
      await next();
      if (!isApi) return;
      // 405 and 501 come from the router without a body.
      if (ctx.status === 404 && !ctx.body) {
        answer(ctx, { status: 404, name: 'NotFound', message: `Page not found: ${ctx.path}`, details: {} });
      } else if ((ctx.status === 405 || ctx.status === 501) && !ctx.body) {
        answer(ctx, {
          status: 405,
          name: 'MethodNotAllowed',
          message: `${ctx.method} is not possible here`,
          details: {},
        });
      } else {
        tidyWrittenError(ctx);
      }
    } catch (error) {
      if (!isApi) {
        // The admin shows the text of a validation error to the editor.
        if (isUniqueViolation(error)) throw new errors.ValidationError('This slug, number or name is already in use');
        throw error;
      }
      if (isMalformedBody(error)) {
        return answer(ctx, {
          status: 400,
          name: 'MalformedRequest',
          message: 'The request cannot be read',
          details: {},
        });
      }
      const known = describeError(error);
      if (!known)
        strapi.log.error(`${ctx.method} ${String(ctx._matchedRoute ?? 'unmatched')}: ${summariseError(error)}`);
      answer(ctx, known ?? unknownError());
    }
  };
