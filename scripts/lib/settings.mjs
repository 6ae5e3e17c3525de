import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const backendRoot = resolve(root, 'backend');
const localeOrder = ['nl', 'en', 'de', 'es', 'fr', 'sv'];

/**
 * Reads all settings of a run from the environment, with the defaults documented in the README.
 * @param {NodeJS.ProcessEnv} env
 */
export function readSettings(env = process.env) {
  const port = readPort(env, 'PORT', 3000);
  const settings = {
    port,
    backendPort: readPort(env, 'BACKEND_PORT', 1337),
    sandboxPort: readPort(env, 'SANDBOX_PORT', 1400),
    mailPort: readPort(env, 'MAIL_PORT', 1480),
    smtpPort: readPort(env, 'SMTP_PORT', 1425),
    dataDir: resolve(root, env.DATA_DIR ?? '.data'),
    localeHosts: env.LOCALE_HOSTS ?? defaultHosts(port),
  };
  return { ...settings, origins: parseHosts(settings.localeHosts) };
}

/** @typedef {ReturnType<typeof readSettings>} Settings */

/** @param {number} port */
function defaultHosts(port) {
  return localeOrder
    .map((locale) => `${locale}=http://${locale === 'nl' ? '' : `${locale}.`}localhost:${port}`)
    .join(',');
}

/**
 * The servers read this setting once more when they start (backend/contract/locale-hosts.ts): here its mistakes are told before
 * anything is built. A shop on public addresses has the languages that are named.
 * @param {string} hosts `nl=https://shop.nl,en=…`
 */
function parseHosts(hosts) {
  return hosts
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const [locale = '', ...rest] = entry.split('=');
      const origin = rest.join('=').trim();
      if (!localeOrder.includes(locale.trim()))
        throw new Problem(`LOCALE_HOSTS: "${entry}" does not start with one of ${localeOrder.join(', ')}.`);
      if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol))
        throw new Problem(`LOCALE_HOSTS: "${origin}" is not an http(s) address such as https://shop.example.`);
      return { locale: locale.trim(), origin };
    });
}

/** @param {string} origin */
function isLocalOrigin(origin) {
  const host = URL.canParse(origin) ? new URL(origin).hostname : '';
  return host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]';
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} fallback
 */
function readPort(env, name, fallback) {
  const value = Number(env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 1 || value > 65535)
    throw new Problem(`${name} is "${env[name]}": it must be a port number between 1 and 65535.`);
  return value;
}

/** Whether the shop is reachable from this machine alone. */
export const isLocal = (/** @type {Settings} */ settings) =>
  settings.origins.every(({ origin }) => isLocalOrigin(origin));

/** The sandboxes replace the payment provider and the mail server in local shops, and elsewhere only on request. */
export const sandboxAllowed = (/** @type {Settings} */ settings, env = process.env) =>
  isLocal(settings) || env.ALLOW_SANDBOX === '1';

/** An error the operator can fix: printed without a stack. */
export class Problem extends Error {}
