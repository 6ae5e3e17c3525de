// Runs one command against a temporary shop like that of the tests: `npm run with-shop -- npx playwright test purchase`.
// `--admin` as the first argument builds and serves the admin too.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { checkNode } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { exitCode } from './lib/processes.mjs';
import { Problem, root } from './lib/settings.mjs';
import { withTestShop } from './lib/test-shop.mjs';

const distDir = '.next-test';

runMain(async () => {
  checkNode();
  const given = process.argv.slice(2);
  const admin = given[0] === '--admin';
  const [command, ...args] = admin ? given.slice(1) : given;
  if (!command) throw new Problem('Specify the command: npm run with-shop -- npx playwright test purchase --headed');
  await ensureInstalled();
  const browser = await ensureBrowser();
  const work = mkdtempSync(join(tmpdir(), 'shop-test-'));
  await ensureBuilt({ distDir, admin, logs: join(work, 'logs') });
  await withTestShop({ work, distDir, browser, admin }, async (env) => {
    process.exitCode = await exitCode(command, args, { cwd: root, env, inherit: true });
  });
  if (process.exitCode === 0) rmSync(work, { recursive: true, force: true });
  else say(`Logs and data of this shop: ${work}`);
});
