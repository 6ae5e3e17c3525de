// @full
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningBackend, prepareData, runProgram, startBackend, testSecrets } from '../support/backend';
import { dist } from '../support/build';
import { asStorefront, call, waitFor } from '../support/client';
import { isFull } from '../support/time-limits';
import {
  type Ask,
  type Refusal,
  codeOf,
  enrol,
  signIn as signInAt,
  standingOf,
  wrongCode,
} from '../support/second-factor';

const dir = mkdtempSync(path.join(tmpdir(), 'shop-second-factor-'));
const data = path.join(dir, 'data');
const routesFile = path.join(dir, 'routes.json');
const ME = '/admin/users/me';
const owner = { email: testSecrets.ADMIN_EMAIL, password: testSecrets.ADMIN_PASSWORD };

const LIST_ROUTES = `
  started.then((app) => {
    const routes = app.server.listRoutes().map(({ methods, path }) => ({ methods, path }));
    const fs = require('node:fs');
    fs.writeFileSync(${JSON.stringify(`${routesFile}.tmp`)}, JSON.stringify(routes));
    fs.renameSync(${JSON.stringify(`${routesFile}.tmp`)}, ${JSON.stringify(routesFile)});
  });`;

interface Route {
  method: string;
  path: string;
}

const isSignOut = ({ path: concrete }: Route): boolean => concrete === '/admin/logout';

