// Loaded into the backend under test with `--import`. A request with the header `x-crash-at: 7` is abandoned at that point
// as if the process had been killed: none of its code runs on, its connections are lost and its client gets no response. The
// process itself continues, so that every point of a request can be tried without a restart for each. With `x-crash-at: 0`
// it is not abandoned; the response then names its statements in the header `x-statements`. A request with `x-mail-runs` returns
// the statements of the last runs of the outbox since such a request. With `x-run-job: prices` a request is a run of that job, as the first of
// a new process, and can be abandoned as any other; with `x-hold-job: prices` the job does not run by itself until the next such
// request. It also makes passwords cheaper to check.
import { AsyncLocalStorage } from 'node:async_hooks';
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';

const load = createRequire(path.join(process.cwd(), 'package.json'));
const platform = path.resolve(process.env.BACKEND_DIST ?? 'dist', 'src/platform');

/** @typedef {{ id: number, point: number, statements: string[], passed: number, crashed: boolean, over: boolean, die: () => void }} Doomed */
/** @type {AsyncLocalStorage<Doomed>} */
const doomed = new AsyncLocalStorage();
let requests = 0;
/** Statements of a run of the outbox. @type {AsyncLocalStorage<string[]>} */
const mailing = new AsyncLocalStorage();
/** More than one, because mails of other tests are sent meanwhile. */
const LAST_RUNS = 20;
/** @type {string[][]} */
let mailRuns = [];

const { emit } = http.Server.prototype;
http.Server.prototype.emit = function (event, ...args) {
  const [request, response] = args;
  const handle = (event === 'request' && ofJobs(request, response)) || (() => emit.call(this, event, ...args));
  const header = event === 'request' ? request.headers['x-crash-at'] : undefined;
  if (header === undefined) return handle();
  requests += 1;
  const die = () => (header.endsWith('!') ? process.kill(process.pid, 'SIGKILL') : request.socket.destroy());
  /** @type {Doomed} */
  const store = {
    id: requests,
    point: Number.parseInt(header, 10),
    statements: [],
    passed: 0,
    crashed: false,
    over: false,
    die,
  };
  // What runs on in the background belongs to no client, and is not counted.
  response.once('finish', () => (store.over = true));
  const { writeHead } = response;
  response.writeHead = function (...head) {
    if (store.point === 0) response.setHeader('x-statements', JSON.stringify(store.statements));
    return writeHead.apply(this, head);
  };
  return doomed.run(store, handle);
};

const Client = load('knex/lib/client');
const { query, acquireConnection } = Client.prototype;
/** The client in whose pool a connection belongs. */
const owners = new WeakMap();
Client.prototype.acquireConnection = async function () {
  const connection = await acquireConnection.call(this);
  owners.set(connection, this);
  return connection;
};

/** What the operating system does with the connections of a killed process: an open transaction is rolled back. */
function lose(connection) {
  const socket = connection.connection?.stream;
  if (socket) {
    // Knex then takes another one instead of it.
    connection.__knex__disposed = new Error('Lost in a crash');
    socket.destroy();
  } else if (connection.inTransaction) connection.exec('ROLLBACK');
  owners.get(connection)?.pool.release(connection);
}

/** Counts a point, and is true at the one where the request ends, and ever after. @param {Doomed} request */
function ends(request) {
  request.passed += 1;
  if (request.passed === request.point) {
    request.crashed = true;
    request.die();
  }
  return request.crashed;
}

/** Never resolves. */
const abandon = (connection) => {
  lose(connection);
  return new Promise(() => {});
};

/** @param {{ sql?: string } | string} asked */
const textOf = (asked) => (asked.sql ?? asked).slice(0, 60);

/** Two points per statement: before and after it; a call of the payment provider may lie between two statements. */
Client.prototype.query = function (connection, asked) {
  const request = doomed.getStore();
  mailing.getStore()?.push(textOf(asked));
  if (!request || request.over) return query.call(this, connection, asked);
  if (ends(request)) return abandon(connection);
  request.statements.push(textOf(asked));
  return query.call(this, connection, asked).then((result) => (ends(request) ? abandon(connection) : result));
};

