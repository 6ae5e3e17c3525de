import { existsSync, mkdirSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { step } from './log.mjs';
import { keepFilesPrivate } from './private-files.mjs';
import { run, startService, tail } from './processes.mjs';
import { readSecrets } from './secrets.mjs';
import { Problem, backendRoot, isLocal, root, sandboxAllowed } from './settings.mjs';
import { startOrStop } from './start-or-stop.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./processes.mjs').Service} Service */

const strapi = 'node_modules/@strapi/strapi/bin/strapi.js';
const required = ['MOLLIE_API_KEY', 'SMTP_HOST', 'MAIL_FROM'];

/**
 * The environment of every service, from the settings, the secrets in DATA_DIR and the operator's variables.
 * @param {Settings} settings
 */
export function readEnvironment(settings, env = process.env) {
  const { values: secrets, firstRun } = readSecrets(settings.dataDir, env);
  const sandbox = sandboxAllowed(settings, env) && !env.MOLLIE_API_KEY;
  const standIns = {
    MOLLIE_API_KEY: 'test_sandboxsandboxsandboxsandboxsa',
    MOLLIE_API_ENDPOINT: `http://127.0.0.1:${settings.sandboxPort}/v2/`,
    ADDRESS_LOOKUP_URL: env.ADDRESS_LOOKUP_URL || `http://127.0.0.1:${settings.sandboxPort}/addresses/free`,
    ECB_RATES_URL: env.ECB_RATES_URL || `http://127.0.0.1:${settings.sandboxPort}/rates`,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(settings.smtpPort),
    MAIL_FROM: 'Zwotter <hallo@zwotter.example>',
  };
  const google =
    sandbox && env.GOOGLE_CLIENT_ID === undefined
      ? {
          GOOGLE_CLIENT_ID: 'sandbox.apps.googleusercontent.com',
          GOOGLE_CLIENT_SECRET: 'sandbox-google-secret',
          GOOGLE_ISSUER: `http://localhost:${settings.sandboxPort}/google`,
        }
      : {};
  const carrier =
    sandbox && env.SENDCLOUD_PUBLIC_KEY === undefined
      ? {
          SENDCLOUD_PUBLIC_KEY: 'sandbox',
          SENDCLOUD_SECRET_KEY: 'sandbox',
          SENDCLOUD_URL: `http://127.0.0.1:${settings.sandboxPort}/sendcloud/api/v2`,
          SENDCLOUD_POINTS_URL: `http://127.0.0.1:${settings.sandboxPort}/sendcloud/api/v2`,
        }
      : {};
  // Enabled so that consent can be tried; not used when a tag manager is configured or disabled.
  const tags =
    sandbox && env.TAG_MANAGER === undefined && env.TAG_MANAGER_ID === undefined
      ? { TAG_MANAGER_ID: 'GTM-SANDBOX', TAG_MANAGER_URL: `http://localhost:${settings.sandboxPort}/gtm.js` }
      : {};
  // In local shops only: the visitor's browser loads its script.
  const captcha =
    sandbox && isLocal(settings) && env.RECAPTCHA_SITE_KEY === undefined && env.RECAPTCHA_SECRET === undefined
      ? {
          RECAPTCHA_SITE_KEY: 'sandbox',
          RECAPTCHA_SECRET: 'sandbox',
          RECAPTCHA_SCRIPT_URL: `http://localhost:${settings.sandboxPort}/recaptcha/api.js`,
          RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${settings.sandboxPort}/recaptcha/api/siteverify`,
          RECAPTCHA_REQUIRED: env.RECAPTCHA_REQUIRED ?? '0',
        }
      : {};
  if (!sandbox) {
    const missing = required.filter((name) => !env[name]);
    if (missing.length > 0)
      throw new Problem(
        `Missing setting: ${missing.join(', ')}. A shop on public addresses needs a real payment provider and mail server (README, "Going live"). For a demo on these addresses set ALLOW_SANDBOX=1.`,
      );
  }
  /** @type {NodeJS.ProcessEnv} */
  const common = {
    ...env,
    ...google,
    ...secrets,
    NODE_ENV: 'production',
    TZ: 'UTC',
    DATA_DIR: settings.dataDir,
    PORT: String(settings.port),
    BACKEND_PORT: String(settings.backendPort),
    SANDBOX_PORT: String(settings.sandboxPort),
    MAIL_PORT: String(settings.mailPort),
    LOCALE_HOSTS: settings.localeHosts,
    STRAPI_TELEMETRY_DISABLED: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const backendUrl = `http://127.0.0.1:${settings.backendPort}`;
  const paths = {
    publicDir: env.PUBLIC_DIR ?? join(settings.dataDir, 'public'),
    database: env.DATABASE_FILENAME ?? join(settings.dataDir, 'backend.db'),
  };
  /** @type {NodeJS.ProcessEnv} */
  const backend = {
    ...common,
    ...(sandbox ? standIns : {}),
    ...carrier,
    HOST: '127.0.0.1',
    PORT: String(settings.backendPort),
    WEB_INTERNAL_URL: `http://127.0.0.1:${settings.port}`,
    ADMIN_EMAIL: env.ADMIN_EMAIL ?? 'admin@zwotter.example',
    PUBLIC_DIR: paths.publicDir,
    DATABASE_FILENAME: paths.database,
  };
  /** @type {NodeJS.ProcessEnv} */
  const storefront = { ...common, ...tags, ...captcha, BACKEND_URL: backendUrl, SANDBOX: sandbox ? '1' : '' };
  return { secrets, firstRun, sandbox, backendUrl, paths, sandboxes: common, backend, storefront };
}

/** @typedef {ReturnType<typeof readEnvironment>} Environment */

/**
 * Starts every service and resolves when all are healthy.
 * @param {Settings} settings
 * @param {Environment} environment
 * @param {{ distDir?: string, dev?: boolean, workerPort?: number | null, countMails?: boolean }} [options] `dev` starts
 * both halves with hot reload; with a `workerPort`, a process of its own runs the background jobs; `countMails` replaces
 * the inbox by a server that keeps no mail
 */
export async function startShop(
  settings,
  environment,
  { distDir = '.next', dev = false, workerPort = null, countMails = false } = {},
) {
  const log = (/** @type {string} */ name) => join(settings.dataDir, 'logs', `${name}.log`);
  keepFilesPrivate(settings.dataDir);
  await prepareData(settings, environment);
  mkdirSync(join(environment.paths.publicDir, 'uploads'), { recursive: true });
  /** @type {Partial<NodeJS.ProcessEnv>} */
  const mode = dev ? { NODE_ENV: 'development' } : {};
  /** @type {Service[]} */
  const services = [];
  const launch = (
    /** @type {string} */ name,
    /** @type {string[]} */ args,
    /** @type {string} */ cwd,
    /** @type {NodeJS.ProcessEnv} */ env,
  ) => {
    const service = startService(name, args, { cwd, env, log: log(name) });
    services.push(service);
    return service;
  };
  const stop = await startOrStop(services, () =>
    step('Starting', async () => {
      if (environment.sandbox)
        await startSandboxes(settings, environment, (started) => services.push(started), { countMails });
      await healthy(
        launch('backend', dev ? [strapi, 'develop'] : ['dist/src/main.js'], backendRoot, {
          ...environment.backend,
          ...mode,
          ROLE: workerPort === null ? 'all' : 'web',
        }),
        settings.backendPort,
        '/_health',
        // An empty PostgreSQL database is seeded first.
        300,
      );
      if (workerPort !== null) {
        const env = {
          ...environment.backend,
          ROLE: 'worker',
          BACKEND_PORT: String(workerPort),
          BACKEND_METRICS_PORT: '',
        };
        await healthy(launch('worker', ['dist/src/main.js'], backendRoot, env), workerPort, '/_health');
      }
      const env = { ...environment.storefront, ...mode };
      await startStorefront(settings, env, { distDir, keep: (started) => services.push(started) });
    }),
  );
  return { services, stop };
}

/**
 * The stand-ins for payment provider and mail server.
 * @param {Settings} settings
 * @param {Environment} environment
 * @param {(service: Service) => void} keep receives each as soon as it runs, so that it can be stopped
 * @param {{ countMails?: boolean }} [options]
 */
export async function startSandboxes(settings, { sandboxes: env }, keep, { countMails = false } = {}) {
  const launch = (/** @type {string} */ name, /** @type {string[]} */ args) => {
    const log = join(settings.dataDir, 'logs', `${name}.log`);
    const service = startService(name, args, { cwd: backendRoot, env, log });
    keep(service);
    return service;
  };
  await Promise.all([
    healthy(launch('sandbox', ['dist/sandbox/main.js']), settings.sandboxPort, '/health'),
    healthy(launch('mail', countMails ? counterArgs(settings) : mailArgs(settings)), settings.mailPort, '/email'),
  ]);
}

/**
 * Starts a storefront and resolves when it is healthy; stops it again if it does not become healthy.
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @param {{ distDir: string, name?: string, keep?: (service: Service) => void }} options `keep` receives it as soon as it runs
 */
export async function startStorefront(settings, env, { distDir, name = 'storefront', keep }) {
  const log = join(settings.dataDir, 'logs', `${name}.log`);
  const service = startService(name, ['dist/server.mjs'], { cwd: root, env: { ...env, NEXT_DIST_DIR: distDir }, log });
  keep?.(service);
  try {
    await healthy(service, settings.port, '/api/health');
  } catch (error) {
    await service.stop();
    throw error;
  }
  return service;
}

/** A new DATA_DIR is copied from the seed's snapshot: seconds instead of a minute. With PostgreSQL the backend seeds itself. */
async function prepareData(/** @type {Settings} */ settings, /** @type {Environment} */ environment) {
  const ownDatabase =
    environment.paths.database === join(settings.dataDir, 'backend.db') &&
    environment.paths.publicDir === join(settings.dataDir, 'public');
  if (environment.backend.DATABASE_URL || !ownDatabase || existsSync(environment.paths.database)) return;
  const args = [
    'dist/seed/snapshot-cli.js',
    '--out',
    join(backendRoot, '.cache', 'snapshots'),
    '--restore',
    settings.dataDir,
  ];
  await step('Filling in the shop’s content (first time only)', () =>
    run(process.execPath, args, {
      cwd: backendRoot,
      log: join(settings.dataDir, 'logs', 'snapshot.log'),
      env: { ...process.env, TZ: 'UTC' },
    }),
  );
}

/** @param {Settings} settings */
const counterArgs = ({ smtpPort, mailPort }) => [
  join(root, 'scripts/lib/mail-counter.mjs'),
  String(smtpPort),
  String(mailPort),
];

/** @param {Settings} settings */
function mailArgs(settings) {
  const address = ['--ip', '127.0.0.1', '--web-ip', '127.0.0.1'];
  return [
    'node_modules/maildev/bin/maildev',
    '--smtp',
    String(settings.smtpPort),
    '--web',
    String(settings.mailPort),
    ...address,
    '--mail-directory',
    join(settings.dataDir, 'mail'),
    '--silent',
  ];
}

/**
 * Resolves when the service answers. One that has ended is reported at once; the limit in seconds is for busy machines.
 * @param {Service} service
 * @param {number} port
 * @param {string} path
 */
export async function healthy(service, port, path, limit = 180) {
  const deadline = Date.now() + limit * 1000;
  while (Date.now() < deadline) {
    if (!service.isRunning())
      throw new Problem(
        `The ${service.name} stopped while starting.\n${tail(service.log)}\nThe whole log: ${service.log}`,
      );
    const status = await statusOf(port, path);
    if (status >= 200 && status < 300) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Problem(
    `The ${service.name} was not healthy within ${limit} seconds.\n${tail(service.log)}\nThe whole log: ${service.log}`,
  );
}

/** @param {number} port @param {string} path @returns {Promise<number>} 0 without a response */
function statusOf(port, path) {
  return new Promise((resolve) => {
    const request = get(
      { host: '127.0.0.1', port, path, timeout: 5000, headers: { host: `localhost:${port}` } },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(0));
  });
}
