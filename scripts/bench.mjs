// Runs all benchmarks one after another and puts their figures into the README: `npm run bench [-- name …]`, where only the
// named ones are run and the table is printed, not written. Nothing else should run meanwhile; exits with 1 when one fails.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { readFigures, replaceFigures } from './lib/figures.mjs';
import { bold, red, say, seconds } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { root } from './lib/settings.mjs';

const ALL = ['pages', 'lighthouse', 'orders', 'content', 'search', 'desk', 'accounts', 'video', 'forms', 'checkout'];
const readme = join(root, 'README.md');

/** Measures a running shop; the others start their own. */
const NEEDS_SHOP = new Set(['lighthouse']);

/** Runs a benchmark, showing what it prints. @param {string} name @returns {Promise<{ code: number, output: string }>} */
function runBenchmark(name) {
  const command = ['npm', 'run', '--silent', `bench:${name}`];
  const whole = NEEDS_SHOP.has(name) ? ['node', 'scripts/with-shop.mjs', ...command] : command;
  return new Promise((resolve, reject) => {
    const child = spawn(whole[0] ?? '', whole.slice(1), {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

runMain(async () => {
  const named = process.argv.slice(2);
  const figures = [];
  const load = (loadavg()[0] ?? 0).toFixed(1);
  for (const name of named.length > 0 ? named : ALL) {
    const start = Date.now();
    say(bold(`\n── bench:${name}`));
    const { code, output } = await runBenchmark(name);
    figures.push(...readFigures(output));
    say(`   ${seconds(start)}`);
    if (code === 0) continue;
    say(red(`   bench:${name} failed`));
    process.exitCode = 1;
  }
  const heading = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.versions.node}, load ${load} before`;
  say(bold(`\n── ${heading}`));
  for (const { what, value } of figures) say(`  ${what}: ${value}`);
  if (named.length > 0 || process.exitCode) return;
  writeFileSync(readme, replaceFigures(readFileSync(readme, 'utf8'), heading, figures));
});
