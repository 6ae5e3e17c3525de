import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEGAL_LABELS } from '../support/legal-labels';
import { LOCALES } from '@/backend/contract/locales';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

describe.each(LOCALES)('buttons in %s', (locale) => {
  const { checkout, withdrawal } = read(`messages/${locale}.json`);

  it('have the wording required by law', () => {
    expect({ order: checkout.button, withdraw: withdrawal.function, confirm: withdrawal.confirm }).toEqual(
      LEGAL_LABELS[locale],
    );
  });

  it('have the same wording in mails', () => {
    expect(read(`backend/messages/${locale}.json`).withdrawal.order.label).toBe(LEGAL_LABELS[locale].withdraw);
  });
});
