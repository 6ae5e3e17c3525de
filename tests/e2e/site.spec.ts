import { expectAccessible, sidewaysOf } from '../support/accessible';
import { allLocales, originOf, pagePathOf, readRouteIndex, segment } from '../support/shop';
import { isFull } from '../support/time-limits';
import { addToCart, chooseSuit, expect, openProduct, test, text } from './support';
import { type Locale } from '@/backend/contract/locales';

test('the switcher leads to the same page in the other language and remembers it', { tag: '@desktop-first' }, async ({
  page,
}) => {
  await openProduct(page, 'nl', 'ZW-CLASSIC');
  const switcher = page.getByRole('navigation', { name: text('nl', 'layout.footer.languages') });
  await expect(switcher.getByRole('link')).toHaveCount(6);
  const spanish = switcher
    .getByRole('link', { name: /es/i })
    .filter({ hasText: /Español|es/i })
    .first();
  await spanish.click();
  await page.waitForURL(new RegExp(`^${originOf('es')}/tienda/`));
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
});

test('a bar suggests the visitor’s own language beside the cookie question, and never redirects', {
  tag: ['@desktop', '@full'],
}, async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(originOf('nl'));
  await expect(page.locator('html')).toHaveAttribute('lang', /^nl/);
  await expect(page.getByText(text('de', 'general.offerBar.text'))).toBeVisible();
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    const boxOf = async (bar: string) => (await page.locator(bar).boundingBox()) ?? { y: -1, height: 0 };
    await expect
      .poll(async () => {
        const [offer, question] = [await boxOf('[data-country-bar]'), await boxOf('[data-consent-bar]')];
        return offer.y >= 0 && question.y > 0 && offer.y + offer.height <= question.y;
      })
      .toBe(true);
  }
  await page.getByRole('link', { name: text('de', 'general.offerBar.go') }).click();
  await page.waitForURL(new RegExp(`^${originOf('de')}`));
  await context.close();
});

test('filters, sorting and pages are part of the URL', { tag: '@desktop-first' }, async ({ page }) => {
  await page.goto(`${originOf('nl')}${await pagePathOf('nl', 'shop')}?color=blue&size=m&sort=price-desc`);
  const cards = page
    .getByRole('main')
    .getByRole('article')
    .or(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') }),
    );
  await expect(cards.first()).toBeVisible();
  await expect(page).toHaveURL(/sort=price-desc/);
  await page.goto(`${originOf('nl')}${await pagePathOf('nl', 'shop')}?page=99`);
  expect((await page.request.get(page.url())).status()).toBeLessThan(500);
});

test('signing in and up have a layout of their own, with home, languages and legal pages', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  for (const path of ['/login', '/register', '/forgot-password', '/reset']) {
    await page.goto(`${originOf('de')}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: text('de', 'layout.nav.primary') })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: text('de', 'layout.nav.secondary') })).toHaveCount(0);
    await expect(page.getByRole('link', { name: text('de', 'layout.cart.empty') })).toHaveCount(0);
    await expect(
      page.getByRole('navigation', { name: text('de', 'layout.nav.legal') }).getByRole('link'),
    ).not.toHaveCount(0);
    const french = page
      .getByRole('navigation', { name: text('de', 'layout.footer.languages') })
      .locator('[data-locale=fr]');
    await expect(french).toHaveAttribute('href', `${originOf('fr')}${path}`);
  }
  await page.getByRole('banner').getByRole('link').click();
  await expect(page).toHaveURL(`${originOf('de')}/`);
  await expect(page.getByRole('navigation', { name: text('de', 'layout.nav.primary') }).first()).toBeVisible();
});

test('the menu on a phone opens, closes on a link and on Escape', { tag: '@phone' }, async ({ page }) => {
  await page.goto(originOf('nl'));
  const toggle = page.getByRole('button', { name: text('nl', 'layout.nav.open') });
  await toggle.click();
  const menu = page.getByRole('navigation', { name: text('nl', 'layout.nav.primary') });
  await expect(menu.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link').first()).toBeHidden();
  await toggle.click();
  await menu.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(menu.getByRole('link').first()).toBeHidden();
});

test('the 404 page swims, names itself and links home', { tag: ['@phone-first', '@full'] }, async ({ page }) => {
  const response = await page.goto(`${originOf('en')}/no-such-page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'general.404.title'));
  await page.getByRole('link', { name: text('en', 'general.404.btn'), exact: true }).click();
  await expect(page).toHaveURL(`${originOf('en')}/`);
});

