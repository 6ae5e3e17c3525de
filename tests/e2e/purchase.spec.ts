import { operatePayment } from '../support/buyer';
import { allLocales, originOf, pagePathOf } from '../support/shop';
import {
  addToCart,
  chooseSuit,
  consent,
  expect,
  expectEmptyCart,
  fillCheckout,
  goToPayment,
  inTurn,
  mailsTo,
  newBuyer,
  openCheckout,
  openProduct,
  orderButton,
  pay,
  test,
  text,
} from './support';

// Four languages buy in the full run only, as does the whole matrix in matrix.spec.ts.
for (const [index, locale] of allLocales.entries()) {
  test(`a guest in ${locale} buys a suit and gets the order`, {
    tag: inTurn(locale, index % 2 === 0 ? '@desktop' : '@phone', 'de'),
  }, async ({ page, browser }) => {
    const buyer = newBuyer(locale);
    await goToPayment(page, locale, buyer);
    await pay(page, index % 3 === 0 ? 'Card' : 'bank', 'paid');
    expect(page.url()).toContain(originOf(locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'order.thanks.title'));
    // Without the suit that was bought.
    const goesWith = page.getByRole('region', { name: text(locale, 'shelf.goesWithOrder') });
    await expect(goesWith.getByRole('article')).toHaveCount(3);
    await expect(goesWith.getByRole('link', { name: /Classic/ })).toHaveCount(0);
    await expectEmptyCart(page);
    const mails = await mailsTo(buyer.email, 2);
    expect(mails.every((mail) => mail.html.length > 200 && mail.text.length > 100)).toBe(true);
    // Mails arrive in any order; the link of the one with the lessons leads to them.
    const texts = mails.map((mail) => mail.text).join('\n');
    const link = /https?:\/\/\S+\/api\/orders\/[^\s&]+(?!\S)/.exec(texts)?.[0];
    expect(link).toContain(originOf(locale));
    // The mailed link opens the whole order in a browser without cookies.
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(link ?? '');
    await expect(other.getByText(buyer.city).first()).toBeVisible();
    // … from where the suit goes into a cart again.
    await other.getByRole('link', { name: text(locale, 'order.page.again') }).click();
    await expect(
      other
        .getByRole('main')
        .getByRole('link', { name: /Classic/ })
        .first(),
    ).toBeVisible();
    const kept = (await elsewhere.cookies()).find(({ name }) => name === 'cart')?.value ?? '';
    expect(JSON.parse(decodeURIComponent(kept))).toMatchObject([{ quantity: 1 }]);
    await elsewhere.close();
  });
}

