import { randomUUID } from 'node:crypto';
import { callAdmin } from '../support/admin-api';
import { expectAccessible } from '../support/accessible';
import { BUYER, operatePayment } from '../support/buyer';
import { call, cartLine, originOf, post } from '../support/shop';
import { expect, mailsTo, test, text } from './support';
import type { Locale } from '@/backend/contract/locales';

/** A suit of the wrong size is exchanged in three taps: piece, size, confirmation. */
for (const [locale, tags] of [
  ['nl', ['@phone']],
  ['de', ['@desktop', '@full']],
] as const satisfies [Locale, string[]][]) {
  test(`a customer exchanges a suit for another size (${locale})`, { tag: [...tags] }, async ({ page, context }) => {
    const t = (key: string, values = {}) => text(locale, `exchange.${key}`, values);
    const email = `exchange-${randomUUID()}@example.com`;
    const { firstname, lastname } = BUYER;
    const data = {
      user: { firstname, lastname, email },
      locale,
      cart: [await cartLine(locale, 'ZW-PRO-BLUE-L', 1)],
      shipping: BUYER,
      consent: { terms: true },
    };
    const answer = await post(locale, '/api/orders', { data }, { 'idempotency-key': randomUUID() });
    const { data: order } = answer.json<{ data: { orderNr: string; slug: string; paymentUrl: string } }>();
    const access = /order-access=([^;]+)/.exec([answer.headers['set-cookie']].flat().join(';'))?.[1] ?? '';
    await context.addCookies([{ name: 'order-access', value: access, url: originOf(locale) }]);
    await operatePayment(order.paymentUrl, 'status', { status: 'paid' });
    const status = async () =>
      (await call(locale, `/api/orders/${order.slug}`)).json<{ data: { status: string } }>().data.status;
    await expect.poll(status).toBe('paid');
    const found = await callAdmin<{ data: { id: string }[] }>(`/shop/desk/orders?state=all&q=${order.orderNr}`);
    const id = found.data[0]?.id ?? '';
    for (const step of ['ship', 'deliver']) await callAdmin(`/shop/orders/${id}/${step}`, { json: {} });

    await page.goto(`${originOf(locale)}/order/${order.slug}`);
    const section = page.getByRole('region', { name: t('title') });
    await section.getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('confirm'), exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(t('pick'));
    await dialog.getByRole('radio').first().check();
    await expectAccessible(page, 'dialog');
    await dialog.getByRole('button', { name: t('confirm'), exact: true }).click();

    const returns = page.getByRole('region', { name: text(locale, 'order.page.returns.title'), exact: true });
    await expect(returns.getByText(t('step'))).toBeVisible();
    await expect(section).toHaveCount(0);
    // Where the old piece goes, on the page and in the mail.
    const address = (await returns.locator('address').innerText()).split('\n').filter(Boolean);
    expect(address.join()).toContain('Zwotter B.V.,Otterkade 12,3511 AB Utrecht');
    const told = async () =>
      (await mailsTo(email, 1)).some(({ text: body }) => address.every((line) => body.includes(line)));
    await expect.poll(told).toBe(true);

    await returns.getByRole('button', { name: t('keep') }).click();
    await expect(section).toBeVisible();
    await expect(returns.getByText(text(locale, 'order.page.returns.closed'))).toBeVisible();
  });
}
