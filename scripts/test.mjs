// Everything that must hold, from nothing: installs, checks, builds apart from a running shop, and tests the real thing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { checkNode } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bold, dim, green, red, say, seconds } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { partsUnderNode24 } from './lib/node-24.mjs';
import { withPostgres } from './lib/postgres.mjs';
import { exitCode, run } from './lib/processes.mjs';
import { backendRoot, root } from './lib/settings.mjs';
import { readReport, slowest } from './lib/test-report.mjs';
import { withTestShop } from './lib/test-shop.mjs';

const full = process.argv.includes('--full');
const distDir = '.next-test';
const work = mkdtempSync(join(tmpdir(), 'shop-test-'));
const begin = Date.now();

/** @type {({ title: string, ok: boolean, took: string } & import('./lib/test-report.mjs').Counts)[]} */
const results = [];
let reports = 0;

/**
 * @param {string} title
 * @param {(report: string) => Promise<number>} part answers an exit code and may leave a JSON report
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

const node = (/** @type {string[]} */ args, cwd = root, env = process.env) =>
  exitCode(process.execPath, args, { cwd, env, inherit: true });
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

async function main() {
  checkNode();
  await ensureInstalled();
  const browser = await ensureBrowser();

  await check('Format', () => node(['node_modules/@biomejs/biome/bin/biome', 'format', '.']));
  await check('Lint', () => node(['node_modules/oxlint/bin/oxlint', '.']));
  await check('Imports', () => node(['scripts/check-imports.mjs']));
  await check('Commit titles', () => node(['scripts/check-commits.mjs']));
  await check('Unused code and packages', () => node(['node_modules/knip/bin/knip.js', '--no-progress']));
  const types = (/** @type {string} */ title, /** @type {string[]} */ args, cwd = root) =>
    check(`Types of the ${title}`, () => node(['node_modules/typescript/bin/tsc', '-p', ...args], cwd));
  await Promise.all([
    types('backend', ['tsconfig.json', '--noEmit'], backendRoot),
    types('admin', ['src/admin/tsconfig.json'], backendRoot),
  ]);
  await ensureBuilt({ distDir, admin: full, logs: join(work, 'logs') });
  // Against the routes of this build alone: what an older build of a running shop left behind may know others.
  await types('storefront', ['tsconfig.check.json', '--noEmit']);
  await check('Unit tests', (report) => vitest(report, []));
  // Made once, before two want it at the same time.
  await run(process.execPath, ['dist/seed/snapshot-cli.js', '--out', join(backendRoot, '.cache', 'snapshots')], {
    cwd: backendRoot,
    log: join(work, 'logs', 'snapshot.log'),
    env: { ...process.env, TZ: 'UTC' },
  });
  // Two halves, each with a backend of its own: much of the time a test waits for something to happen.
  await Promise.all(
    ['1/2', '2/2'].map((half) =>
      check(`Backend tests, ${half}`, (report) =>
        vitest(report, ['--exclude', 'tests/accounts/**', `--shard=${half}`], backendRoot),
      ),
    ),
  );
  if (full) {
    await withPostgres((url) =>
      check('Backend tests, PostgreSQL', (report) =>
        vitest(report, ['tests'], backendRoot, { ...process.env, DATABASE_URL: url }),
      ),
    );
    for (const part of await partsUnderNode24(work)) await check(part.title, part.run);
    const long = ['--config', 'vitest.long.config.mts'];
    await check('Money under load', (report) => vitest(report, long, backendRoot));
    await withPostgres((url) =>
      check('Money under load, PostgreSQL', (report) =>
        vitest(report, long, backendRoot, { ...process.env, DATABASE_URL: url }),
      ),
    );
  }
  await withTestShop({ work, distDir, browser, admin: full }, async (env) => {
    await Promise.all([
      check('Contract tests', (report) => vitest(report, ['--config', 'tests/contract/vitest.config.mts'], root, env)),
      // Limits and answer times are measured here: beside what waits as well, never beside the two halves or the browsers.
      check('Backend tests, accounts', (report) => vitest(report, ['tests/accounts'], backendRoot)),
    ]);
    await check('End-to-end tests', (report) =>
      node(
        ['node_modules/@playwright/test/cli.js', 'test', ...(full ? ['--grep', '.'] : ['--grep-invert', '@full'])],
        root,
        { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      ),
    );
    if (full) {
      const desk = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/e2e-admin/playwright.config.ts'];
      await check('The admin', (report) => node(desk, root, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }));
    }
    if (full)
      await check('Lighthouse', () => node(['scripts/lighthouse.mjs', `http://localhost:${env.PORT}`], root, env));
  });
  summarise();
}

function summarise() {
  say(bold('\n── The slowest tests'));
  for (const { ms, name } of slowest(results.flatMap(({ timings }) => timings)))
    say(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  say(bold(`\n── Summary (${seconds(begin)})`));
  for (const { title, ok, took, passed, failed, skipped, faults } of results) {
    // Named once more at the end, where somebody who sees the last lines alone finds them.
    for (const fault of faults) say(red(`  ${title}: ${fault}`));
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
