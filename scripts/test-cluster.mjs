// Tests several processes of each half on PostgreSQL and behind nginx; a part of `npm run test:full`. With a number, only that part.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './lib/builds.mjs';
import { checkNode } from './lib/checks.mjs';
import { clusterTests } from './lib/cluster/tests.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bold, say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { exitCode } from './lib/processes.mjs';

runMain(async () => {
  checkNode();
  await ensureInstalled();
  const logs = mkdtempSync(join(tmpdir(), 'shop-test-'));
  await ensureBuilt({ distDir: '.next-test', admin: false, logs });
  rmSync(logs, { recursive: true, force: true });
  const parts = clusterTests((args, cwd, env) =>
    exitCode(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], { cwd, env, inherit: true }),
  );
  const only = process.argv[2];
  for (const [index, { title, run }] of parts.entries()) {
    if (only && String(index + 1) !== only) continue;
    say(bold(`\n── ${title}`));
    if ((await run()) !== 0) process.exitCode = 1;
  }
});
