import { POOL } from '@/lib/academy/offline/pool-config';
import { retirePoolWorker, runPoolWorker } from '@/lib/academy/offline/pool-worker';
import { env } from '@/lib/core/env';

export const dynamic = 'force-dynamic';

/** The service worker of saved lessons, or the one that removes it where they are switched off. Registered on use only. */
export function GET(): Response {
  const run = env().offlineLessons ? runPoolWorker : retirePoolWorker;
  return new Response(`(${run.toString()})(self, ${JSON.stringify(POOL)});\n`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
