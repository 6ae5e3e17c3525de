import { signUp } from '../support/account';
import { BUYER } from '../support/buyer';
import { originOf, pagePathOf, readCatalog } from '../support/shop';
import { addToCart, chooseSuit, expect, money, openCheckout, openProduct, test, text, valueLabel } from './support';

const cartOf = async (page: import('@playwright/test').Page) => {
  const cookie = (await page.context().cookies()).find((candidate) => candidate.name === 'cart');
  return cookie
    ? (JSON.parse(decodeURIComponent(cookie.value)) as {
        variantId: string;
        quantity: number;
        options: { key: string; value: string }[];
      }[])
    : [];
};

test('choosing a variant: the prompt, the URL, sold-out options', { tag: '@phone-first' }, async ({ page }) => {
  await openProduct(page, 'nl', 'ZW-CLASSIC');
  await addToCart(page, 'nl');
  await expect(page.getByText(text('nl', 'product.prompt.both')).first()).toBeVisible();
  expect(await cartOf(page)).toEqual([]);
  await chooseSuit(page, 'nl', 'blue', 'm');
  await expect(page).toHaveURL(/color=blue/);
  await expect(page).toHaveURL(/size=m/);
  await page.reload();
  await expect(page.getByRole('radio', { name: valueLabel('nl', 'blue') })).toBeChecked();
  await page.getByRole('radio', { name: /^XS/ }).check();
  await expect(page.getByText(text('nl', 'product.unavailable')).first()).toBeVisible();
});

test('adding: one line per choice, a notification that can be closed, the badge counts lines', {
  tag: '@phone-first',
}, async ({ page }) => {
  const title = await openProduct(page, 'nl', 'ZW-CLASSIC');
  await chooseSuit(page, 'nl', 'pink', 'm');
  await addToCart(page, 'nl');
  const notification = page.getByRole('status', { name: text('nl', 'cart.notifications.region') });
  await expect(notification.getByText(title)).toBeVisible();
  await expect(notification.getByText(new RegExp(`Kleur: ${valueLabel('nl', 'pink')}`))).toBeVisible();
  await expect(notification.getByRole('link', { name: text('nl', 'cart.notifications.toCart') })).toBeVisible();
  await notification.getByRole('button', { name: text('nl', 'cart.notifications.close') }).click();
  await expect(notification.getByText(title)).toBeHidden();
  await addToCart(page, 'nl');
  await expect.poll(() => cartOf(page)).toEqual([expect.objectContaining({ quantity: 2 })]);
  await chooseSuit(page, 'nl', 'blue', 'm');
  await addToCart(page, 'nl');
  await expect.poll(async () => (await cartOf(page)).length).toBe(2);
  const [line] = await cartOf(page);
  expect(Object.keys(line ?? {}).sort()).toEqual(['options', 'quantity', 'variantId']);
  await expect(page.getByRole('link', { name: text('nl', 'layout.cart.many').replace('#', '2') })).toBeVisible();
});

