import { BackendError, type ErrorBody } from './errors';

/** A refusal of our own; backend errors pass on as they came. */
export class Refusal extends BackendError {}

export const malformed = (message: string): Refusal => new Refusal({ status: 400, name: 'MalformedRequest', message });
export const forbidden = (message: string): Refusal => new Refusal({ status: 403, name: 'Forbidden', message });
export const unauthorized = (): Refusal => new Refusal({ status: 401, name: 'Unauthorized', message: 'Not signed in' });
export const tooLarge = (): Refusal => new Refusal({ status: 413, name: 'TooLarge', message: 'The body is too large' });
export const tooMany = (): Refusal =>
  new Refusal({ status: 429, name: 'TooManyRequests', message: 'Too many at once' });
export const pageNotFound = (path: string): Refusal =>
  new Refusal({ status: 404, name: 'NotFound', message: `Page not found: ${path}` });

/** What the visitor may see of an error: an answer of 4xx as it is, of everything else nothing of the inside. */
export function toErrorBody(error: unknown): ErrorBody {
  if (error instanceof BackendError && error.status >= 400 && error.status < 500) {
    const { status, name, message, details } = error;
    return { status, name, message, ...(details !== undefined && { details }) };
  }
  return { status: 500, name: 'UnknownError', message: 'Something went wrong' };
}
