import { join } from 'node:path';
import { freePort } from './checks.mjs';
import { readSettings } from './settings.mjs';
import { readEnvironment, startShop, startStorefront } from './shop.mjs';

const PORTS = ['PORT', 'BACKEND_PORT', 'SANDBOX_PORT', 'MAIL_PORT', 'SMTP_PORT'];

/** @typedef {Awaited<ReturnType<typeof startTemporaryShop>>} TemporaryShop */

/**
 * A complete shop on free ports and in a new directory, for tests and measurements. The caller must always stop it.
 * @param {{ work: string, distDir: string, env?: Record<string, string>, worker?: boolean, countMails?: boolean }} options
 * `work` is the directory it may fill; with `worker`, background jobs run in a process of their own; `countMails` replaces
 * the inbox by a server that keeps no mail
 */
export async function startTemporaryShop({ work, distDir, env = {}, worker = false, countMails = false }) {
  const ports = Object.fromEntries(await Promise.all(PORTS.map(async (name) => [name, String(await freePort())])));
  const chosen = {
    ...process.env,
    ...ports,
    DATA_DIR: join(work, 'data'),
    LOCALE_HOSTS: undefined,
    SERVE_ADMIN: 'false',
    // Review invitations are sent within seconds of a delivery.
    REVIEW_DAYS: '0.00001',
    REVIEW_SWEEP_MS: '1000',
    ...env,
  };
  const settings = readSettings(chosen);
  const environment = readEnvironment(settings, chosen);
  const shop = await startShop(settings, environment, {
    distDir,
    countMails,
    workerPort: worker ? await freePort() : null,
  });

  /** A second storefront for the same backend, which refuses forms without a captcha token and trusts a proxy on this machine. */
  async function startGuarded() {
    const port = await freePort();
    const guarded = readSettings({ ...chosen, PORT: String(port) });
    const service = await startStorefront(
      guarded,
      {
        ...environment.storefront,
        PORT: String(port),
        LOCALE_HOSTS: guarded.localeHosts,
        RECAPTCHA_REQUIRED: '1',
        TRUST_PROXY: '1',
        // The first storefront has this port.
        METRICS_PORT: '',
      },
      { distDir, name: 'guarded' },
    );
    shop.services.push(service);
    return guarded;
  }

  return { ...shop, settings, environment, env: chosen, startGuarded };
}
