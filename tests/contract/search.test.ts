// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { allLocales, call, originOf } from '../support/shop';
import { productPath } from '@/backend/contract/paths';

/** The part that needs no browser: those journeys are in `tests/e2e/search.spec.ts`. */
describe.each(allLocales)('the search in %s', (locale) => {
  it('is declared in structured data', async () => {
    const { body } = await call(locale, '/');
    expect(body).toContain(`${originOf(locale)}/search?q={search_term_string}`);
  });

  it('finds products of that language, with their URLs', async () => {
    const { body } = await call(locale, '/search?q=zwotter');
    const found = new DOMParser()
      .parseFromString(body, 'text/html')
      .querySelector(`main a[href^="${productPath(locale, '')}"]`);
    expect((await call(locale, found?.getAttribute('href') ?? '/none')).status).toBe(200);
  });
});

it.each(['', '?q=', '?q[]=a', '?q=%00', '?q=..%2F..', `?q=${'x'.repeat(2000)}`, '?q=%22%20OR%20*', '?page=1e9'])(
  '/search%s is treated as text',
  async (query) => {
    expect((await call('en', `/search${query}`)).status).toBe(200);
  },
);
