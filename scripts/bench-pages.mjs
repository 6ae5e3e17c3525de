// JavaScript of the main pages compared with a bare page of the same framework, and the speed of cached pages compared with
// that page and with nginx sending the same bytes from files.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBareApp } from './lib/bare-app.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { freePort } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { figure } from './lib/figures.mjs';
import { say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { compare, hasLoadTools, startNginx } from './lib/page-speed.mjs';
import {
  articlePage,
  fetchPage,
  mainPages,
  RATIO,
  recordPath,
  scriptKiB,
  weighedPackages,
  weighPage,
} from './lib/page-weight.mjs';
import { startTemporaryShop } from './lib/temporary-shop.mjs';

const ENCODINGS = ['br', 'gzip'];
const WARM_UP = 200;

/** @typedef {{ pid: number, port: number }} Served */

/** Records the weight that `npm test` compares the shop's pages with. @param {number} kiB */
function record(kiB) {
  const weight = { packages: weighedPackages(), kiB: Number(kiB.toFixed(1)) };
  writeFileSync(recordPath, `${JSON.stringify(weight, null, 2)}\n`);
}

/** @param {{ shop: Served, floor: number, pages: string[] }} options */
async function measureWeight({ shop, floor, pages }) {
  say(`JavaScript before the first click, gzip. A bare page: ${floor.toFixed(1)} KiB. Budget: ${RATIO} times that.`);
  for (const path of pages) {
    const size = await scriptKiB(shop.port, path);
    const ratio = size / floor;
    say(
      `  ${path.padEnd(28)} ${size.toFixed(1).padStart(6)} KiB  ratio ${ratio.toFixed(3)}  ${ratio <= RATIO ? 'within' : 'OVER'}`,
    );
    if (ratio > RATIO) process.exitCode = 1;
    figure(`JavaScript of ${path}`, `${size.toFixed(1)} KiB gzip, ${ratio.toFixed(2)} of a bare page`);
  }
  say('Everything else before the first click, in KiB; npm test holds budgets.');
  for (const path of pages) {
    const { requests, ...sizes } = await weighPage(shop.port, path);
    const parts = Object.entries(sizes).map(([part, size]) => `${part} ${size.toFixed(1)}`);
    say(`  ${path.padEnd(28)} ${parts.join('  ')}  requests ${requests}`);
    figure(`weight of ${path}, KiB`, `${parts.join(', ')}; ${requests} requests`);
  }
}

/** @param {{ work: string, shop: Served, bare: Served, pages: string[] }} options */
async function measureSpeed({ work, shop, bare, pages }) {
  /** @type {Record<string, Buffer>} */
  const files = {};
  for (const [at, path] of pages.entries())
    for (const encoding of ENCODINGS) {
      for (let i = 0; i < WARM_UP; i++) await fetchPage(shop.port, path, encoding);
      files[`${at}.${encoding}`] = (await fetchPage(shop.port, path, encoding)).body;
    }
  const port = await freePort();
  const nginx = await startNginx({ work, port, files });
  say('\nCached pages, per second and CPU-ms each; load generator on the same cores, so compare the ratios:');
  say(`  ${'page'.padEnd(36)}   KiB          shop         nginx          bare  of nginx  of bare`);
  try {
    for (const [at, path] of pages.entries())
      for (const encoding of ENCODINGS) {
        const speeds = await compare([
          { ...shop, path, encoding },
          { pid: nginx.pid, port, path: `/${at}.${encoding}`, encoding },
          { ...bare, path: '/', encoding },
        ]);
        const [ours = 0, theirs = 0, bares = 0] = speeds.map(({ perSecond }) => perSecond);
        const columns = speeds.map((speed) => `${speed.perSecond.toFixed(0).padStart(6)} ${speed.cpuMs.toFixed(3)}`);
        const size = ((files[`${at}.${encoding}`]?.length ?? 0) / 1024).toFixed(1).padStart(5);
        const ratios = `${(ours / theirs).toFixed(2).padStart(8)} ${(ours / bares).toFixed(2).padStart(8)}`;
        say(`  ${path.padEnd(31)} ${encoding.padEnd(4)} ${size}  ${columns.join('  ')}  ${ratios}`);
        figure(
          `cached ${path}, ${encoding}`,
          `${ours.toFixed(0)} a second, ${speeds[0]?.cpuMs.toFixed(3)} CPU-ms, ${(ours / theirs).toFixed(2)} of nginx, ${(ours / bares).toFixed(0)} times a bare page`,
        );
      }
  } finally {
    await nginx.stop();
  }
}

runMain(async () => {
  const work = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  await ensureInstalled();
  await ensureBuilt({ distDir: '.next-test', admin: false, logs: work });
  const shop = await startTemporaryShop({ work, distDir: '.next-test' });
  const bare = await startBareApp(work);
  try {
    const floor = await scriptKiB(bare.port, '/');
    if (process.argv.includes('--record')) record(floor);
    const { port } = shop.settings;
    const storefront = { port, pid: shop.services.find(({ name }) => name === 'storefront')?.pid ?? 0 };
    const pages = await mainPages(port);
    await measureWeight({ shop: storefront, floor, pages });
    if (!hasLoadTools()) {
      say('\nInstall nginx and wrk to measure the speed of cached pages as well.');
      return;
    }
    pages.push(await articlePage(port));
    await measureSpeed({ work, shop: storefront, bare, pages });
  } finally {
    await bare.stop();
    await shop.stop();
    rmSync(work, { recursive: true, force: true });
  }
});
