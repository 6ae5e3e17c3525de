import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { allLocales, call, originOf, pagePathOf } from '../support/shop';
import { addToCart, expect, inTurn, openProduct, settle, test, text, valueLabel } from './support';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

const say = (locale: Locale, key: string, values?: Record<string, string | number>): string =>
  text(locale, `sizeAdviser.${key}`, values);
const field = (page: Page, locale: Locale, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${say(locale, name).replaceAll(/[()]/g, '\\$&')}`) });
/** With the comma or point of the language. */
const decimal = (locale: Locale, value: number): string => value.toLocaleString(LOCALE_SETTINGS[locale].tag);
const sizeRadio = (page: Page, size: string) =>
  page.getByRole('radio', { name: new RegExp(`^${size}\\b`), checked: true });

for (const locale of allLocales) {
  // Classic, blue, XS is sold out in the seed.
  test(`${locale}: advice on a product, by keyboard, to the cart`, {
    tag: inTurn(locale, '@phone', 'nl'),
  }, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    await openProduct(page, locale, 'ZW-CLASSIC');
    await page.getByRole('radio', { name: new RegExp(`^${valueLabel(locale, 'blue')}`) }).check({ force: true });
    const open = page.getByRole('button', { name: say(locale, 'open') });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: say(locale, 'open') })).toBeVisible();

    const weight = field(page, locale, 'weight');
    const submit = page.getByRole('button', { name: say(locale, 'submit') });
    await weight.fill('twelve');
    await weight.press('Enter');
    await expect(weight).toHaveAttribute('aria-invalid', 'true');
    await expect(weight).toHaveValue('twelve');
    await expect(weight).toHaveAccessibleDescription(new RegExp(say(locale, 'weightError')));
    await expectAccessible(page);

    await field(page, locale, 'age').fill('2,5');
    await weight.fill('13,4');
    await weight.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: say(locale, 'youngTitle') })).toBeFocused();
    await field(page, locale, 'age').fill('3');
    await weight.fill('10,99');
    await weight.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: say(locale, 'light', { min: 11 }) })).toBeFocused();
    await expectAccessible(page);

    await weight.fill('13,4');
    await field(page, locale, 'height').fill('99');
    await submit.press('Enter');
    const answer = page.getByRole('alert').filter({ hasText: say(locale, 'sizeTitle', { size: 'XS' }) });
    await expect(answer).toBeFocused();
    await expect(answer).toContainText(say(locale, 'tall', { min: 86, max: 97 }));
    await expectAccessible(page);
    const pink = valueLabel(locale, 'pink');
    await page.getByRole('button', { name: say(locale, 'chooseColor', { size: 'XS', color: pink }) }).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(sizeRadio(page, 'XS')).toBeVisible();
    await expect(page).toHaveURL(/\?color=pink&size=xs$/);
    await addToCart(page, locale);
    await expect(page.getByText(text(locale, 'cart.notifications.added')).first()).toBeVisible();
    expect(sent.filter((request) => /13[.,]4|twelve|10[.,]99/.test(request))).toEqual([]);
  });

  test(`${locale}: the finder, from three questions to a suit`, { tag: ['@desktop', '@full'] }, async ({ page }) => {
    await page.goto(`${originOf(locale)}${await pagePathOf(locale, 'welk-drijfpak')}`);
    const submit = page.getByRole('button', { name: say(locale, 'find') });
    await field(page, locale, 'weight').fill('19');
    await field(page, locale, 'age').fill('4');
    const temperature = field(page, locale, 'temperature');
    await temperature.fill('19,5');
    await submit.click();
    await expect(page.getByRole('radiogroup', { name: say(locale, 'place') })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('radio', { name: say(locale, 'placeOpen') }).check();
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: say(locale, 'coldTitle') })).toBeFocused();
    await temperature.fill('22');
    await submit.click();
    const found = page.getByRole('alert').filter({ hasText: 'Zwotter Pro' });
    await expect(found).toContainText(say(locale, 'openSafety'));
    await expectAccessible(page);
    await found.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Zwotter Pro/);
    await expect(sizeRadio(page, 'M')).toBeVisible();
  });
}

for (const locale of allLocales) {
  test(`${locale}: the Pro asks for the chest too, and weight decides`, {
    tag: ['@phone', '@full'],
  }, async ({ page }) => {
    await openProduct(page, locale, 'ZW-PRO');
    await page.getByRole('button', { name: say(locale, 'open') }).click();
    const chest = field(page, locale, 'chest');
    await expect(chest).toHaveAccessibleDescription(new RegExp(say(locale, 'chestHint')));
    await field(page, locale, 'age').fill('5');
    await field(page, locale, 'weight').fill('19');
    await chest.fill('wide');
    await chest.press('Enter');
    await expect(chest).toHaveAccessibleDescription(new RegExp(say(locale, 'chestError')));
    await chest.fill('61,5');
    await chest.press('Enter');
    const answer = page.getByRole('alert').filter({ hasText: say(locale, 'sizeTitle', { size: 'M' }) });
    await expect(answer).toContainText(say(locale, 'wide', { min: 56, max: 58 }));
    await expectAccessible(page);
    await chest.fill('57');
    await chest.press('Enter');
    await expect(answer).not.toContainText(say(locale, 'wide', { min: 56, max: 58 }));
    await expect(answer).toBeVisible();
  });
}

for (const locale of allLocales) {
  test(`${locale}: advice on the listing filters it, and a shared advice is taken out of the address`, {
    tag: ['@desktop', '@full'],
  }, async ({ page }) => {
    const listing = `${originOf(locale)}${await pagePathOf(locale, 'shop')}`;
    const weight = decimal(locale, 17.5);
    await page.goto(`${listing}#size-adviser?${new URLSearchParams({ weight, age: '5' })}`);
    await expect(field(page, locale, 'weight')).toHaveValue(weight);
    await expect(page).toHaveURL(listing);
    await page.getByRole('button', { name: say(locale, 'submit') }).click();
    const rounded = { lower: 'S', upper: 'M', weight: 18, size: 'M' };
    await expect(page.getByText(say(locale, 'rounded', rounded))).toBeVisible();
    await page.getByRole('link', { name: say(locale, 'showSuits', { size: 'M' }) }).click();
    await expect(page).toHaveURL(`${listing}?size=m`);
    // Kept in this tab: the next page knows it.
    await openProduct(page, locale, 'ZW-MINI');
    await page.getByRole('button', { name: say(locale, 'open') }).click();
    await expect(field(page, locale, 'weight')).toHaveValue(weight);
    // Another advice that is shared while the page is open.
    await page.evaluate(() => location.assign('#size-adviser?weight=12&age=4'));
    await expect(field(page, locale, 'weight')).toHaveValue('12');
  });

  test(`${locale}: advice on the size guide leads to a suit, and is shared by a link`, {
    tag: ['@phone', '@full'],
  }, async ({ page, context }) => {
    const guide = `${originOf(locale)}${await pagePathOf(locale, 'maattabel')}`;
    const weight = decimal(locale, 17.5);
    const answerOn = (shown: Page) =>
      shown.getByRole('alert').filter({ hasText: say(locale, 'sizeTitle', { size: 'M' }) });
    const submitOn = (shown: Page) => shown.getByRole('button', { name: say(locale, 'submit') }).click();
    await page.goto(guide);
    await field(page, locale, 'weight').fill(weight);
    await field(page, locale, 'age').fill('5');
    await submitOn(page);
    const rounded = say(locale, 'rounded', { lower: 'S', upper: 'M', weight: 18, size: 'M' });
    await expect(answerOn(page)).toContainText(rounded);
    await expectAccessible(page);

    await answerOn(page).getByText(say(locale, 'share'), { exact: true }).click();
    const link = await page.getByRole('textbox', { name: say(locale, 'share') }).inputValue();
    const other = await context.newPage();
    await other.goto(link);
    await expect(other).toHaveURL(guide);
    await expect(field(other, locale, 'weight')).toHaveValue(weight);
    await submitOn(other);
    await expect(answerOn(other)).toContainText(rounded);
    await other.close();

    await answerOn(page)
      .getByRole('link', { name: /Classic/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Classic/);
    await expect(sizeRadio(page, 'M')).toBeVisible();
  });
}

