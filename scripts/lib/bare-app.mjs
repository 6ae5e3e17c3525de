import { join } from 'node:path';
import { freePort } from './checks.mjs';
import { fetchPage } from './page-weight.mjs';
import { run, startService } from './processes.mjs';
import { root } from './settings.mjs';

const next = join(root, 'node_modules/next/dist/bin/next');

/**
 * Builds and starts the smallest app of the framework, tests/fixtures/bare-app: what this machine and the framework need for a page
 * that shows one word. The caller must stop it.
 * @param {string} work directory for its log
 */
export async function startBareApp(work) {
  const cwd = join(root, 'tests/fixtures/bare-app');
  const log = join(work, 'bare.log');
  await run(process.execPath, [next, 'build'], { cwd, log, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } });
  const port = await freePort();
  const service = startService('bare', [next, 'start', '-p', String(port)], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    log,
  });
  while ((await fetchPage(port, '/').catch(() => ({ status: 0 }))).status !== 200)
    await new Promise((resolve) => setTimeout(resolve, 200));
  return { port, pid: service.pid ?? 0, stop: () => service.stop() };
}
