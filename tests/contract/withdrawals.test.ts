import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LEGAL_LABELS } from '../support/legal-labels';
import { allLocales, call, originOf, pagePathOf, post, readCatalog, segment } from '../support/shop';

const typed = () => ({ name: 'Åsa Öberg', orderNr: 'ZW2026-99999', email: `${randomUUID()}@example.com`, text: '' });
const withdraw = (data: object, headers: Record<string, string> = {}) =>
  post('nl', '/api/withdrawals', { data }, headers);

describe('the withdrawal function', () => {
  it.each(allLocales)('is linked from every kind of page in %s', async (locale) => {
    const path = await pagePathOf(locale, 'herroepen');
    const [product] = await readCatalog(locale);
    const pages = [
      '/',
      `/${segment(locale, 'shop')}/${product?.slug}`,
      await pagePathOf(locale, 'winkelmand'),
      await pagePathOf(locale, 'algemene-voorwaarden'),
      '/login',
      '/no-such-page',
      `/order/${'x'.repeat(22)}`,
      path,
    ];
    for (const page of pages) {
      const { body } = await call(locale, page);
      const footer = body.slice(body.lastIndexOf('<footer'));
      expect(footer, page).toMatch(new RegExp(`<a[^>]* href="${path}"[^>]*>${LEGAL_LABELS[locale].withdraw}</a>`));
    }
  });

  it('answers a statement with its receipt, and a repeated statement with the same one', async () => {
    const sent = { ...typed(), _token: randomUUID() };
    const first = await withdraw(sent);
    expect(first.status).toBe(201);
    expect(first.json()).toEqual({
      data: { receiptNr: expect.stringMatching(/^WD-/), moment: expect.stringContaining('UTC') },
    });
    const again = await withdraw(sent);
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it('names invalid fields', async () => {
    const { status, json } = await withdraw({ ...typed(), name: '', email: 'x' });
    expect(status).toBe(422);
    expect(json()).toMatchObject({
      error: {
        name: 'ValidationError',
        details: {
          errors: [
            { path: ['name'], name: 'required' },
            { path: ['email'], name: 'email' },
          ],
        },
      },
    });
  });

  it('accepts a statement from a page of this shop only', async () => {
    const { status } = await withdraw(typed(), { origin: 'https://evil.example' });
    expect(status).toBe(403);
  });

  it.each(allLocales)('gives the model form as a PDF in %s', async (locale) => {
    const { status, headers, body } = await call(locale, '/api/withdrawals/form');
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[a-z-]+\.pdf"$/);
    expect(body.startsWith('%PDF-')).toBe(true);
  });

  it('is available for an order by its URL, and shows none of its data', async () => {
    const { status, body } = await call('nl', `/order/${'x'.repeat(22)}/withdraw`);
    expect(status).toBe(404);
    expect(body).toContain(originOf('nl'));
  });
});
