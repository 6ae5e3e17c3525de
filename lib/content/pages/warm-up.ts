import { request } from 'node:http';
import { env } from '@/lib/core/env';
import { originOf } from '@/lib/i18n/hosts';
import { LOCALE_SETTINGS, LOCALES } from '@/backend/contract/locales';

const TIMEOUT_MS = 5_000;
/** Many publishes at once need one round only. */
let running = false;

/** The pages most visitors see first, in every language: after a publish nobody has to wait for them. */
export async function warmUpPages(): Promise<void> {
  if (running) return;
  running = true;
  for (const locale of LOCALES) {
    for (const path of ['/', `/${LOCALE_SETTINGS[locale].segments.shop}`])
      await visit(new URL(originOf(locale)).host, path);
  }
  running = false;
}

/** By node:http, because fetch can't set the Host that chooses the language. */
function visit(host: string, path: string): Promise<void> {
  return new Promise((resolve) => {
    const visited = request(
      { host: '127.0.0.1', port: env().port, path, headers: { host }, timeout: TIMEOUT_MS },
      (answer) => {
        answer.on('close', resolve).resume();
      },
    );
    visited.on('timeout', () => visited.destroy());
    visited.on('error', () => resolve());
    visited.end();
  });
}