/** Signing out comes last. Every route of the backend but the public API and files, with made-up ids. */
function listRoutes(): Route[] {
  const routes = JSON.parse(readFileSync(routesFile, 'utf8')) as { methods: string[]; path: string }[];
  return routes
    .flatMap(({ methods, path: pattern }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => ({ method, path: pattern.replaceAll(/:\w+/g, '1') })),
    )
    .filter(({ path: concrete }) => !/^\/(?:api(?:\/|$)|uploads|_health)|\(/.test(concrete))
    .sort((one, other) => Number(isSignOut(one)) - Number(isSignOut(other)));
}

let backend: RunningBackend;
let routes: Route[] = [];

const start = (): Promise<RunningBackend> =>
  startBackend(data, { DATABASE_URL: '', WEB_INTERNAL_URL: '', ADMIN_SECOND_FACTOR: 'customers' }, LIST_ROUTES);
const signIn = (person: { email: string; password: string }) => signInAt(person, backend.url);

beforeAll(async () => {
  prepareData(data);
  backend = await start();
  await waitFor(async () => (existsSync(routesFile) ? true : undefined));
  routes = listRoutes();
});
afterAll(async () => {
  await backend.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Routes with credentials of their own: the cookie of the session, and keys for transfers. */
const OWN_CREDENTIALS = /^\/admin\/(?:access-token$|transfer\/runner)/;

/** Calls every route with `ask` and an empty body; returns those that do not refuse it in this way. */
async function openRoutes(ask: Ask, refusal: 401 | string, called = routes): Promise<string[]> {
  const open: string[] = [];
  for (const { method, path: concrete } of called) {
    const answer = await ask<Refusal | string>(concrete, method === 'GET' ? undefined : {}, method);
    const name = typeof answer.body === 'object' ? answer.body?.error?.name : undefined;
    const isRefused =
      refusal === 401 || OWN_CREDENTIALS.test(concrete)
        ? answer.status === 401
        : answer.status === 403 && name === refusal;
    if (!isRefused) open.push(`${method} ${concrete}`);
  }
  return open.sort();
}

/** Routes that ask for no session at all; a new one must be judged before it is added here. */
const PUBLIC = [
  'GET /',
  'GET /admin/init',
  'GET /admin/project-type',
  'GET /admin/registration-info',
  'GET /content-manager/preview/script',
  // Its address carries a signature that opens one film for one or two hours.
  'GET /shop/film-previews/1/1',
  'POST /admin/forgot-password',
  'POST /admin/login',
  'POST /admin/register',
  'POST /admin/register-admin',
  'POST /admin/reset-password',
];

async function hire(ask: Ask, code: string): Promise<{ email: string; password: string }> {
  const roles = await ask<{ data: { id: number; code: string }[] }>('/admin/roles');
  const role = roles.body.data.find((candidate) => candidate.code === code)?.id;
  const name = { firstname: 'Test', lastname: code };
  const email = `${code}@zwotter.example`;
  const made = await ask<{ data: { registrationToken: string } }>('/admin/users', { email, ...name, roles: [role] });
  const password = 'Otter-test-98765';
  const { registrationToken } = made.body.data;
  await call(`${backend.url}/admin/register`, {
    method: 'POST',
    json: { registrationToken, userInfo: { ...name, password } },
    headers: asStorefront(),
  });
  return { email, password };
}

/** All routes in the full run; else those that may be open, and every tenth of the others. */
const sampleOf = (open: string[]): Route[] =>
  routes.filter(({ method, path: concrete }, at) => isFull || at % 10 === 0 || open.includes(`${method} ${concrete}`));

describe('a shop that requires a second factor of those who see customers', () => {
  let complete: Ask;
  let secret = '';

  it('has many routes, each guarded by a session but the known public ones', async () => {
    expect(routes.length).toBeGreaterThan(200);
    const anybody: Ask = (at, json, method = 'GET') =>
      call(`${backend.url}${at}`, { method, ...(json && { json }), headers: asStorefront() });
    expect(await openRoutes(anybody, 401)).toEqual(PUBLIC);
  });

  it('lets them do nothing but set one up', async () => {
    const { ask, renew } = await signIn(owner);
    expect(await standingOf(ask)).toBe('enrol');
    expect((await renew()).status).toBe(401);
    expect(await openRoutes(ask, 'SecondFactorEnrolmentRequired')).toEqual(
      [
        ...PUBLIC,
        'GET /shop/second-factor',
        'POST /admin/logout',
        'POST /shop/second-factor/begin',
        'POST /shop/second-factor/confirm',
      ].sort(),
    );
    const session = await signIn(owner);
    ({ secret } = await enrol(session.ask, owner.password));
    complete = session.ask;
    expect((await complete(ME)).status).toBe(200);
    expect((await session.renew()).status).toBe(200);
  });

  it('refuses a session that waits for the code on all other routes', async () => {
    const { ask } = await signIn(owner);
    const open = [...PUBLIC, 'GET /shop/second-factor', 'POST /admin/logout', 'POST /shop/second-factor/verify'].sort();
    const setUp = ['POST /shop/second-factor/begin', 'POST /shop/second-factor/confirm'];
    expect(await openRoutes(ask, 'SecondFactorRequired', sampleOf([...open, ...setUp]))).toEqual(open);
  });

  it('asks operators for one, but no editors, and leaves keys of the API alone', async () => {
    expect(await standingOf((await signIn(await hire(complete, 'strapi-editor'))).ask)).toBe('complete');
    const operator = await hire(complete, 'shop-operator');
    expect(await standingOf((await signIn(operator)).ask)).toBe('enrol');
    const made = await complete<{ data: { accessKey: string } }>('/admin/api-tokens', {
      name: 'Export',
      description: '',
      type: 'full-access',
      lifespan: null,
    });
    const headers = { authorization: `Bearer ${made.body.data.accessKey}` };
    expect((await call(`${backend.url}/api/products`, { headers })).status).toBe(200);
  });

  it('can be entered again from the command line when app and recovery codes are lost', async () => {
    const cli = path.join(dist, 'src/back-office/second-factor/reset-cli.js');
    // Each call starts Strapi.
    if (isFull) expect(() => runProgram(data, [cli, 'nobody@zwotter.example'])).toThrow(/has no second factor/);
    runProgram(data, [cli, owner.email.toUpperCase()]);
    const database = new Database(path.join(data, 'backend.db'), { readonly: true });
    const entry = database.prepare('select * from audit_entries order by id desc limit 1').get();
    database.close();
    expect(entry).toMatchObject({ action: 'second factor reset', subject: `command line ${owner.email}` });
    const { ask } = await signIn(owner);
    expect(await standingOf(ask)).toBe('enrol');
    const anew = await enrol(ask, owner.password);
    expect(anew.secret).not.toBe(secret);
    const later = await signIn(owner);
    expect((await later.ask('/shop/second-factor/verify', { code: wrongCode(anew.secret) })).status).toBe(400);
    expect((await later.ask('/shop/second-factor/verify', { code: codeOf(anew.secret, 1) })).status).toBe(200);
    expect((await later.ask(ME)).status).toBe(200);
  });
});
