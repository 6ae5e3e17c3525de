// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { HARMONISED_NOTICE } from '@/lib/content/guarantee/harmonised-notice';
import { allLocales, call, pagePathOf } from '../support/shop';

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const words = (elements: Iterable<Element>): string[] => [...elements].map(({ textContent }) => textContent.trim());

describe.each(allLocales)('the harmonised notice in %s', (locale) => {
  const expected = HARMONISED_NOTICE[locale];

  it('is on the guarantee page with every word in its order, and the code with its address', async () => {
    const { body } = await call(locale, await pagePathOf(locale, 'wettelijke-garantie'));
    const notice =
      parse(body).querySelector('section[aria-labelledby="harmonised-notice"]') ?? document.createElement('section');
    expect(words(notice.querySelectorAll('h2'))).toEqual([expected.title]);
    const { title: _, address, ...texts } = expected;
    const paragraphs = words(notice.querySelectorAll('p, li, h3'));
    // The address stands with the code: a note for screen readers follows it.
    expect(paragraphs.filter((text) => !text.startsWith(address))).toEqual(Object.values(texts).flat());
    expect([...notice.querySelectorAll('ul, ol')].map((list) => words(list.children))).toEqual([
      expected.examples,
      expected.offers,
      expected.steps,
    ]);
    const link = notice.querySelector(`a[href^="https://europa.eu/youreurope/"]`);
    expect([link?.getAttribute('href'), link?.firstChild?.textContent]).toEqual([
      new URL(`https://${address}`).href,
      address,
    ]);
    const source = notice.querySelector('img')?.getAttribute('src') ?? '';
    expect(source).toBe(`/images/guarantee-qr-${locale}.svg`);
    const code = await call(locale, source);
    expect([code.status, code.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  it('is one tap from the footer of the home page', async () => {
    const path = await pagePathOf(locale, 'wettelijke-garantie');
    const home = parse((await call(locale, '/')).body);
    expect(home.querySelectorAll(`footer a[href="${path}"]`)).toHaveLength(1);
  });
});
