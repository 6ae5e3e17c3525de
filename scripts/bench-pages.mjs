// JavaScript of the main pages compared with a bare page of the same framework, and the cost of a cached page.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './lib/builds.mjs';
import { freePort } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { fetchPage, mainPages, RATIO, recordPath, scriptKiB, weighedPackages } from './lib/page-weight.mjs';
import { run, startService } from './lib/processes.mjs';
import { root } from './lib/settings.mjs';
import { startTemporaryShop } from './lib/temporary-shop.mjs';

const REQUESTS = 2000;
const CONCURRENCY = 20;
const next = join(root, 'node_modules/next/dist/bin/next');

/** CPU seconds used by a process (Linux). @param {number} pid */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** @param {number} port @param {string} path @param {number} pid */
async function load(port, path, pid) {
  for (let i = 0; i < 200; i++) await fetchPage(port, path, 'br');
  const [start, cpu] = [Date.now(), cpuSeconds(pid)];
  let left = REQUESTS;
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (left-- > 0) await fetchPage(port, path, 'br');
    }),
  );
  const took = (Date.now() - start) / 1000;
  return { perSecond: REQUESTS / took, cpuMs: ((cpuSeconds(pid) - cpu) * 1000) / REQUESTS };
}

/** Records the weight that `npm test` compares the shop's pages with. @param {number} kiB */
function record(kiB) {
  const weight = { packages: weighedPackages(), kiB: Number(kiB.toFixed(1)) };
  writeFileSync(recordPath, `${JSON.stringify(weight, null, 2)}\n`);
}

runMain(async () => {
  const work = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  await ensureInstalled();
  await ensureBuilt({ distDir: '.next-test', admin: false, logs: work });
  const bareDir = join(root, 'tests/fixtures/bare-app');
  await run(process.execPath, [next, 'build'], {
    cwd: bareDir,
    log: join(work, 'bare.log'),
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const shop = await startTemporaryShop({ work, distDir: '.next-test' });
  const { settings } = shop;
  const barePort = await freePort();
  const bare = startService('bare', [next, 'start', '-p', String(barePort)], {
    cwd: bareDir,
    env: { ...process.env, NODE_ENV: 'production' },
    log: join(work, 'bare.log'),
  });
  try {
    while ((await fetchPage(barePort, '/').catch(() => ({ status: 0 }))).status !== 200)
      await new Promise((resolve) => setTimeout(resolve, 200));
    const floor = await scriptKiB(barePort, '/');
    if (process.argv.includes('--record')) record(floor);
    const pages = await mainPages(settings.port);
    const product = pages.at(-1) ?? '/';
    say(`JavaScript before the first click, gzip. A bare page: ${floor.toFixed(1)} KiB. Budget: ${RATIO} times that.`);
    for (const path of pages) {
      const size = await scriptKiB(settings.port, path);
      const ratio = size / floor;
      say(
        `  ${path.padEnd(28)} ${size.toFixed(1).padStart(6)} KiB  ratio ${ratio.toFixed(3)}  ${ratio <= RATIO ? 'within' : 'OVER'}`,
      );
      if (ratio > RATIO) process.exitCode = 1;
    }
    const storefront = shop.services.find((service) => service.name === 'storefront');
    const shopLoad = await load(settings.port, product, storefront?.pid ?? 0);
    const bareLoad = await load(barePort, '/', bare.pid ?? 0);
    say(`\nCached pages, ${CONCURRENCY} at a time, load generator on the same cores:`);
    say(
      `  ${product.padEnd(28)} ${shopLoad.perSecond.toFixed(0).padStart(5)} a second  ${shopLoad.cpuMs.toFixed(2)} CPU-ms each`,
    );
    say(
      `  bare page of the framework   ${bareLoad.perSecond.toFixed(0).padStart(5)} a second  ${bareLoad.cpuMs.toFixed(2)} CPU-ms each`,
    );
    say(`  ratio                        ${(shopLoad.perSecond / bareLoad.perSecond).toFixed(2)}`);
  } finally {
    await bare.stop();
    await shop.stop();
    rmSync(work, { recursive: true, force: true });
  }
});
