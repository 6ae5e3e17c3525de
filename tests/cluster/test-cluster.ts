import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPorts } from '../../scripts/lib/checks.mjs';
import { clusterPorts, startCluster } from '../../scripts/lib/cluster/cluster.mjs';
import { readSettings, root } from '../../scripts/lib/settings.mjs';
import { readEnvironment } from '../../scripts/lib/shop.mjs';
import { openLink } from './link';

const local = '127.0.0.1';
const BUILD = '.next-test';
/** Clocks of machines differ: ten seconds between the two of each kind. */
const CLOCKS: Record<string, number> = { 'backend-2': 10_000, 'storefront-2': -10_000 };

/** Settings that make the clock of a process wrong. */
function clockOf(name: string): Record<string, string> {
  const shift = CLOCKS[name];
  if (shift === undefined) return {};
  return {
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'wrong-clock.mjs')).href}`,
    CLOCK_SHIFT_MS: String(shift),
  };
}

/** A build that differs from others by its number and by a script. */
function makeBuild(id: string): { distDir: string; script: string; remove: () => void } {
  const distDir = `.next-cluster-test-${process.pid}-${id}`;
  const folder = join(root, distDir);
  const cache = join(root, BUILD, 'cache');
  cpSync(join(root, BUILD), folder, { recursive: true, filter: (path) => path !== cache });
  writeFileSync(join(folder, 'BUILD_ID'), id);
  writeFileSync(join(folder, 'static', 'chunks', `only-${id}.js`), `otter('${id}');`);
  return {
    distDir,
    script: `/_next/static/chunks/only-${id}.js`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Ports that follow each other, below those that the system hands out. */
async function findPorts() {
  for (;;) {
    const first = 20_000 + 40 * Math.floor(Math.random() * 300);
    const names = ['PORT', 'BACKEND_PORT', 'SANDBOX_PORT', 'MAIL_PORT', 'SMTP_PORT'];
    const chosen = Object.fromEntries(names.map((name, index) => [name, String(first + 8 * index)]));
    const settings = readSettings({ ...process.env, ...chosen, LOCALE_HOSTS: undefined });
    const { storefronts, backends, worker } = clusterPorts(settings);
    const ports = [...Object.values(chosen).map(Number), ...storefronts, ...backends, worker];
    const areFree = await checkPorts(ports.map((port) => ({ name: '', setting: '', port, host: local }))).then(
      () => true,
      () => false,
    );
    if (areFree) return chosen;
  }
}

export interface Answer {
  status: number;
  body: string;
  etag?: string;
}

/**
 * A cluster of its own for a test file, with clocks that differ. The second storefront reaches the backends, and all backends the database,
 * through links that can be cut. Their files are in the bucket of an S3 server.
 */
export async function startTestCluster() {
  const work = mkdtempSync(join(tmpdir(), 'shop-cluster-'));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...(await findPorts()),
    DATA_DIR: join(work, 'data'),
    S3_BUCKET: undefined,
    LOCALE_HOSTS: undefined,
    SERVE_ADMIN: 'false',
    ORDER_LIMIT: '0',
    DRAIN_MS: '0',
  };
  const settings = readSettings(env);
  const environment = readEnvironment(settings, env);
  const databaseUrl = new URL(process.env.DATABASE_URL ?? '');
  const link = await openLink(settings.backendPort);
  const databaseLink = await openLink(Number(databaseUrl.port));
  databaseUrl.port = String(databaseLink.port);
  const builds = { old: makeBuild('old'), new: makeBuild('new') };
  let build = builds.old;
  const cluster = await startCluster(settings, environment, {
    distDir: BUILD,
    databaseUrl: databaseUrl.href,
    adjust: ({ name, kind }): Record<string, string> => ({
      ...clockOf(name),
      ...(kind === 'storefront' && { NEXT_DIST_DIR: build.distDir }),
      ...(name === 'storefront-2' && { BACKEND_URL: `http://${local}:${link.port}` }),
    }),
  });
  const { host } = new URL(settings.origins[0]?.origin ?? '');

  /** A call to the Dutch shop, through nginx or at a port of one storefront; 0 without an answer. */
  function ask(path: string, { port = settings.port, json, headers = {} }: Ask = {}): Promise<Answer> {
    const body = json === undefined ? undefined : JSON.stringify(json);
    const own = { host, origin: `http://${host}`, connection: 'close', ...headers };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    return new Promise((resolve) => {
      const options = { host: local, port, path, method: body === undefined ? 'GET' : 'POST', agent: false as const };
      const call = request({ ...options, headers: { ...own, ...type } }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('error', (error) => resolve({ status: 0, body: `${error.message} after ${text.length} characters` }));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text, etag: answer.headers.etag }));
      });
      call.on('error', (error) => resolve({ status: 0, body: error.message }));
      call.end(body);
    });
  }

  let token = '';
  /** Calls the admin at one backend, or through nginx, which chooses; the session holds at all of them. */
  async function callAdmin<T>(path: string, { port = settings.backendPort, json, method }: AdminCall = {}): Promise<T> {
    const send = (target: string, body?: object) =>
      fetch(`http://${local}:${port}${target}`, {
        method: method ?? (body ? 'POST' : 'GET'),
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: body && JSON.stringify(body),
      });
    if (!token) {
      const login = { email: environment.backend.ADMIN_EMAIL, password: environment.secrets.ADMIN_PASSWORD };
      const { data } = (await (await send('/admin/login', login)).json()) as { data: { token: string } };
      token = data.token;
    }
    const response = await send(path, json);
    if (!response.ok) throw new Error(`${path} returned ${response.status}`);
    return (await response.json()) as T;
  }

  const portOf = (name: string): number => {
    const member = cluster.members.find((candidate) => candidate.name === name);
    if (!member) throw new Error(`No ${name}`);
    return member.port;
  };

  return {
    cluster,
    link,
    databaseLink,
    builds,
    /** Storefronts that start from now on are of the new build. */
    deployNewBuild: (): void => {
      build = builds.new;
    },
    settings,
    storefronts: [portOf('storefront-1'), portOf('storefront-2')] as const,
    backends: [portOf('backend-1'), portOf('backend-2')] as const,
    ask,
    callAdmin,
    stop: async (): Promise<void> => {
      await cluster.stop();
      link.stop();
      databaseLink.stop();
      builds.old.remove();
      builds.new.remove();
      rmSync(work, { recursive: true, force: true });
    },
  };
}

interface AdminCall {
  port?: number;
  json?: object;
  method?: string;
}

interface Ask {
  port?: number;
  json?: object;
  headers?: Record<string, string>;
}

export type TestCluster = Awaited<ReturnType<typeof startTestCluster>>;
