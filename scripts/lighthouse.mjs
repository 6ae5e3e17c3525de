// Lighthouse (mobile) over the main pages of a running shop: `npm run bench:lighthouse [origin]`.
import { existsSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { readSettings } from './lib/settings.mjs';

// The performance score depends on the load of the machine; the other three must be perfect.
const GATE = 95;
const gated = ['accessibility', 'best-practices', 'seo'];

runMain(async () => {
  const origin = process.argv[2] ?? readSettings().origins[0]?.origin ?? '';
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const product = /\/shop\/[a-z0-9-]+/.exec(sitemap)?.[0];
  if (!product) throw new Error('The sitemap contains no product');
  const chromePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (const path of ['/', '/shop', product]) {
      const result = await lighthouse(`${origin}${path}`, { port: chrome.port, output: 'json', logLevel: 'error' });
      const scores = Object.values(result?.lhr.categories ?? {}).map(({ id, score }) => ({
        id,
        score: Math.round((score ?? 0) * 100),
      }));
      say(`  ${path.padEnd(32)} ${scores.map(({ id, score }) => `${id} ${score}`).join('  ')}`);
      if (scores.some(({ id, score }) => gated.includes(id) && score < GATE)) {
        process.exitCode = 1;
        for (const audit of Object.values(result?.lhr.audits ?? {}))
          if (audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary')
            say(`      ${audit.id}: ${audit.title}`);
      }
    }
  } finally {
    chrome.kill();
  }
});
