import { BackendError, type ErrorBody } from './errors';

/** An error raised by the storefront's own endpoints, as opposed to a forwarded backend error. */
export class EndpointError extends BackendError {}

export const malformed = (message: string): EndpointError =>
  new EndpointError({ status: 400, name: 'MalformedRequest', message });
export const forbidden = (message: string): EndpointError =>
  new EndpointError({ status: 403, name: 'Forbidden', message });
export const unauthorized = (): EndpointError =>
  new EndpointError({ status: 401, name: 'Unauthorized', message: 'Not signed in' });
export const tooLarge = (): EndpointError =>
  new EndpointError({ status: 413, name: 'TooLarge', message: 'The body is too large' });
export const tooSlow = (): EndpointError =>
  new EndpointError({ status: 408, name: 'RequestTimeout', message: 'The body arrives too slowly' });
export const tooMany = (): EndpointError =>
  new EndpointError({ status: 429, name: 'TooManyRequests', message: 'Too many requests' });
export const pageNotFound = (path: string): EndpointError =>
  new EndpointError({ status: 404, name: 'NotFound', message: `Page not found: ${path}` });

/** The public part of an error: 4xx unchanged, anything else without internal details. */
export function toErrorBody(error: unknown): ErrorBody {
  if (error instanceof BackendError && error.status >= 400 && error.status < 500) {
    const { status, name, message, details } = error;
    return { status, name, message, ...(details !== undefined && { details }) };
  }
  return { status: 500, name: 'UnknownError', message: 'Something went wrong' };
}
