import { appendChange } from '../changes/change-log';
import { transact } from '../database/transact';
import { createTagQueue, type Revalidate } from './tag-queue';
import { env, secret } from '../env/env';
import { signCall } from '../../../contract/signatures';
import { TIMESTAMP_HEADER, SIGNATURE_HEADER } from '../../../contract/headers';

const TIMEOUT_MS = 5000;

/** Tags may still wait when the backend has stopped, and unit tests have none. */
const isRunning = (): boolean => typeof strapi !== 'undefined';

/** For all storefronts, which ask each second (decision 0046). */
async function record(tags: string[]): Promise<void> {
  if (isRunning()) await transact(strapi.db.connection, (trx) => appendChange(trx, tags, new Date()));
}

/** Tells the storefront at `WEB_INTERNAL_URL` at once. */
async function send(tags: string[]): Promise<void> {
  const { storefrontUrl } = env();
  // No storefront runs while a snapshot is created or when the backend runs alone.
  if (storefrontUrl === null) return;
  const at = Date.now();
  const body = JSON.stringify({ tags, at });
  const response = await fetch(new URL('/api/revalidate', storefrontUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [TIMESTAMP_HEADER]: String(at),
      [SIGNATURE_HEADER]: signCall(secret('REVALIDATE_SECRET'), String(at), body),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The storefront responded with ${response.status}`);
}

/** Marks cached pages of the storefront as stale, in the background. Without it, pages are refreshed after 300 s. */
export const revalidate: Revalidate = createTagQueue({
  record,
  send,
  onFailure: (tags) => {
    if (!isRunning()) return;
    const examples = tags.slice(0, 3).join(', ');
    strapi.log.warn(
      `revalidate: ${tags.length} tags were not recorded or not accepted by the storefront (${examples})`,
    );
  },
});