test.describe('outcomes', () => {
  test('bank transfer: open with the details; once it is paid the open page says so by itself', {
    tag: ['@desktop', '@full'],
  }, async ({ page }) => {
    const buyer = newBuyer('nl');
    await goToPayment(page, 'nl', buyer);
    await pay(page, 'Bank transfer', 'open');
    await expect(page.getByText('NL53ABNA0627535577').first()).toBeVisible();
    await expect(page.getByText(/RF [0-9A-F]{8}/).first()).toBeVisible();
    const mails = await mailsTo(buyer.email, 2);
    expect(mails.some((mail) => mail.text.includes('NL53ABNA0627535577'))).toBe(true);
    await page.evaluate(() => Object.assign(window, { kept: true }));
    const sandbox = await page.context().newPage();
    await sandbox.goto(`http://127.0.0.1:${process.env.SANDBOX_PORT}/operator`);
    const reference =
      (
        await page
          .getByText(/RF [0-9A-F]{8}/)
          .first()
          .textContent()
      )?.match(/RF [0-9A-F]{8}/)?.[0] ?? '';
    await sandbox.getByRole('row').filter({ hasText: reference }).getByRole('button', { name: 'paid' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('nl', 'order.thanks.title'));
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
    await mailsTo(buyer.email, 3);
  });

  test('failed, then Pay now, then paid', { tag: '@phone' }, async ({ page }) => {
    const buyer = newBuyer('de');
    await goToPayment(page, 'de', buyer);
    await pay(page, 'bank', 'failed');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('de', 'order.error.title'));
    await page.getByRole('button', { name: text('de', 'order.payNow') }).click();
    await page.waitForURL(/\/checkout\/tr_/);
    await pay(page, 'bank', 'paid');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('de', 'order.thanks.title'));
  });

  test('paid, and away before the result: the lines leave the cart on the next page', {
    tag: ['@phone', '@full'],
  }, async ({ page }) => {
    await goToPayment(page, 'nl', newBuyer('nl'));
    expect((await operatePayment(page.url(), 'status', { status: 'paid' })).status).toBeLessThan(400);
    await page.goto(`${originOf('nl')}${await pagePathOf('nl', 'contact')}`);
    await expectEmptyCart(page);
  });

  for (const outcome of ['canceled', 'expired'] as const) {
    test(`${outcome}: shows the outcome and lets the buyer pay again`, {
      tag: ['@desktop', '@full'],
    }, async ({ page }) => {
      await goToPayment(page, 'fr', newBuyer('fr'));
      await pay(page, 'Card', outcome);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('fr', 'order.error.title'));
      await expect(page.getByRole('button', { name: text('fr', 'order.payNow') })).toBeVisible();
    });
  }

  // That it takes three seconds is measured in components/order/payment-island.test.tsx, where no other work delays it.
  test('open without a decision: once it is paid, the open page says so by itself', {
    tag: ['@desktop', '@full'],
  }, async ({ page }) => {
    await goToPayment(page, 'nl', newBuyer('nl'));
    const payment = page.url();
    await pay(page, 'bank', 'open');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('nl', 'order.open.title'));
    await page.evaluate(() => Object.assign(window, { kept: true }));
    expect((await operatePayment(payment, 'status', { status: 'paid' })).status).toBeLessThan(400);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('nl', 'order.thanks.title'));
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  });

  test('open without a decision: awaits payment and can be paid', { tag: ['@desktop', '@full'] }, async ({ page }) => {
    await goToPayment(page, 'sv', newBuyer('sv'));
    await pay(page, 'bank', 'open');
    const payNow = page.getByRole('button', { name: text('sv', 'order.payNow') });
    await expect(payNow).toBeVisible({ timeout: 60_000 });
    await payNow.click();
    await page.waitForURL(/\/checkout\/tr_/);
    await pay(page, 'bank', 'paid');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('sv', 'order.thanks.title'));
  });

  test('Back from the bank, then pay: the same order', { tag: ['@desktop', '@full'] }, async ({ page }) => {
    const buyer = newBuyer('nl');
    await goToPayment(page, 'nl', buyer);
    const first = page.url();
    await page.goBack();
    await page.waitForURL(`**${await pagePathOf('nl', 'afrekenen')}`);
    const email = page.getByRole('textbox', { name: new RegExp(`^${text('nl', 'forms.fields.email')}`) });
    await expect(email).toHaveValue(buyer.email);
    await consent(page);
    await orderButton(page, 'nl').click();
    await page.waitForURL(/\/checkout\/tr_/);
    expect(new URL(page.url()).pathname.split('/')[2]).toBe(new URL(first).pathname.split('/')[2]);
    await pay(page, 'bank', 'paid');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('nl', 'order.thanks.title'));
  });

  test('return in another browser shows the status, not the personal data', { tag: ['@phone', '@full'] }, async ({
    page,
    browser,
  }) => {
    const buyer = newBuyer('es');
    await goToPayment(page, 'es', buyer);
    await pay(page, 'bank', 'paid');
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(text('es', 'order.thanks.title'));
    expect(await other.content()).not.toContain(buyer.email);
    await other.goto(page.url().replace(/order-payment\?order=/, 'order/'));
    expect(await other.content()).not.toContain(buyer.city);
    await elsewhere.close();
  });
});

test.describe('checkout', () => {
  test('errors at the fields, a summary that links to them, and no input is lost', { tag: '@phone-first' }, async ({
    page,
  }) => {
    await openProduct(page, 'nl', 'ZW-CLASSIC');
    await chooseSuit(page, 'nl', 'blue', 'l');
    await addToCart(page, 'nl');
    await expect(page.getByText(text('nl', 'cart.notifications.added')).first()).toBeVisible();
    await openCheckout(page, 'nl');
    const firstname = page
      .getByRole('textbox', { name: new RegExp(`^${text('nl', 'forms.fields.firstname')}`) })
      .first();
    // A click waits for hydration; focus alone would skip a field that is still disabled.
    await firstname.click();
    await firstname.blur();
    await expect(page.getByText(text('nl', 'forms.required.firstname')).first()).toBeVisible();
    await orderButton(page, 'nl').click();
    await expect(page.getByText(text('nl', 'forms.summary'))).toBeVisible();
    await expect(page.getByText(text('nl', 'forms.required.email')).first()).toBeVisible();
    const buyer = newBuyer('nl');
    await fillCheckout(page, 'nl', buyer);
    await page.reload();
    await expect(firstname).toHaveValue(buyer.firstname);
  });
});
