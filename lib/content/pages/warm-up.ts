import { request } from 'node:http';
import { env } from '@/lib/core/env';
import { originOf, shopLocales } from '@/lib/i18n/hosts';
import { LOCALE_SETTINGS } from '@/backend/contract/locales';

const TIMEOUT_MS = 5_000;
/** Concurrent publishes share one run. */
let running = false;

/** Requests the most visited pages in every language after a publish, so that no visitor waits for them. */
export async function warmUpPages(): Promise<void> {
  if (running) return;
  running = true;
  for (const locale of shopLocales()) {
    for (const path of ['/', `/${LOCALE_SETTINGS[locale].segments.shop}`])
      await visit(new URL(originOf(locale)).host, path);
  }
  running = false;
}

/** Uses node:http, because fetch cannot set the Host header that selects the language. */
function visit(host: string, path: string): Promise<void> {
  return new Promise((resolve) => {
    const visited = request(
      { host: '127.0.0.1', port: env().port, path, headers: { host }, timeout: TIMEOUT_MS },
      (response) => {
        response.on('close', resolve).resume();
      },
    );
    visited.on('timeout', () => visited.destroy());
    visited.on('error', () => resolve());
    visited.end();
  });
}