test('the cart: quantity, removal with confirmation, clearing, two tabs in sync', { tag: '@desktop-first' }, async ({
  page,
}) => {
  const title = await openProduct(page, 'nl', 'ZW-CLASSIC');
  await chooseSuit(page, 'nl', 'blue', 'm');
  await addToCart(page, 'nl');
  await expect.poll(async () => (await cartOf(page)).length).toBe(1);
  const cartUrl = `${originOf('nl')}${await pagePathOf('nl', 'winkelmand')}`;
  await page.goto(cartUrl);
  const quantity = page.getByRole('spinbutton', { name: text('nl', 'cart.quantityOf', { title }) });
  await expect(quantity).toHaveValue('1');
  await page
    .getByRole('button', { name: text('nl', 'cart.more') })
    .first()
    .click();
  await expect(quantity).toHaveValue('2');

  const second = await page.context().newPage();
  await second.goto(cartUrl);
  await second
    .getByRole('button', { name: text('nl', 'cart.more') })
    .first()
    .click();
  await expect(quantity).toHaveValue('3');
  await second.close();

  const remove = page.getByRole('button', { name: text('nl', 'cart.removeOf', { title }) });
  await remove.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('nl', 'cart.no') })
    .last()
    .click();
  await expect(quantity).toHaveValue('3');
  await remove.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('nl', 'cart.yes') })
    .click();
  await expect.poll(() => cartOf(page)).toEqual([]);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('a hostile or broken cookie is an empty cart', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  for (const value of [
    '%7Bbroken',
    encodeURIComponent('[{"variantId":{"$ne":1},"quantity":"<script>","options":7}]'),
    'x'.repeat(3000),
  ]) {
    await page.context().addCookies([{ name: 'cart', value, url: originOf('nl') }]);
    await page.goto(`${originOf('nl')}${await pagePathOf('nl', 'winkelmand')}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});

test('unavailable and sold-out lines are marked and not counted', { tag: ['@phone', '@full'] }, async ({ page }) => {
  const soldOut = (await readCatalog('nl'))
    .flatMap((product) => product.variants)
    .find((variant) => variant.sku === 'ZW-CLASSIC-BLUE-XS');
  const value = encodeURIComponent(
    JSON.stringify([
      {
        variantId: soldOut?.id,
        quantity: 1,
        options: [
          { key: 'color', value: 'blue' },
          { key: 'size', value: 'xs' },
        ],
      },
      { variantId: 'abcdefghijklmnopqrstuvwx', quantity: 1, options: [] },
    ]),
  );
  await page.context().addCookies([{ name: 'cart', value, url: originOf('nl') }]);
  await page.goto(`${originOf('nl')}${await pagePathOf('nl', 'winkelmand')}`);
  await expect(page.getByText(text('nl', 'cart.soldOut'))).toBeVisible();
  await expect(page.getByText(text('nl', 'cart.gone'))).toBeVisible();
  await expect(page.getByText(text('nl', 'cart.nothingOrderable'))).toBeVisible();
});

test('a customer’s first address decides the shipping cost, in the cart as in the checkout', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  const { visitor } = await signUp('nl');
  const german = { ...BUYER, postalCode: '10557', city: 'Berlin', country: 'de' };
  expect((await visitor.putMe({ addresses: [german] })).status).toBe(200);
  await page.context().addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: originOf('nl') })));
  await openProduct(page, 'nl', 'ZW-CLASSIC');
  await chooseSuit(page, 'nl', 'blue', 'm');
  await addToCart(page, 'nl');
  await page.goto(`${originOf('nl')}${await pagePathOf('nl', 'winkelmand')}`);
  const cost = page.getByRole('definition').filter({ hasText: new RegExp(`^${money('nl', 595)}$`) });
  await expect(page.getByRole('combobox', { name: text('nl', 'cart.country') })).toHaveValue('de');
  await expect(cost).toBeVisible();
  await openCheckout(page, 'nl');
  await expect(page.getByRole('combobox').first()).toHaveValue('de');
  await expect(page.getByText(money('nl', 595)).filter({ visible: true }).first()).toBeVisible();
});

test('the country chosen in the cart stays chosen, and the checkout begins with it', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await openProduct(page, 'sv', 'ZW-CLASSIC');
  await chooseSuit(page, 'sv', 'blue', 'm');
  await addToCart(page, 'sv');
  const cart = `${originOf('sv')}${await pagePathOf('sv', 'winkelmand')}`;
  await page.goto(cart);
  const country = page.getByRole('combobox', { name: text('sv', 'cart.country') });
  await country.selectOption('de');
  await page.reload();
  await expect(country).toHaveValue('de');
  await openCheckout(page, 'sv');
  const ofCheckout = page.getByRole('combobox').first();
  await expect(ofCheckout).toHaveValue('de');
  await ofCheckout.selectOption('fr');
  await expect(page.getByText(text('sv', 'forms.fields.postalCode')).first()).toBeVisible();
  await page.goto(cart);
  await expect(country).toHaveValue('fr');
});
