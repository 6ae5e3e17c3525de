import type { ApiError } from './api';
import type { Result } from './result';
import { isTransientStatus } from './transient-status';

/** Converts an error result into a rejection, as react-query expects. */
export async function unwrapOrThrow<T>(pending: Promise<Result<T, ApiError>>): Promise<T> {
  const result = await pending;
  if (!result.ok) throw result.error;
  return result.data;
}

/** react-query `retry`: retries once on a network failure or a transient status. */
export const retryOnce = (failures: number, { status }: ApiError): boolean =>
  failures === 0 && (status === 0 || isTransientStatus(status));
