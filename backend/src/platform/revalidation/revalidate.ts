import { createHmac } from 'node:crypto';
import { createTagQueue, type Revalidate } from './queue';
import { env, secret } from '../env/env';

const TIMEOUT_MS = 5000;

export function signMessage(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

async function send(tags: string[]): Promise<void> {
  const { storefrontUrl } = env();
  // Nobody listens while a snapshot is made or the backend runs alone.
  if (storefrontUrl === null) return;
  const at = Date.now();
  const body = JSON.stringify({ tags, at });
  const response = await fetch(new URL('/api/revalidate', storefrontUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shop-timestamp': String(at),
      'x-shop-signature': signMessage(secret('REVALIDATE_SECRET'), String(at), body),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The storefront answered ${response.status}`);
}

/** Tells the storefront which cached pages are stale. Returns at once; pages get fresh by themselves after 300 s anyway. */
export const revalidate: Revalidate = createTagQueue({
  send,
  onFailure: (tags) =>
    strapi.log.warn(`revalidate: the storefront did not take ${tags.length} tags (${tags.slice(0, 3).join(', ')})`),
});
