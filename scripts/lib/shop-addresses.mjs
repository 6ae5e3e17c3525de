// What the commands that start a shop have in common: its ports, and how to reach it once it is open.
import { join } from 'node:path';
import { bold, dim, say } from './log.mjs';

const host = '127.0.0.1';

/** Ports of what stands in for services while the shop is tried out. @param {import('./settings.mjs').Settings} settings */
export const sandboxPorts = (settings) => [
  { name: 'the payment sandbox', setting: 'SANDBOX_PORT', port: settings.sandboxPort, host },
  { name: 'the mail inbox', setting: 'MAIL_PORT', port: settings.mailPort, host },
  { name: 'the mail catcher', setting: 'SMTP_PORT', port: settings.smtpPort, host },
];

/**
 * Ports of a shop in two processes, to be checked before anything is built.
 * @param {import('./settings.mjs').Settings} settings
 * @param {boolean} sandbox
 */
export const shopPorts = (settings, sandbox) => [
  { name: 'the shop', setting: 'PORT', port: settings.port },
  { name: 'the backend', setting: 'BACKEND_PORT', port: settings.backendPort, host },
  ...(sandbox ? sandboxPorts(settings) : []),
];

/**
 * @param {string} title
 * @param {string} took
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('./shop.mjs').Environment} environment
 */
export function sayAddresses(title, took, settings, environment) {
  say(`\n${bold(title)} ${dim(`(${took})`)}\n`);
  for (const { locale, origin } of settings.origins) say(`  ${locale}  ${origin}`);
  say(`\n  Admin            http://127.0.0.1:${settings.backendPort}/admin`);
  if (environment.firstRun)
    say(`    first login    ${environment.backend.ADMIN_EMAIL}  ${environment.secrets.ADMIN_PASSWORD}`);
  else say(dim(`    the first login is in ${join(settings.dataDir, 'secrets.json')}`));
  if (!environment.sandbox) return;
  say(`  Mail inbox       http://127.0.0.1:${settings.mailPort}`);
  say(`  Payment sandbox  http://127.0.0.1:${settings.sandboxPort}/operator`);
}
