import { env } from '@/lib/core/env';
import { reportError } from '@/lib/core/report-error';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@/backend/contract/headers';
import { MAX_REVALIDATED_TAGS } from '@/backend/contract/limits';
import { signCall } from '@/backend/contract/signatures';

/**
 * Calls our own endpoint to expire tags again, because Next only does so within a request. Returns false if that failed:
 * the tags are then still to be expired.
 */
export async function sendRevalidate(tags: string[]): Promise<boolean> {
  for (let at = 0; at < tags.length; at += MAX_REVALIDATED_TAGS)
    if (!(await sendSome(tags.slice(at, at + MAX_REVALIDATED_TAGS)))) return false;
  return true;
}

async function sendSome(tags: string[]): Promise<boolean> {
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
