import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { fieldOf, mailsToShop, PNG, readForm, type SeededForm, unique, wordsOf } from '../support/forms';
import { originOf, pagePathOf } from '../support/shop';
import { expect, mailsTo, test, text } from './support';
import { type Locale } from '@/backend/contract/locales';

/** A form on its page, with its fields by name. */
async function open(page: Page, locale: Locale, slug: 'contact' | 'return') {
  const form = await readForm(locale, slug);
  const path = await pagePathOf(locale, slug === 'contact' ? 'contact' : 'retourneren');
  await page.goto(`${originOf(locale)}${path}`);
  const element = page.locator(`form#form-${slug}`);
  return {
    form,
    path,
    element,
    button: element.getByRole('button', { name: form.submitLabel }),
    /** The field by its role and label. */
    field: (name: string) => {
      const { type, label } = fieldOf(form, name);
      const role = type === 'checkbox' ? 'checkbox' : type === 'select' ? 'combobox' : 'textbox';
      const words = wordsOf(label).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return element.getByRole(role, { name: new RegExp(`^${words}`) });
    },
    message: (name: string) => page.locator(`#form-${slug}-${name}-message`),
    summary: element.getByRole('group', { name: text(locale, 'forms.summary') }),
  };
}

const visitor = () => ({
  name: unique('Zoë Lefèvre'),
  email: `${unique('zoe')}@example.com`,
  message: 'Welke maat past bij 18 kg?\nGroet',
});

/** Waits for hydration. */
const awake = (page: Page, slug: string) => expect(page.locator(`#form-${slug}`)).toHaveAttribute('data-settled', '');

async function expectMails(form: SeededForm, { name, email }: { name: string; email: string }): Promise<void> {
  const [confirmation] = await mailsTo(email, 1);
  expect(confirmation?.subject.length).toBeGreaterThan(5);
  const toShop = await mailsToShop(name, email);
  expect(toShop).toHaveLength(1);
  expect(toShop[0]?.text).toContain(wordsOf(form.fields[0]?.label ?? ''));
}

for (const [locale, screen] of [
  ['nl', '@phone'],
  ['fr', '@desktop'],
] as const) {
  test(`a message in ${locale}: errors are shown, a valid message is mailed`, {
    tag: [screen, '@full'],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { form, element, field, message, button, summary } = await open(page, locale, 'contact');
    const typed = visitor();
    await awake(page, 'contact');

    await button.click();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(4);
    await expect(field('agreed')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);

    await summary.getByRole('link').first().click();
    await expect(field('name')).toBeFocused();
    await field('name').fill(typed.name);
    await field('email').fill('zoe@');
    await field('message').fill(typed.message);
    await expect(message('email')).not.toBeEmpty();
    await field('email').fill(typed.email);
    await expect(message('email')).toBeEmpty();
    await field('agreed').check();

    // A reload keeps the input.
    await page.reload();
    await awake(page, 'contact');
    await expect(field('email')).toHaveValue(typed.email);
    await expect(field('message')).toHaveValue(typed.message);
    // Except consent, which is given anew.
    await expect(field('agreed')).not.toBeChecked();
    await field('agreed').check();

    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: form.successTitle })).toBeFocused();
    await expect(element).toHaveCount(0);
    await expectMails(form, typed);
  });
}

test('a message by keyboard alone', { tag: ['@desktop', '@full'] }, async ({ page }) => {
  const { form, button, field, message } = await open(page, 'en', 'contact');
  const typed = visitor();
  await awake(page, 'contact');
  const { keyboard } = page;
  const tabTo = async (target: ReturnType<typeof field>, key = 'Tab') => {
    for (let step = 0; step < 80; step += 1) {
      if (await target.evaluate((node) => node === document.activeElement)) return;
      await keyboard.press(key);
    }
    throw new Error('not reached by keyboard');
  };
  await tabTo(field('name'));
  await keyboard.type(typed.name);
  await keyboard.press('Tab');
  await keyboard.type('zoe');
  await expect(message('email')).toBeEmpty();
  await keyboard.press('Tab');
  await expect(message('email')).not.toBeEmpty();
  await keyboard.press('Shift+Tab');
  await keyboard.type(typed.email);
  await keyboard.press('Home');
  for (let letter = 0; letter < 3; letter += 1) await keyboard.press('Delete');
  await tabTo(field('message'));
  await keyboard.type('Hello');
  await keyboard.press('Enter');
  await keyboard.type('Otter');
  await tabTo(field('agreed'));
  await keyboard.press('Space');
  await tabTo(button);
  // The honeypot must not be reachable by keyboard.
  await expect(page.locator('#form-contact input[name=website]')).toHaveValue('');
  await keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: form.successTitle })).toBeFocused();
});

