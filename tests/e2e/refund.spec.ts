import { randomUUID } from 'node:crypto';
import { BUYER, operatePayment } from '../support/buyer';
import { allLocales, call, cartLine, originOf, post } from '../support/shop';
import { expect, foreignMoney, money, test, text } from './support';
import type { Locale } from '@/backend/contract/locales';

/** Refunds are shown to the customer, whether the shop or the provider started them. */

interface Placed {
  orderNr: string;
  slug: string;
  status: string;
  paymentUrl: string;
}

async function placeOrder(locale: Locale): Promise<{ order: Placed; access: string }> {
  const { firstname, lastname } = BUYER;
  const answer = await post(
    locale,
    '/api/orders',
    {
      data: {
        user: { firstname, lastname, email: `refund-${randomUUID()}@example.com` },
        locale,
        cart: [await cartLine(locale, 'ZW-PRO-BLUE-L', 2)],
        shipping: BUYER,
        consent: { terms: true },
      },
    },
    { 'idempotency-key': randomUUID() },
  );
  const cookies = [answer.headers['set-cookie']].flat().join(';');
  return { order: answer.json<{ data: Placed }>().data, access: /order-access=([^;]+)/.exec(cookies)?.[1] ?? '' };
}

for (const locale of allLocales) {
  test(`a refund is on the order's page, in the currency of the order (${locale})`, {
    tag: [locale === 'nl' ? '@desktop' : '@phone', '@full'],
  }, async ({ page, context }) => {
    const { order, access } = await placeOrder(locale);
    await context.addCookies([{ name: 'order-access', value: access, url: originOf(locale) }]);
    const status = async (): Promise<string> =>
      (await call(locale, `/api/orders/${order.slug}`)).json<{ data: Placed }>().data.status;
    await operatePayment(order.paymentUrl, 'status', { status: 'paid' });
    await expect.poll(status).toBe('paid');
    await page.goto(`${originOf(locale)}/order/${order.slug}`);
    const section = page.getByRole('region', { name: text(locale, 'order.page.refunds.title') });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderNr);
    await expect(section).toHaveCount(0);

    await operatePayment(order.paymentUrl, 'refund', { amount: '12.50' });
    await expect.poll(status).toBe('partially_refunded');
    await page.reload();
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await expect(section).toContainText(money(locale, 1250));
    await expect(page.getByRole('main')).not.toContainText(foreignMoney(locale));

    // The bank rejected it: the customer is not notified of a refund that does not arrive.
    await operatePayment(order.paymentUrl, 'fail-refund', {});
    await expect.poll(status).toBe('paid');
    await page.reload();
    await expect(section).toHaveCount(0);
  });
}
