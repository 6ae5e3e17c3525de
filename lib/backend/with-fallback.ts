import { BackendDown, BackendError } from './errors';

/** Returns `fallback` while the backend is down. */
export async function withFallback<T>(pending: Promise<T>, fallback: T): Promise<T> {
  try {
    return await pending;
  } catch (error) {
    if (error instanceof BackendDown) return fallback;
    throw error;
  }
}

/** Returns null for a 404, for example an entry that an editor deleted. */
export async function nullIfNotFound<T>(pending: Promise<T>): Promise<T | null> {
  try {
    return await pending;
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return null;
    throw error;
  }
}