test('errors found by the server are shown at their field, and no input is lost', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  const { element, field, button, message, summary } = await open(page, 'de', 'return');
  await awake(page, 'return');
  await fillReturn(page, 'de');
  // A PNG named as a JPEG: only its content reveals the type.
  await element.locator('input[type=file]').setInputFiles({ name: 'otter.jpg', mimeType: 'image/jpeg', buffer: PNG });
  await button.click();
  await expect(summary).toBeFocused();
  await expect(message('photos')).not.toBeEmpty();
  await expect(field('order_number')).toHaveValue('ZW2026-00001');
  await element.getByRole('button', { name: /otter\.jpg/ }).click();
  await button.click();
  await expect(element).toHaveCount(0);
});

/** Everything except the photos. */
async function fillReturn(page: Page, locale: Locale, email = `${unique('retour')}@example.com`): Promise<string> {
  const form = await readForm(locale, 'return');
  const element = page.locator('form#form-return');
  const option = (name: string, value: string): string =>
    fieldOf(form, name).options.find((candidate) => candidate.value === value)?.label ?? '';
  const one = (name: string) => element.locator(`[name="${name}"]`);
  await one('order_number').fill('ZW2026-00001');
  await one('email').fill(email);
  await one('received').fill(new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10));
  await element.getByRole('checkbox', { name: option('parts', 'suit') }).check();
  await element.getByRole('checkbox', { name: option('parts', 'other') }).check();
  await one('reason').selectOption('too_small');
  await element.getByRole('radio', { name: option('wish', 'exchange') }).check();
  await one('note').fill('Liever een maat groter.');
  return email;
}

test('a return with all field types and photos', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { form, element, button } = await open(page, 'nl', 'return');
  await awake(page, 'return');
  await expect(element.getByText(text('nl', 'forms.files.none'))).toBeVisible();
  await expect(element.locator('optgroup')).toHaveCount(3);
  const email = await fillReturn(page, 'nl');
  const photos = element.locator('input[type=file]');
  const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });
  await photos.setInputFiles([photo('a.png'), photo('b.png')]);
  await element.getByRole('button', { name: text('nl', 'forms.files.removeAll') }).click();
  await expect(element.getByText(text('nl', 'forms.files.none'))).toBeVisible();
  await photos.setInputFiles([photo('voor.png'), photo('achter.png')]);
  await expectAccessible(page);
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: form.successTitle })).toBeFocused();
  const [mail] = await mailsToShop(email, email);
  const label = (name: string, value: string) =>
    fieldOf(form, name).options.find((option) => option.value === value)?.label ?? '';
  for (const words of ['ZW2026-00001', label('parts', 'suit'), label('reason', 'too_small'), label('wish', 'exchange')])
    expect(mail?.text).toContain(words);
  expect(mail?.text).toContain('voor.png');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [locale, screen] of [
    ['de', '@phone'],
    ['es', '@desktop'],
  ] as const) {
    test(`a message in ${locale}: an error keeps the input`, { tag: [screen, '@full'] }, async ({ page }) => {
      const { form, path, field, button } = await open(page, locale, 'contact');
      const typed = { ...visitor(), name: `${unique('Íñigo')} "Núñez" & <b>` };
      await field('name').fill(typed.name);
      await field('email').fill('zoe@');
      await field('message').fill(typed.message);
      await field('agreed').check();
      const [refused] = await Promise.all([page.waitForResponse(/\/api\/forms\/contact/), button.click()]);
      expect(refused.status()).toBe(422);

      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText(text(locale, 'forms.summary'))).toBeVisible();
      await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
      await expect(field('name')).toHaveValue(typed.name);
      await expect(field('email')).toHaveValue('zoe@');
      await expect(field('message')).toHaveValue(typed.message);
      await expect(field('agreed')).toBeChecked();

      await field('email').fill(typed.email);
      await button.click();
      await expect(page).toHaveURL(`${originOf(locale)}${path}#form-contact-sent`);
      await expect(page.getByText(form.successTitle)).toBeVisible();
      await expect(button).toBeHidden();
      await expectMails(form, { ...typed, name: typed.name.slice(0, 20) });
    });
  }

  test('a return with photos', { tag: ['@desktop', '@full'] }, async ({ page }) => {
    const { form, element, button } = await open(page, 'fr', 'return');
    await fillReturn(page, 'fr');
    await element.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
    await button.click();
    await expect(page).toHaveURL(/#form-return-sent$/);
    await expect(page.getByText(form.successTitle)).toBeVisible();
  });
});