// Hashes that take a quarter of the time. The one that nobody knows (`accounts/password-hash.ts`) stays as costly as all others.
const TEST_COST = 8;
const DUMMY = /^\$2a\$10(?=\$OSLKADX)/;
/** A library compares with `hash`, and passes a salt for the cost. */
const cheaper = (cost) => (typeof cost === 'number' ? TEST_COST : cost);
for (const library of [load('bcrypt'), load('bcryptjs')]) {
  const { hash, hashSync, compare } = library;
  library.hash = (password, cost, ...rest) => hash.call(library, password, cheaper(cost), ...rest);
  library.hashSync = (password, cost) => hashSync.call(library, password, cheaper(cost));
  library.compare = (password, of, ...rest) =>
    compare.call(library, password, of.replace(DUMMY, `$2a$0${TEST_COST}`), ...rest);
}

// A killed process leaves no work behind that others wait for.
const flights = load(path.join(platform, 'jobs/single-flight.js'));
const { singleFlight } = flights;
flights.singleFlight = (key, work) => {
  const request = doomed.getStore();
  return singleFlight(request ? `${key} of request ${request.id}` : key, work);
};

// A job that the request wakes is not part of it.
const repeating = load(path.join(platform, 'jobs/repeating-job.js'));
const { startRepeatingJob } = repeating;
repeating.startRepeatingJob = (work, ...rest) => startRepeatingJob(() => doomed.exit(work), ...rest);

const starting = load(path.join(platform, 'jobs/start-job.js'));
const { startJob } = starting;
let shop;
/** The job that does not run by itself. @type {string | undefined} */
let held;
/** Runs of jobs that began by themselves. @type {Map<string, Promise<unknown>>} */
const begun = new Map();
starting.startJob = (strapi, name, job) => {
  shop = strapi;
  const run = () => {
    const current = job.run();
    begun.set(name, current);
    return current;
  };
  startJob(strapi, name, { ...job, run, isDue: () => name !== held && job.isDue?.() !== false });
};

async function holdJob(name) {
  const before = held;
  held = name === 'none' ? undefined : name;
  await begun.get(held)?.catch(() => undefined);
  if (before !== undefined) starting.wakeJob(before);
}

/** Nothing of the runs before is in its memory. The settings in `x-job-env` are those of this run alone. */
function runJob(name, settings) {
  const { resetEnv } = load(path.join(platform, 'env/env.js'));
  const { JOBS } = load(path.join(platform, '../startup/job-list.js'));
  const before = Object.fromEntries(Object.keys(settings).map((key) => [key, process.env[key] ?? '']));
  Object.assign(process.env, settings);
  resetEnv();
  const running = JOBS[name](shop).run();
  Object.assign(process.env, before);
  resetEnv();
  return running;
}

/** What a request about jobs asks for; undefined for all others. */
function ofJobs({ headers }, response) {
  const { 'x-run-job': name, 'x-hold-job': hold, 'x-job-env': settings = '{}', 'x-mail-runs': runs } = headers;
  if (name === undefined && hold === undefined && runs === undefined) return undefined;
  const answer = (status, body) => {
    response.statusCode = status;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  };
  return () => {
    if (runs !== undefined) {
      answer(200, { runs: mailRuns });
      mailRuns = [];
      return true;
    }
    const request = doomed.getStore();
    const work = name === undefined ? holdJob(hold) : runJob(name, JSON.parse(settings));
    work.then(
      () => answer(200, { points: request?.passed ?? 0 }),
      (error) => answer(500, { message: String(error) }),
    );
    return true;
  };
}

const worker = load(path.join(platform, 'outbox/outbox-worker.js'));
const { sendDueMails } = worker;
worker.sendDueMails = async (strapi) => {
  /** @type {string[]} */
  const statements = [];
  await mailing.run(statements, () => sendDueMails(strapi));
  // A run without mails only looks for them.
  if (statements.length > 1) mailRuns = [...mailRuns, statements].slice(-LAST_RUNS);
};
