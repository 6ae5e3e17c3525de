import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/backend/contract/locales';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

// An order keeps the words that were agreed to (design section 6). The box shows the storefront's, the order keeps the backend's.
describe.each(LOCALES)('consent in %s', (locale) => {
  const shown = read(`messages/${locale}.json`).checkout.consent;
  const kept = read(`backend/messages/${locale}.json`).consent;

  it('keeps the terms that the box shows, word for word', () => {
    expect(kept.terms).toBe(shown.terms.replace(/<[^>]+>/g, ''));
    expect(kept.termsSignedIn).toBe(shown.termsSignedIn.replace(/<[^>]+>/g, ''));
  });

  it('keeps the wish for immediate access that the box shows', () => {
    expect(kept.immediateAccess).toBe(shown.access);
  });
});