test('navigation scrolls to the top and keeps the document', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await page.goto(`${originOf('nl')}${await pagePathOf('nl', 'shop')}`);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.mouse.wheel(0, 1500);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Zwotter/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/shop\/.+/);
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

/** Every language on both screens takes minutes: a short run checks the longest texts on the smaller one. */
const everyRun: Partial<Record<Locale, ('desktop' | 'phone')[]>> = {
  de: ['phone'],
};
const looks = allLocales.flatMap((locale) =>
  (['desktop', 'phone'] as const).map((screen) => ({
    locale,
    screen,
    tag: everyRun[locale]?.includes(screen) ? [`@${screen}`] : [`@${screen}`, '@full'],
  })),
);

for (const { locale, screen, tag } of looks) {
  test(`no page of ${locale} on a ${screen} has accessibility violations or scrolls sideways`, { tag }, async ({
    page,
  }) => {
    const index = await readRouteIndex();
    const first = (rows: { locale: string; slug: string }[]) => rows.find((row) => row.locale === locale)?.slug;
    const lesson = index.lessons.find((row) => row.locale === locale);
    const levelOf = index.levels.find((row) => row.locale === locale && row.id === lesson?.level);
    const paths = [
      '/',
      `/${segment(locale, 'shop')}/${first(index.products)}`,
      await pagePathOf(locale, 'shop'),
      await pagePathOf(locale, 'winkelmand'),
      await pagePathOf(locale, 'afrekenen'),
      await pagePathOf(locale, 'contact'),
      `/${segment(locale, 'blog')}/${first(index.articles)}`,
      '/academy',
      `/${segment(locale, 'academy')}/${first(index.levels)}`,
      `/${segment(locale, 'academy')}/${levelOf?.slug}/${lesson?.slug}`,
      await pagePathOf(locale, 'algemene-voorwaarden'),
      '/login',
      '/register',
      '/no-such-page',
    ];
    for (const path of paths) {
      await page.goto(`${originOf(locale)}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
    }
  });
}

test('a filled checkout has no accessibility violations, with and without errors', {
  tag: ['@phone-first', '@full'],
}, async ({ page }) => {
  await openProduct(page, 'de', 'ZW-CLASSIC');
  await chooseSuit(page, 'de', 'blue', 'm');
  await addToCart(page, 'de');
  await page.goto(`${originOf('de')}${await pagePathOf('de', 'afrekenen')}`);
  await page.getByRole('button', { name: text('de', 'checkout.button') }).click();
  await expect(page.getByText(text('de', 'forms.summary'))).toBeVisible();
  await expectAccessible(page);
});

test('nothing scrolls sideways while the fonts of the shop are missing', { tag: '@desktop' }, async ({ page }) => {
  await page.route(/\.woff2/, (route) => route.abort());
  for (const locale of allLocales) {
    await page.goto(originOf(locale));
    for (const width of [640, 768, 1024]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await sidewaysOf(page), `${locale} ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('at 320 px nothing scrolls sideways', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // The longest texts; the other languages are in the full run.
  for (const locale of isFull ? allLocales : (['de', 'fr'] as const)) {
    for (const path of ['/', await pagePathOf(locale, 'shop'), await pagePathOf(locale, 'afrekenen'), '/login']) {
      await page.goto(`${originOf(locale)}${path}`);
      expect(await sidewaysOf(page), `${locale} ${path}`).toBeLessThanOrEqual(0);
    }
  }
});
