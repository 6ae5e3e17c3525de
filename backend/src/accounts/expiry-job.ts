import type { Core } from '@strapi/strapi';
import { repeat } from '../platform/jobs/repeating-job';
import { DAY_MS } from '../domain/time';

const SWEEP_MS = 3600_000;
/** A browser that was not seen for so long is a stranger again. */
const DEVICE_DAYS = 365;

/** Rows that nobody can use any more. Codes stay a day longer: their link then says "too old" instead of "unknown". */
export async function sweepAccounts(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const db = strapi.db.connection;
  await db('account_sessions').where('expires_at', '<', new Date(now)).delete();
  await db('account_codes')
    .where('expires_at', '<', new Date(now - DAY_MS))
    .delete();
  await db('account_devices')
    .where('last_seen', '<', new Date(now - DEVICE_DAYS * DAY_MS))
    .delete();
}

export function startAccountSweep(strapi: Core.Strapi): void {
  const sweeper = repeat(
    () => sweepAccounts(strapi),
    SWEEP_MS,
    (error) => strapi.log.error(`Account sweep: ${error instanceof Error ? error.name : 'unknown'}`),
  );
  setTimeout(() => sweeper.wake(), 10_000).unref();
  strapi.server.httpServer.on('close', () => sweeper.stop());
}
