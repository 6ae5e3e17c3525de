import { expectAccessible } from '../support/accessible';
import { cartLine, originOf } from '../support/shop';
import { expect, newBuyer, test, text } from './support';

test('a cart that is mailed on request: its link opens it, and the form asks by keyboard', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  const locale = 'de';
  const { email } = newBuyer(locale);
  const cart = encodeURIComponent(JSON.stringify([await cartLine(locale, 'ZW-CLASSIC-BLUE-M')]));
  await page.goto(`${originOf(locale)}/cart-reminder#cart=${cart}`);
  await expect(page.getByRole('list', { name: text(locale, 'cart.lines') })).toBeVisible();

  await page.getByRole('button', { name: text(locale, 'cartReminder.open') }).press('Enter');
  const field = page.getByRole('textbox', { name: new RegExp(`^${text(locale, 'forms.fields.email')}`) });
  await expect(field).toBeFocused();
  await expect(page.getByText(text(locale, 'cartReminder.intro', { hours: '4 Stunden' }))).toBeVisible();
  await expectAccessible(page);
  await field.fill(email);
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: email })).toBeVisible();
});
