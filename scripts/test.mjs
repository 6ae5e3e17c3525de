// Runs every check from scratch: installs, checks, builds separately from a running shop, and tests the built shop.
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { checkNode } from './lib/checks.mjs';
import { clusterTests } from './lib/cluster/tests.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bold, dim, green, red, say, seconds } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { practiseRestore } from './lib/drill.mjs';
import { partsUnderNode24 } from './lib/node-24.mjs';
import { withPostgres } from './lib/postgres.mjs';
import { exitCode, run } from './lib/processes.mjs';
import { backendRoot, root } from './lib/settings.mjs';
import { readReport, slowest } from './lib/test-report.mjs';
import { withTestShop } from './lib/test-shop.mjs';

const full = process.argv.includes('--full');
// Read by the tests: repetitions and measurements are for the full run.
if (full) process.env.TEST_FULL = '1';
const distDir = '.next-test';
const work = mkdtempSync(join(tmpdir(), 'shop-test-'));
const begin = Date.now();

/** @type {({ title: string, ok: boolean, took: string } & import('./lib/test-report.mjs').Counts)[]} */
const results = [];
let reports = 0;

/**
 * @param {string} title
 * @param {(report: string) => Promise<number>} part returns an exit code and may leave a JSON report
 */
async function check(title, part) {
  say(bold(`\n── ${title}`));
  const start = Date.now();
  reports += 1;
  const report = join(work, `${reports}.json`);
  const code = await part(report);
  const counts = readReport(report, code === 0);
  results.push({ title, ok: code === 0 && counts.failed === 0 && counts.passed > 0, took: seconds(start), ...counts });
}

const tsc = 'node_modules/typescript/bin/tsc';
const playwright = 'node_modules/@playwright/test/cli.js';

/** Whether what is started gives way to the lane of the shop, which is the longest. @type {AsyncLocalStorage<boolean>} */
const givesWay = new AsyncLocalStorage();
const givingWay = (/** @type {() => Promise<void>} */ lane) => () => givesWay.run(true, lane);
const node = (/** @type {string[]} */ args, cwd = root, env = process.env) =>
  exitCode(process.execPath, args, { cwd, env, inherit: true, givesWay: givesWay.getStore() ?? false });
const vitest = (/** @type {string} */ report, /** @type {string[]} */ args, cwd = root, env = process.env) =>
  node(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    cwd,
    env,
  );
const types = (/** @type {string} */ title, /** @type {string} */ project) =>
  check(`Types of the ${title}`, () => node([tsc, '--noEmit', '-p', project]));
/** With many short-lived objects, Node's default size of the young generation costs a tenth of the time. */
const roomy = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim() };
const long = ['--config', 'vitest.long.config.mts'];

async function main() {
  checkNode();
  await ensureInstalled();
  const browser = await ensureBrowser();
  const logs = join(work, 'logs');
  // Compiling also checks its types. Everything else depends on it.
  await check('Types of the backend', async () => {
    await ensureBuilt({ admin: full, storefront: false, logs });
    return 0;
  });
  // Two lanes wait for each: a failure ends them, and what else runs to its end.
  const seeded = makeSnapshot();
  const built = ensureBuilt({ distDir, admin: false, logs });
  for (const promise of [seeded, built]) promise.catch(() => {});
  // Its time measurements need an idle machine.
  if (full) await Promise.allSettled([seeded, built]);
  const lanes = await inLanes([
    givingWay(() => backendLane(seeded)),
    givingWay(() => sourceLane(built)),
    () => shopLane(browser, seeded, built),
  ]);
  // Every lane is awaited first: nothing it started may outlive this process.
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
  if (full) {
    for (const part of await partsUnderNode24(work)) await check(part.title, part.run);
    await onPostgres();
    await check('Restore to a point in time', () =>
      practiseRestore({ distDir }).then(
        () => 0,
        (/** @type {unknown} */ error) => {
          say(red(error instanceof Error ? error.message : String(error)));
          return 1;
        },
      ),
    );
    await onCluster();
  }
  summarise();
}

/**
 * One lane waits (for mails, jobs or pages) while another one computes. In the full run they follow each other.
 * @param {(() => Promise<void>)[]} lanes
 */
async function inLanes(lanes) {
  if (!full) return Promise.allSettled(lanes.map((lane) => lane()));
  const settled = [];
  for (const lane of lanes) settled.push(...(await Promise.allSettled([lane()])));
  return settled;
}

