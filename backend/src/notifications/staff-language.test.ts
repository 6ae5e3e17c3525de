import { expect, it, vi } from 'vitest';
import type * as settings from '../platform/env/env';
import { STAFF_LANGUAGES, type StaffLanguage } from '../../contract/staff-languages';
import { mailDataFixture } from './order-mail-data.fixtures';
import { renderMail } from './render-mail';

const chosen = vi.hoisted((): { language: StaffLanguage } => ({ language: 'nl' }));
vi.mock('../platform/env/env', async (original) => {
  const real = await original<typeof settings>();
  return { ...real, env: () => ({ ...real.env(), staffLanguage: chosen.language }) };
});

const WORDS: Record<StaffLanguage, [paid: string, oversold: string]> = {
  en: ['can be sent', 'not everything is in stock'],
  nl: ['kan worden verzonden', 'niet alles meer op voorraad'],
  de: ['kann versandt werden', 'nicht mehr alles auf Lager'],
};

it.each(STAFF_LANGUAGES)('mails to staff are in the language of the shop, whoever ordered: %s', (language) => {
  chosen.language = language;
  const order = mailDataFixture({ locale: 'sv', payload: { missing: [{ sku: 'ZW-1', title: 'Pak', quantity: 2 }] } });
  const [paid, oversold] = WORDS[language];
  const mail = renderMail('operator-paid', order);
  expect(mail?.html).toContain(`lang="${language}"`);
  expect(mail?.text).toContain(paid);
  expect(renderMail('operator-alert-oversold', order)?.subject).toContain(oversold);
});
