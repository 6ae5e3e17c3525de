import { createHash, createHmac } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../log.mjs';
import { startPostgres } from '../postgres.mjs';
import { keepFilesPrivate } from '../private-files.mjs';
import { startService } from '../processes.mjs';
import { backendRoot, root } from '../settings.mjs';
import { healthy, startSandboxes } from '../shop.mjs';
import { startSwift } from '../swift/server.mjs';
import { createRunningBuilds } from './running-builds.mjs';
import { startNginx } from './nginx.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('../shop.mjs').Environment} Environment */
/** @typedef {import('../processes.mjs').Service} Service */

/**
 * A process of the shop. `storefront` and `web` are reached through nginx.
 * @typedef {{ name: string, kind: 'storefront' | 'web' | 'worker', port: number, env: NodeJS.ProcessEnv }} Member
 */

const COUNT = 2;
/** An empty database is seeded by the first backend, while the others wait. */
const START_SECONDS = 600;

/** The ports that a cluster uses, for a check before the start. @param {Settings} settings */
export function clusterPorts({ port, backendPort }) {
  const after = (/** @type {number} */ first) => Array.from({ length: COUNT }, (_, index) => first + 1 + index);
  return { storefronts: after(port), backends: after(backendPort), worker: backendPort + COUNT + 1 };
}

/**
 * The folder of the cluster's PostgreSQL: in DATA_DIR, or as root where Debian's user `postgres` has its own.
 * @param {string} dataDir
 */
function postgresDir(dataDir) {
  if (process.getuid?.() !== 0) return join(dataDir, 'postgres');
  return `/var/lib/postgresql/shop-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
}

/**
 * The folder of the cluster's S3 server; null with a bucket of the operator, and in a shop that has begun to keep its files on the disk.
 * @param {Settings} settings
 * @param {Environment} environment
 */
function bucketDir({ dataDir }, { backend, paths }) {
  const dir = join(dataDir, 's3');
  if (backend.S3_BUCKET) return null;
  // A build makes the folder; with the content of a shop come its pictures.
  const uploads = join(paths.publicDir, 'uploads');
  const isNew = !existsSync(uploads) || readdirSync(uploads).length === 0;
  return isNew || existsSync(dir) ? dir : null;
}

/**
 * Metrics of each process on a port of its own, if the operator wants them. By tens: the ports of both halves are neighbours.
 * @param {string | undefined} port
 * @param {number} index
 */
const nextPort = (port, index) => (port ? String(Number(port) + index * 10) : '');

/**
 * @param {Settings} settings
 * @param {Environment} environment
 * @param {{ databaseUrl: string, bucket: Record<string, string> }} services settings of the bucket: empty for those of the environment
 * @returns {Member[]} in the order of their start
 */
function planMembers(settings, environment, { databaseUrl, bucket }) {
  const ports = clusterPorts(settings);
  const backend = {
    ...environment.backend,
    ...bucket,
    DATABASE_URL: databaseUrl,
    // Through nginx, to any of them.
    WEB_INTERNAL_URL: `http://127.0.0.1:${settings.port}`,
  };
  const metrics = environment.backend.BACKEND_METRICS_PORT;
  const web = ports.backends.map((port, index) => ({
    name: `backend-${index + 1}`,
    kind: /** @type {const} */ ('web'),
    port,
    env: {
      ...backend,
      ROLE: 'web',
      BACKEND_PORT: String(port),
      BACKEND_METRICS_PORT: nextPort(metrics, index),
      SEARCH_FILENAME: join(settings.dataDir, `search-${index + 1}.db`),
    },
  }));
  const worker = {
    name: 'worker',
    kind: /** @type {const} */ ('worker'),
    port: ports.worker,
    env: {
      ...backend,
      ROLE: 'worker',
      BACKEND_PORT: String(ports.worker),
      BACKEND_METRICS_PORT: nextPort(metrics, COUNT),
    },
  };
  const storefronts = ports.storefronts.map((port, index) => ({
    name: `storefront-${index + 1}`,
    kind: /** @type {const} */ ('storefront'),
    port,
    env: {
      ...environment.storefront,
      // Its keys stay in the backend.
      ...(bucket.S3_BUCKET && { S3_BUCKET: bucket.S3_BUCKET }),
      PORT: String(port),
      TRUST_PROXY: '1',
      METRICS_PORT: nextPort(environment.storefront.METRICS_PORT, index),
    },
  }));
  return [...web, worker, ...storefronts];
}

/**
 * Starts PostgreSQL, an S3 server, nginx and several processes of each half on this machine, and resolves when all are ready.
 * @param {Settings} settings
 * @param {Environment} environment
 * @param {{ distDir?: string, databaseUrl?: string, adjust?: (member: Member) => Record<string, string>,
 *   onBegin?: (controls: { stop: () => Promise<void>, kill: () => void }) => void }} [options] with a `databaseUrl`, no
 * PostgreSQL is started; with `S3_BUCKET` in the environment, no S3 server; `adjust` returns further settings of a process; `onBegin` gets what ends a start that is not done yet
 */
