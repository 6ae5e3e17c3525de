import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import {
  toErrorBody,
  isMalformedBody,
  isUniqueViolation,
  shopErrorName,
  unknownError,
  withoutValues,
  type ErrorBody,
} from '../platform/http/error-response';
import { isStorageError } from '../platform/files/s3-settings';
import { reportError, trackError } from '../platform/telemetry/report-error';

const STORAGE_AWAY = 'The file storage does not answer, or is full. Nothing was changed: try again in a few minutes.';

const UNSIGNED: ErrorBody = { status: 401, name: 'Unauthorized', message: 'Sign in first', details: {} };

/** Strapi responds with "forbidden" to visitors without a session, who may only need to sign in. */
function isUnsigned(ctx: Context, errorName: string | undefined): boolean {
  const auth = ctx.state.auth as { credentials?: unknown } | undefined;
  return errorName === 'ForbiddenError' && !auth?.credentials;
}

function respond(ctx: Context, error: ErrorBody): void {
  ctx.status = error.status;
  ctx.body = { data: null, error };
}

/** Applies the same names and removes the same values in errors written by a controller (`ctx.badRequest()`). */
function normalizeWrittenError(ctx: Context): void {
  const body: unknown = ctx.body;
  if (ctx.status < 400 || typeof body !== 'object' || body === null || !('error' in body)) return;
  const error = body.error as Partial<ErrorBody> | null;
  if (!error || typeof error.name !== 'string') return;
  if (isUnsigned(ctx, error.name)) return respond(ctx, UNSIGNED);
  ctx.body = { ...body, error: { ...error, name: shopErrorName(error.name), details: withoutValues(error.details) } };
}

/** Converts all errors of the public API into responses with known codes, without internals or personal data. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const isApi = ctx.path === '/api' || ctx.path.startsWith('/api/');
    try {
      await next();
      if (!isApi) return;
      // The router sets 405 and 501 without a body.
      if (ctx.status === 404 && !ctx.body) {
        respond(ctx, { status: 404, name: 'NotFound', message: `Page not found: ${ctx.path}`, details: {} });
      } else if ((ctx.status === 405 || ctx.status === 501) && !ctx.body) {
        respond(ctx, {
          status: 405,
          name: 'MethodNotAllowed',
          message: `${ctx.method} is not allowed here`,
          details: {},
        });
      } else {
        normalizeWrittenError(ctx);
      }
    } catch (error) {
      if (!isApi) {
        // The admin shows the message of a validation error to the editor.
        if (isUniqueViolation(error)) throw new errors.ValidationError('This slug, number or name is already in use');
        if (isStorageError(error)) {
          reportError(strapi, 'File storage', error);
          throw new errors.ApplicationError(STORAGE_AWAY);
        }
        // Strapi logs and answers it.
        if (!toErrorBody(error)) trackError(`${ctx.method} ${String(ctx._matchedRoute ?? 'unmatched')}`, error);
        throw error;
      }
      if (isMalformedBody(error)) {
        return respond(ctx, {
          status: 400,
          name: 'MalformedRequest',
          message: 'The request cannot be parsed',
          details: {},
        });
      }
      const known = toErrorBody(error);
      if (!known || isStorageError(error))
        reportError(strapi, `${ctx.method} ${String(ctx._matchedRoute ?? 'unmatched')}`, error);
      const away = { status: 503, name: 'StorageUnavailable', message: STORAGE_AWAY, details: {} };
      respond(ctx, isStorageError(error) ? away : (known ?? unknownError()));
    }
  };
