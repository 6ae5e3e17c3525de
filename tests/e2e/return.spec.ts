import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/accessible';
import { callAdmin } from '../support/admin-api';
import { BUYER, operatePayment } from '../support/buyer';
import { LEGAL_LABELS } from '../support/legal-labels';
import { call, cartLine, originOf, post } from '../support/shop';
import { expect, inTurn, mailsTo, test, text } from './support';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';

/** Goods are sent back in two steps: the shop agrees and says where to, then the parcel arrives and is refunded. */

interface Placed {
  orderNr: string;
  slug: string;
  status: string;
  paymentUrl: string;
}

interface AwaitedReturn {
  id: string;
  arrivals: number;
  lines: { lineId: number; missing: number }[];
}

async function placeOrder(locale: Locale, email: string): Promise<{ order: Placed; access: string }> {
  const { firstname, lastname } = BUYER;
  const data = {
    user: { firstname, lastname, email },
    locale,
    cart: [await cartLine(locale, 'ZW-PRO-BLUE-L', 2)],
    shipping: BUYER,
    consent: { terms: true },
  };
  const answer = await post(locale, '/api/orders', { data }, { 'idempotency-key': randomUUID() });
  const cookies = [answer.headers['set-cookie']].flat().join(';');
  return { order: answer.json<{ data: Placed }>().data, access: /order-access=([^;]+)/.exec(cookies)?.[1] ?? '' };
}

/** The operator's desk, for one order. */
async function openDesk(orderNr: string) {
  const { data } = await callAdmin<{ data: { id: string }[] }>(`/shop/desk/orders?state=all&q=${orderNr}`);
  const id = data[0]?.id ?? '';
  const read = async () =>
    (await callAdmin<{ data: { returns: AwaitedReturn[]; withdrawals: { id: string }[] } }>(`/shop/desk/orders/${id}`))
      .data;
  return {
    deliver: async () => {
      for (const step of ['ship', 'deliver']) await callAdmin(`/shop/orders/${id}/${step}`, { json: {} });
    },
    accept: async () => {
      const [statement] = (await read()).withdrawals;
      await callAdmin(`/shop/withdrawals/${statement?.id}/accept`, { json: {} });
    },
    arrive: async (came: object, reason = '') => {
      const [awaited] = (await read()).returns;
      const lines = [{ lineId: awaited?.lines[0]?.lineId, ...came }];
      await callAdmin(`/shop/returns/${awaited?.id}/arrive`, { json: { after: awaited?.arrivals, lines, reason } });
    },
  };
}

for (const [locale, screen] of [
  ['nl', '@phone'],
  ['de', '@desktop'],
] as const) {
  test(`a customer sends a parcel back, and sees each step at the order (${locale})`, {
    tag: inTurn(locale, screen, 'de'),
  }, async ({ page, context }) => {
    const email = `return-${randomUUID()}@example.com`;
    const { order, access } = await placeOrder(locale, email);
    await context.addCookies([{ name: 'order-access', value: access, url: originOf(locale) }]);
    await operatePayment(order.paymentUrl, 'status', { status: 'paid' });
    const status = async (): Promise<string> =>
      (await call(locale, `/api/orders/${order.slug}`)).json<{ data: Placed }>().data.status;
    await expect.poll(status).toBe('paid');
    const desk = await openDesk(order.orderNr);
    await desk.deliver();

    const t = (key: string, values = {}) => text(locale, `order.page.returns.${key}`, values);
    const section = page.getByRole('region', { name: t('title'), exact: true });
    const step = (name: string) => section.getByRole('listitem').filter({ hasText: t(`steps.${name}`) });
    const done = text(locale, 'order.page.done');
    await page.goto(`${originOf(locale)}/order/${order.slug}`);
    const rights = page.getByRole('region', { name: text(locale, 'order.page.rights.title') });
    await expect(section).toHaveCount(0);
    await rights.getByRole('link', { name: LEGAL_LABELS[locale].withdraw, exact: true }).click();
    await expect(page.locator('#withdrawal')).toHaveAttribute('data-settled', '');
    await page.getByRole('combobox').selectOption('2');
    await page.getByRole('button', { name: text(locale, 'withdrawal.form.next') }).click();
    await page.getByRole('button', { name: LEGAL_LABELS[locale].confirm, exact: true }).click();
    await expect(page.getByRole('heading', { name: text(locale, 'withdrawal.done.title') })).toBeVisible();

    await desk.accept();
    await page.goto(`${originOf(locale)}/order/${order.slug}`);
    await expect(step('accepted')).toContainText(done);
    await expect(step('arrived')).not.toContainText(done);
    await expect(section).toContainText(t('waits'));
    const lines = (await section.getByRole('group').or(section.locator('address')).innerText()).split('\n');
    expect(lines.length).toBeGreaterThan(1);
    await expect(rights).toContainText(text(locale, 'order.page.rights.state.accepted'));
    await expect(rights.getByRole('link', { name: LEGAL_LABELS[locale].withdraw, exact: true })).toHaveCount(0);
    await expect(page.getByText(text(locale, 'order.page.steps.returned'), { exact: true })).toHaveCount(0);
    await expectAccessible(page, 'main');
    await expect
      .poll(async () => (await mailsTo(email, 1)).some((mail) => mail.text?.includes(lines[1] ?? '–')))
      .toBe(true);

    const money = (amount: number) => formatMoney({ amount, currency: 'EUR' }, LOCALE_SETTINGS[locale].tag);
    await desk.arrive({ worn: 1, withheld: 1000 }, 'Salz');
    await page.reload();
    await expect(section).toContainText(t('rest'));
    await expect(section).toContainText(t('withheld', { amount: money(1000), reason: 'Salz' }));
    await expect(page.getByRole('region', { name: text(locale, 'order.page.refunds.title') })).toBeVisible();

    await desk.arrive({ asNew: 1 });
    await page.reload();
    await expect(step('arrived')).toContainText(done);
    await expect(step('refund')).toContainText(done);
    await expect(section).not.toContainText(t('waits'));
    await expect(page.getByText(text(locale, 'order.page.steps.returned'), { exact: false }).first()).toBeVisible();
  });
}
