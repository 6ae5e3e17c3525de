// Fast checks before a commit: format, lint, types, import rules, and the unit tests affected by the change. Starts no backend.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileBackend } from './lib/builds.mjs';
import { checkNode } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bold, green, red, say, seconds } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { exitCode, tail } from './lib/processes.mjs';
import { backendRoot, root } from './lib/settings.mjs';

const tsc = 'node_modules/typescript/bin/tsc';
const next = 'node_modules/next/dist/bin/next';

/** @param {string[]} args */
function git(args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** Where this branch left main; on main itself the last commit. Uncommitted changes count as well. */
function changedSince() {
  const bases = ['origin/HEAD', 'origin/main', 'main'].map((branch) => git(['merge-base', branch, 'HEAD']));
  return bases.find(Boolean) ?? 'HEAD';
}

/** @param {string} base @param {string[]} args */
const related = (base, ...args) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--changed',
  base,
  '--passWithNoTests',
  ...args,
];

/** @typedef {{ command?: string, args: string[], cwd: string }} Step */
/** @typedef {{ title: string, steps: Step[] }} Check */

/** Slowest first: two run at a time. @returns {Check[]} */
function listChecks() {
  const base = changedSince();
  const at = (/** @type {string} */ cwd, /** @type {string[]} */ ...args) => ({ args, cwd });
  return [
    { title: 'Unit tests', steps: [at(root, ...related(base))] },
    { title: 'Unit tests, backend', steps: [at(backendRoot, ...related(base, '--config', 'vitest.unit.config.mts'))] },
    { title: 'Types of the storefront', steps: [at(root, next, 'typegen'), at(root, tsc, '--noEmit')] },
    { title: 'Types of the backend', steps: [at(backendRoot, ...compileBackend, '--noEmit')] },
    { title: 'Types of its tests', steps: [at(root, tsc, '--noEmit', '-p', 'backend/tests/tsconfig.json')] },
    { title: 'Types of the admin', steps: [at(root, tsc, '--noEmit', '-p', 'backend/src/admin/tsconfig.json')] },
    { title: 'Format', steps: [at(root, 'node_modules/@biomejs/biome/bin/biome', 'format', '.')] },
    { title: 'Lint', steps: [at(root, 'node_modules/oxlint/bin/oxlint', '.')] },
    {
      title: 'Rules of imports',
      steps: [{ command: 'npm', args: ['run', '--if-present', 'lint:imports'], cwd: root }],
    },
  ];
}

/** @param {Check} check @param {string} log @returns {Promise<boolean>} whether every step went well */
async function pass({ title, steps }, log) {
  const begin = Date.now();
  for (const { command = process.execPath, args, cwd } of steps) {
    if ((await exitCode(command, args, { cwd, log })) === 0) continue;
    say(`${red('✗')} ${bold(title)} ${seconds(begin)}\n${tail(log, 60)}`);
    return false;
  }
  say(`${green('✓')} ${title} ${seconds(begin)}`);
  return true;
}

runMain(async () => {
  checkNode();
  await ensureInstalled();
  const begin = Date.now();
  const logs = mkdtempSync(join(tmpdir(), 'shop-check-'));
  const waiting = listChecks();
  let failed = 0;
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await pass(check, join(logs, `${waiting.length}.log`)))) failed += 1;
    }
  };
  await Promise.all([work(), work()]);
  rmSync(logs, { recursive: true, force: true });
  say(failed === 0 ? green(`\nAll checks passed (${seconds(begin)})`) : red(`\n${failed} failed (${seconds(begin)})`));
  process.exitCode = failed === 0 ? 0 : 1;
});
