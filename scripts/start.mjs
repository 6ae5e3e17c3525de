// Runs the whole shop on this machine: checks, installs, builds, starts, and stops again on Ctrl-C.
import { join } from 'node:path';
import { ensureBuilt } from './lib/builds.mjs';
import { checkSettings } from './lib/check-settings.mjs';
import { checkNode, checkPorts } from './lib/checks.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { takeLock } from './lib/lock.mjs';
import { dim, red, say, seconds } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { sayAddresses, shopPorts } from './lib/shop-addresses.mjs';
import { tail } from './lib/processes.mjs';
import { readSettings } from './lib/settings.mjs';
import { readEnvironment, startShop } from './lib/shop.mjs';

const begin = Date.now();

async function main() {
  loadEnvFile();
  checkNode();
  const settings = readSettings();
  const release = takeLock(settings.dataDir);
  process.on('exit', release);
  const environment = readEnvironment(settings);
  await checkPorts(shopPorts(settings, environment.sandbox));
  await ensureInstalled();
  await checkSettings(environment);
  await ensureBuilt({ logs: join(settings.dataDir, 'logs') });
  const shop = await startShop(settings, environment);
  announce(settings, environment);

  let stopping = false;
  const stop = async (/** @type {number} */ code) => {
    if (stopping) {
      for (const service of shop.services) service.kill();
      return;
    }
    stopping = true;
    await shop.stop();
    say('Stopped. Your data is kept.');
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  for (const service of shop.services) {
    void service.ended.then((code) => {
      if (stopping) return;
      say(red(`\nThe ${service.name} stopped unexpectedly (code ${code}). The last lines of ${service.log}:`));
      say(tail(service.log));
      void stop(1);
    });
  }
}

/**
 * @param {import('./lib/settings.mjs').Settings} settings
 * @param {import('./lib/shop.mjs').Environment} environment
 */
function announce(settings, environment) {
  sayAddresses('The shop is open', seconds(begin), settings, environment);
  say(dim(`\n  Logs are in ${join(settings.dataDir, 'logs')}. Ctrl-C stops everything.\n`));
}

runMain(main);
