import { freePort } from './checks.mjs';
import { startTemporaryShop } from './temporary-shop.mjs';

/**
 * Runs tests against a temporary shop whose URLs are in their environment, and stops it afterwards.
 * @param {{ work: string, distDir: string, browser: string, admin: boolean, env?: Record<string, string> }} options `work` is the directory it may fill, `env` settings of its processes
 * @param {(env: NodeJS.ProcessEnv) => Promise<void>} tests
 */
export async function withTestShop({ work, distDir, browser, admin, env: extra = {} }, tests) {
  // Journeys come from one IP address, faster than any visitor, and the sandbox may be busy.
  const limits = {
    ORDER_LIMIT: '0',
    ADDRESS_LIMIT: '0',
    ADDRESS_LOOKUP_MS: '20000',
    CARRIER_MS: '30000',
    CARRIER_POINTS_MS: '20000',
    DISCOUNT_LIMIT: '0',
    FORM_LIMIT: '0',
    AUTH_RATE_LIMIT: 'false',
  };
  const metrics = { METRICS_PORT: String(await freePort()), BACKEND_METRICS_PORT: String(await freePort()) };
  // Tests read the log of requests.
  const env = { ...limits, ...metrics, LOG_LEVEL: 'http', ...extra, SERVE_ADMIN: String(admin) };
  const shop = await startTemporaryShop({ work, distDir, env });
  try {
    const guarded = await shop.startGuarded();
    const { settings, environment } = shop;
    await tests({
      ...shop.env,
      LOCALE_HOSTS: settings.localeHosts,
      GUARDED_ORIGIN: guarded.origins[0]?.origin,
      BACKEND_URL: environment.backendUrl,
      SHOP_SECRET: environment.secrets.SHOP_SECRET,
      REVALIDATE_SECRET: environment.secrets.REVALIDATE_SECRET,
      ADMIN_EMAIL: environment.backend.ADMIN_EMAIL,
      ADMIN_PASSWORD: environment.secrets.ADMIN_PASSWORD,
      CHROMIUM_PATH: browser,
      NEXT_DIST_DIR: distDir,
      // Settings of the shop's processes in `env` are not passed to the tests.
      NODE_OPTIONS: process.env.NODE_OPTIONS,
    });
  } finally {
    await shop.stop();
  }
}
