import { chromium } from '@playwright/test';
const origins = Object.fromEntries(process.env.LOCALE_HOSTS.split(',').map((e) => e.split('=')));
const consent = `1.0.0.${Math.floor(Date.now() / 1000)}.00000000-0000-4000-8000-000000000000`;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const paths = JSON.parse(process.argv[2]);
for (const [locale, width] of [
  ['de', 390],
  ['nl', 1280],
]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await context.addCookies([
    { name: 'locale', value: locale, url: origins[locale] },
    { name: 'consent', value: decodeURIComponent('') || consent, url: origins[locale] },
  ]);
  const page = await context.newPage();
  for (const [name, path] of Object.entries(paths[locale])) {
    await page.goto(origins[locale] + path, { waitUntil: 'load' });
    await page.evaluate(async () => {
      for (const i of document.images) i.loading = 'eager';
      await Promise.all([...document.images].map((i) => i.decode().catch(() => {})));
    });
    await page.screenshot({ path: `/tmp/bl-${name}-${locale}-${width}.png`, fullPage: true });
  }
}
await browser.close();
