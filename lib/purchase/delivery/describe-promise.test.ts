import { expect, it } from 'vitest';
import { LOCALE_SETTINGS, LOCALES } from '@/backend/contract/locales';
import { describePromise } from './describe-promise';

it.each(LOCALES)('the promise in %s names the days, and the time while it counts', async (locale) => {
  const { delivery } = (await import(`@/messages/${locale}.json`)) as { delivery: { today: string; later: string } };
  const write = (before: string | null) =>
    describePromise({ before, from: '2026-11-24', to: '2026-11-26' }, delivery, LOCALE_SETTINGS[locale].tag);
  expect(write('15:00')).toMatch(/15.*24.*26/);
  expect(write(null)).not.toContain('15');
  for (const text of [write('15:00'), write(null)]) expect(text).not.toMatch(/[{}]/);
});
