// Runs the shop as several processes on this machine: storefronts, backends, a worker, PostgreSQL, an S3 server, and nginx in front of them.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_BUCKET } from './lib/backup.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { checkSettings } from './lib/check-settings.mjs';
import { checkNode, checkPorts } from './lib/checks.mjs';
import { clusterPorts, startCluster } from './lib/cluster/cluster.mjs';
import { supervise } from './lib/cluster/supervise.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { takeLock } from './lib/lock.mjs';
import { dim, red, say, seconds } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { sandboxPorts, sayAddresses } from './lib/shop-addresses.mjs';
import { tail } from './lib/processes.mjs';
import { readSettings } from './lib/settings.mjs';
import { readEnvironment } from './lib/shop.mjs';

const begin = Date.now();

async function main() {
  loadEnvFile();
  checkNode();
  // Beside the data of `npm start`, which are in SQLite.
  const settings = readSettings({ ...process.env, DATA_DIR: process.env.DATA_DIR ?? '.data-cluster' });
  const release = takeLock(settings.dataDir);
  process.on('exit', release);
  const environment = readEnvironment(settings);
  await checkPorts(portsOf(settings, environment.sandbox));
  await ensureInstalled();
  await checkSettings(environment);
  await ensureBuilt({ logs: join(settings.dataDir, 'logs') });

  let begun = { stop: async () => {}, kill: () => {} };
  let stopping = false;
  const stop = async (/** @type {number} */ code) => {
    if (stopping) return begun.kill();
    stopping = true;
    await begun.stop();
    say('Stopped. Your data is kept.');
    process.exit(code);
  };
  // Before the start, of which something would stay. A terminal that is closed sends SIGHUP.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => void stop(0));

  const cluster = await startCluster(settings, environment, {
    databaseUrl: process.env.DATABASE_URL,
    onBegin: (controls) => {
      begun = controls;
    },
  }).catch((error) => {
    if (!stopping) throw error;
  });
  // Ended while it started.
  if (!cluster) return;
  // For backups: its port differs from start to start.
  writeFileSync(join(settings.dataDir, 'database-url'), cluster.databaseUrl, { mode: 0o600 });
  const bucketFile = join(settings.dataDir, OWN_BUCKET);
  if (cluster.bucket) writeFileSync(bucketFile, JSON.stringify(cluster.bucket), { mode: 0o600 });
  else rmSync(bucketFile, { force: true });
  announce(settings, environment, cluster);

  const { replaceAll } = supervise(cluster, {
    isStopping: () => stopping,
    onFailure: (error) => {
      say(red(error instanceof Error ? error.message : String(error)));
      void stop(1);
    },
  });
  for (const { name, log, ended } of cluster.services)
    void ended.then((code) => {
      if (stopping) return;
      say(red(`\n${name} stopped unexpectedly (code ${code}). The last lines of ${log}:`));
      say(tail(log));
      void stop(1);
    });
  process.on('SIGUSR2', () => void replaceAll());
}

/**
 * @param {import('./lib/settings.mjs').Settings} settings
 * @param {boolean} sandbox
 */
function portsOf(settings, sandbox) {
  const host = '127.0.0.1';
  const { storefronts, backends, worker } = clusterPorts(settings);
  return [
    { name: 'nginx', setting: 'PORT', port: settings.port },
    ...storefronts.map((port) => ({ name: 'a storefront', setting: 'PORT', port, host })),
    ...[settings.backendPort, ...backends, worker].map((port) => ({
      name: 'the backends',
      setting: 'BACKEND_PORT',
      port,
      host,
    })),
    ...(sandbox ? sandboxPorts(settings) : []),
  ];
}

/**
 * @param {import('./lib/settings.mjs').Settings} settings
 * @param {import('./lib/shop.mjs').Environment} environment
 * @param {Pick<Awaited<ReturnType<typeof startCluster>>, 'members' | 'bucket'>} cluster
 */
function announce(settings, environment, { members, bucket }) {
  sayAddresses('The cluster is open', seconds(begin), settings, environment);
  say(`  Database         its URL is in ${join(settings.dataDir, 'database-url')}`);
  if (bucket)
    say(`  Files            the bucket of an S3 server; its keys are in ${join(settings.dataDir, OWN_BUCKET)}`);
  say('\n  Processes, each with /livez and /readyz:');
  for (const { name, port } of members) say(`    ${name.padEnd(14)} http://127.0.0.1:${port}`);
  say(dim(`\n  Replace all, one after the other: kill -USR2 ${process.pid}`));
  say(dim(`  Logs are in ${join(settings.dataDir, 'logs')}. Ctrl-C stops everything.\n`));
}

runMain(main);
