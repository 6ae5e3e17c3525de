import { errors } from '@strapi/utils';

export interface ErrorBody {
  status: number;
  name: string;
  message: string;
  details: unknown;
}

/** Strapi's error names -> the shop's. */
const NAMES: Record<string, string> = {
  BadRequestError: 'MalformedRequest',
  UnauthorizedError: 'Unauthorized',
  ForbiddenError: 'Forbidden',
  PolicyError: 'Forbidden',
  NotFoundError: 'NotFound',
  RateLimitError: 'TooManyRequests',
  TooManyRequestsError: 'TooManyRequests',
  PayloadTooLargeError: 'PayloadTooLarge',
  InternalServerError: 'UnknownError',
};

const STATUSES: [new (...args: never[]) => Error, number][] = [
  [errors.UnauthorizedError, 401],
  [errors.ForbiddenError, 403],
  [errors.NotFoundError, 404],
  [errors.PayloadTooLargeError, 413],
  [errors.RateLimitError, 429],
  [errors.NotImplementedError, 501],
];

const UNKNOWN: ErrorBody = { status: 500, name: 'UnknownError', message: 'Something went wrong', details: {} };

export const shopErrorName = (name: string): string => NAMES[name] ?? name;

/** Removes submitted values (which may be passwords) from validation errors; keeps path and message. */
export function withoutValues(details: unknown): unknown {
  if (typeof details !== 'object' || details === null) return {};
  if (!('errors' in details) || !Array.isArray(details.errors)) return details;
  const fields = details.errors.map((error: unknown) => {
    if (typeof error !== 'object' || error === null) return {};
    const { value: _value, ...rest } = error as Record<string, unknown>;
    return rest;
  });
  return { ...details, errors: fields };
}

/** Unique violation in SQLite or PostgreSQL. */
export function isUniqueViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === '23505';
}

/** Malformed or out-of-range number, or a null byte: PostgreSQL reports these only when it runs the statement. */
function isInvalidValue(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && /^22[0-9A-Z]{3}$/.test(String(error.code));
}

function hasStatus(error: unknown): error is Error & { status: number; expose?: boolean } {
  return error instanceof Error && 'status' in error && typeof error.status === 'number';
}

/** Public part of an error; null for an unexpected error, which must be logged. */
export function toErrorBody(error: unknown): ErrorBody | null {
  if (isUniqueViolation(error)) {
    return { status: 409, name: 'ConflictError', message: 'This value is already in use', details: {} };
  }
  if (isInvalidValue(error)) {
    return { status: 400, name: 'ValidationError', message: 'A value is invalid', details: {} };
  }
  if (error instanceof errors.ApplicationError) {
    const status = STATUSES.find(([type]) => error instanceof type)?.[1] ?? 400;
    return { status, name: shopErrorName(error.name), message: error.message, details: withoutValues(error.details) };
  }
  if (!hasStatus(error) || error.status >= 500 || error.status < 400) return null;
  if (error.status === 413)
    return { status: 413, name: 'PayloadTooLarge', message: 'The request is too large', details: {} };
  const details = 'details' in error ? withoutValues(error.details) : {};
  return { status: error.status, name: shopErrorName(error.name), message: error.message, details };
}

/** An unreadable body: malformed JSON or multipart, or an unknown encoding. */
export function isMalformedBody(error: unknown): boolean {
  if (error instanceof errors.ApplicationError || !(error instanceof Error)) return false;
  if (error instanceof SyntaxError) return hasStatus(error) && error.status === 400;
  return error.message.includes('invalid JSON') || ('httpCode' in error && error.httpCode === 400);
}

export function unknownError(): ErrorBody {
  return UNKNOWN;
}

/** Log text of an error. Omits database messages, which contain the statement with its values. */
export function summarizeErrorForLog(error: unknown): string {
  if (!(error instanceof Error)) return 'a value that is not an Error was thrown';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const fromDatabase = code !== '' && /^ (SQLITE|[0-9A-Z]{5}$)/.test(code);
  const at =
    error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 4)
      .join('\n') ?? '';
  return `${error.name}${code}${fromDatabase ? '' : `: ${error.message}`}\n${at}`;
}