export async function startCluster(
  settings,
  environment,
  { distDir = '.next', databaseUrl = '', adjust = () => ({}), onBegin = () => {} } = {},
) {
  const logOf = (/** @type {string} */ name) => join(settings.dataDir, 'logs', `${name}.log`);
  keepFilesPrivate(settings.dataDir);
  const filesDir = bucketDir(settings, environment);
  if (filesDir) mkdirSync(filesDir, { recursive: true });
  mkdirSync(join(environment.paths.publicDir, 'uploads'), { recursive: true });
  /** @type {Map<string, Service>} */
  const running = new Map();
  /** What stops what was started, in the order of the start. @type {(() => Promise<void> | void)[]} */
  const stops = [];
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end();
  };
  const kill = () => {
    for (const service of running.values()) service.kill();
  };
  onBegin({ stop, kill });

  const builds = createRunningBuilds(root, distDir, settings.dataDir);
  stops.push(builds.removeAll);

  const startMember = async (/** @type {Member} */ member) => {
    const { name, kind, port, env: own } = member;
    const isStorefront = kind === 'storefront';
    const [cwd, program] = isStorefront ? [root, 'dist/server.mjs'] : [backendRoot, 'dist/src/main.js'];
    const env = { ...own, ...(isStorefront && { NEXT_DIST_DIR: builds.current() }), ...adjust(member) };
    const service = startService(name, [program], { cwd, env, log: logOf(name) });
    running.set(name, service);
    await healthy(service, port, '/readyz', isStorefront ? 60 : START_SECONDS);
  };

  const secretFor = (/** @type {string} */ what) =>
    createHmac('sha256', environment.secrets.ENCRYPTION_KEY ?? '')
      .update(what)
      .digest('hex');
  try {
    const database = databaseUrl
      ? null
      : await step('Starting PostgreSQL', () => startPostgres(postgresDir(settings.dataDir), secretFor('database')));
    if (database) stops.push(database.stop);
    const storage = filesDir
      ? await step('Starting the S3 server', () => startSwift({ dir: filesDir, secret: secretFor('bucket'), logOf }))
      : null;
    if (storage) stops.push(storage.stop);
    if (environment.sandbox)
      await step('Starting the sandboxes', () =>
        startSandboxes(settings, environment, (service) => void stops.push(service.stop)),
      );
    const members = planMembers(settings, environment, {
      databaseUrl: databaseUrl || (database?.url ?? ''),
      bucket: storage?.env ?? {},
    });
    const portsOf = (/** @type {Member['kind']} */ kind) =>
      members.filter((member) => member.kind === kind).map(({ port }) => port);
    const { port, backendPort } = settings;
    const ports = { port, backendPort, storefronts: portsOf('storefront'), backends: portsOf('web') };
    stops.push(async () => {
      for (const { name } of members.toReversed()) await running.get(name)?.stop();
    });
    // Before the storefronts, which reach the backends through it.
    const nginx = await startNginx({ ...ports, log: logOf('nginx') });
    stops.push(nginx.service.stop);
    const titles = { web: 'Starting the backends (the first start fills the database)', worker: 'Starting the worker' };
    for (const kind of /** @type {const} */ (['web', 'worker', 'storefront']))
      await step(kind === 'storefront' ? 'Starting the storefronts' : titles[kind], () =>
        Promise.all(members.filter((member) => member.kind === kind).map(startMember)),
      );

    /** Requests go elsewhere before it stops. @param {Member} member */
    async function replace(member) {
      await nginx.leaveOut([member.port]);
      await running.get(member.name)?.stop();
      await startMember(member);
      await nginx.leaveOut([]);
    }

    return {
      members,
      /** What the shop needs and does not start again. */
      services: [nginx.service, ...(storage?.services ?? [])],
      /** Settings of the bucket that was started; null for one of the operator, or files on the disk. */
      bucket: storage?.env ?? null,
      databaseUrl: databaseUrl || (database?.url ?? ''),
      /** @param {string} name */
      serviceOf: (name) => {
        const service = running.get(name);
        if (!service) throw new Error(`No ${name}`);
        return service;
      },
      startMember,
      /** Sends nothing to these, which run on. @param {string[]} names */
      leaveOut: (names) =>
        nginx.leaveOut(members.filter(({ name }) => names.includes(name)).map((member) => member.port)),
      /** Replaces one process after the other, by the build that is there now. @param {(member: Member) => void} [onReplace] */
      async roll(onReplace = () => {}) {
        const removeFormer = builds.renew();
        for (const member of members) {
          onReplace(member);
          await replace(member);
        }
        removeFormer();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
