import { env } from '@/lib/core/env';
import { reportError } from '@/lib/core/report-error';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@/backend/contract/headers';
import { signCall } from '@/backend/contract/signatures';

/**
 * Calls our own endpoint to expire tags again, because Next only does so within a request. Returns false if that failed:
 * the tags are then still to be expired.
 */
export async function sendRevalidate(tags: string[]): Promise<boolean> {
  const { port, revalidateSecret } = env();
  const timestamp = String(Date.now());
  const body = JSON.stringify({ tags, again: true });
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/revalidate`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [TIMESTAMP_HEADER]: timestamp,
        [SIGNATURE_HEADER]: signCall(revalidateSecret, timestamp, body),
      },
      body,
      cache: 'no-store',
      signal: AbortSignal.timeout(5_000),
    });
    if (!response.ok) throw new Error(`The endpoint answered ${response.status}`);
    return true;
  } catch (error) {
    reportError(error, { where: 'expire tags again' });
    return false;
  }
}