test('the adviser is loaded when it is opened, not before', { tag: ['@phone', '@full'] }, async ({ page }) => {
  const ENDPOINT = '/api/size-advice';
  const asked: { path: string; isScript: boolean }[] = [];
  page.on('request', (request) => {
    asked.push({ path: new URL(request.url()).pathname, isScript: request.resourceType() === 'script' });
  });
  /** Scripts that call the endpoint: those of the adviser. */
  const adviserScripts = async (requests: typeof asked): Promise<string[]> => {
    const paths = [...new Set(requests.filter(({ isScript }) => isScript).map(({ path }) => path))];
    const bodies = await Promise.all(paths.map(async (path) => (await call('nl', path)).body));
    return paths.filter((_, index) => bodies[index]?.includes(ENDPOINT));
  };
  await openProduct(page, 'nl', 'ZW-CLASSIC');
  const open = page.getByRole('button', { name: say('nl', 'open') });
  await expect(open).toBeVisible();
  await settle(page);
  const before = asked.splice(0);
  expect(before.some(({ isScript }) => isScript)).toBe(true);
  expect(await adviserScripts(before)).toEqual([]);
  expect(before.map(({ path }) => path)).not.toContain(ENDPOINT);

  await open.click();
  await expect(field(page, 'nl', 'weight')).toBeVisible();
  expect(await adviserScripts(asked)).not.toEqual([]);
  expect(asked.filter(({ path }) => path === ENDPOINT)).toHaveLength(1);
});
