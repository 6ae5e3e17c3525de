import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers `/livez` (the process runs) and `/readyz` (it should get requests), which proxies and orchestrators ask under any
 * host name. A backend that is down doesn't matter: pages seen before keep working.
 */
export function answerProbe({ url }: IncomingMessage, res: ServerResponse, isStopping: boolean): boolean {
  if (url !== '/livez' && url !== '/readyz') return false;
  const isReady = url === '/livez' || !isStopping;
  res
    .writeHead(isReady ? 200 : 503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(isReady ? 'ok' : 'stopping');
  return true;
}