/** Created once, before two lanes need it at the same time. */
const makeSnapshot = () =>
  run(process.execPath, ['dist/seed/snapshot-cli.js', '--out', join(backendRoot, '.cache', 'snapshots')], {
    cwd: backendRoot,
    log: join(work, 'logs', 'snapshot.log'),
    env: { ...process.env, ...roomy, TZ: 'UTC' },
  });

/** @param {Promise<void>} seeded */
async function backendLane(seeded) {
  await seeded;
  const env = { ...process.env, ...roomy };
  // Each half with its own backend: one waits for mails, jobs or a pause while the other computes.
  await Promise.all(
    ['1/2', '2/2'].map((half) =>
      check(`Backend tests, ${half}`, (report) => vitest(report, [`--shard=${half}`], backendRoot, env)),
    ),
  );
  await check('Unit tests of the backend', (report) =>
    vitest(report, ['--config', 'vitest.unit.config.mts'], backendRoot),
  );
}

/** What needs no running shop. @param {Promise<void>} built */
async function sourceLane(built) {
  await check('Format', () => node(['node_modules/@biomejs/biome/bin/biome', 'format', '.']));
  await check('Lint', () => node(['node_modules/oxlint/bin/oxlint', '.']));
  await check('Imports', () => node(['scripts/check-imports.mjs']));
  await check('Commit titles', () => node(['scripts/check-commits.mjs']));
  await check('Unused code and packages', () => node(['node_modules/knip/bin/knip.js', '--no-progress']));
  await types('admin', 'backend/src/admin/tsconfig.json');
  await types('backend’s tests', 'backend/tests/tsconfig.json');
  await built;
  // Against the routes of this build only: an older build of a running shop may have others.
  await types('storefront', 'tsconfig.check.json');
  await check('Unit tests', (report) => vitest(report, []));
}

/** @param {string} browser @param {Promise<void>} seeded @param {Promise<void>} built */
async function shopLane(browser, seeded, built) {
  await Promise.all([seeded, built]);
  await withTestShop({ work, distDir, browser, admin: full, env: roomy }, async (env) => {
    await check('Contract tests', (report) =>
      vitest(report, ['--config', 'tests/contract/vitest.config.mts'], root, env),
    );
    await check('End-to-end tests', (report) =>
      node([playwright, 'test', ...(full ? ['--grep', '.'] : ['--grep-invert', '@full'])], root, {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      }),
    );
    if (!full) return;
    await check('The admin', (report) =>
      node([playwright, 'test', '--config', 'tests/e2e-admin/playwright.config.ts'], root, {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      }),
    );
    await check('Lighthouse', () =>
      node(['scripts/lighthouse.mjs', '--once', `http://localhost:${env.PORT}`], root, env),
    );
  });
}

/** Scenarios that need an empty PostgreSQL or many concurrent buyers. */
async function onPostgres() {
  await check('Money under load', (report) => vitest(report, long, backendRoot));
  await withPostgres((url) =>
    check('Backend tests, PostgreSQL', (report) =>
      vitest(report, [], backendRoot, { ...process.env, DATABASE_URL: url }),
    ),
  );
  await withPostgres((url) =>
    check('Money under load, PostgreSQL', (report) =>
      vitest(report, long, backendRoot, { ...process.env, DATABASE_URL: url }),
    ),
  );
}

/** Several processes of each half on one PostgreSQL, as `npm run test:cluster`. */
async function onCluster() {
  let report = '';
  const parts = clusterTests((args, cwd, env) => vitest(report, args, cwd, env));
  for (const { title, run: part } of parts)
    await check(title, (path) => {
      report = path;
      return part();
    });
}

function summarise() {
  say(bold('\n── The slowest tests'));
  for (const { ms, name } of slowest(results.flatMap(({ timings }) => timings)))
    say(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  say(bold(`\n── Summary (${seconds(begin)})`));
  for (const { title, ok, took, passed, failed, skipped, failures } of results) {
    // Repeated at the end, where they are visible without scrolling.
    for (const failure of failures) say(red(`  ${title}: ${failure}`));
    say(
      `  ${ok ? green('✓') : red('✗')} ${title.padEnd(28)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(skipped).padStart(4)} skipped  ${dim(took)}`,
    );
  }
  const total = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    results.reduce((sum, result) => sum + result[key], 0);
  const failed = Math.max(total('failed'), results.filter((result) => !result.ok).length);
  say(`\n${total('passed')} passed, ${failed} failed, ${total('skipped')} skipped`);
  if (failed === 0) rmSync(work, { recursive: true, force: true });
  else say(dim(`Logs and data of this run: ${work}`));
  process.exitCode = failed === 0 ? 0 : 1;
}

runMain(main);
