import { expectAccessible } from '../support/accessible';
import { deliveredOrder } from '../support/delivered-order';
import { expect, mailsTo, test, text } from './support';
import type { Locale } from '@/backend/contract/locales';

/** A suit of the wrong size is exchanged in three taps: piece, size, confirmation. */
for (const [locale, tags] of [
  ['nl', ['@phone']],
  ['de', ['@desktop', '@full']],
] as const satisfies [Locale, string[]][]) {
  test(`a customer exchanges a suit for another size (${locale})`, { tag: [...tags] }, async ({ page, context }) => {
    const t = (key: string, values = {}) => text(locale, `exchange.${key}`, values);
    const { url, email } = await deliveredOrder(context, locale, 'ZW-PRO-BLUE-L');
    await page.goto(url);
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
