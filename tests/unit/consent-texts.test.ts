import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/backend/contract/locales';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

// An order stores the terms agreed to. The checkbox shows the storefront's text, the order stores the backend's.
describe.each(LOCALES)('consent in %s', (locale) => {
  const shown = read(`messages/${locale}.json`).checkout.consent;
  const kept = read(`backend/messages/${locale}.json`).consent;

  it('stores the terms shown at the checkbox, word for word', () => {
    expect(kept.terms).toBe(shown.terms.replace(/<[^>]+>/g, ''));
    expect(kept.termsSignedIn).toBe(shown.termsSignedIn.replace(/<[^>]+>/g, ''));
  });

  it('stores the wish for immediate access shown at the checkbox', () => {
    expect(kept.immediateAccess).toBe(shown.access);
  });

  it('stores what was said beside the button that mails a cart', () => {
    expect(read(`backend/messages/${locale}.json`).cartReminder.consent).toBe(
      read(`messages/${locale}.json`).cartReminder.intro,
    );
  });
});
