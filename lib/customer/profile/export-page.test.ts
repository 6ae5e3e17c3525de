import { describe, expect, it } from 'vitest';
import messages from '@/messages/en.json';
import { renderExportPage } from './export-page';

const words = { site: 'Zwotter', timeZone: 'Europe/Amsterdam', labels: messages.profile.export };
const show = (data: unknown) => renderExportPage({ data }, words, 'en');

describe('the readable export', () => {
  it('labels all values in the order of the file', () => {
    const page = show({
      exportedAt: '2026-11-20T19:30:00.000Z',
      profile: { email: 'noor@example.com', confirmed: true, createdAt: '2026-01-02T03:04:05.000Z', lastname: null },
      addresses: [],
      orders: [{ orderNr: 'ZW2026-1', currency: 'EUR', total: 12345, lines: [{ title: 'Suit', variantId: 'secret' }] }],
    });
    expect(page).toContain('<h1>Your data at Zwotter</h1>');
    expect(page).toContain('20 November 2026');
    expect(page).toContain('<dt>Email address</dt><dd>noor@example.com</dd>');
    expect(page).toContain('<dt>Confirmed</dt><dd>yes</dd>');
    expect(page).toMatch(/<h2>Addresses<\/h2><p>Nothing<\/p>/);
    expect(page).toContain('€123.45');
    expect(page).not.toContain('Last name');
    expect(page).not.toContain('secret');
    expect(page.indexOf('Addresses')).toBeLessThan(page.indexOf('ZW2026-1'));
  });

  it('escapes typed text', () => {
    const page = show({ profile: { firstname: '<script>alert(1)</script>', '"><img src=x>': `'"&` } });
    expect(page).not.toMatch(/<script|<img/);
    expect(page).toContain('&lt;script&gt;');
    expect(page).toContain('&#39;&quot;&amp;');
  });

  it('handles inherited property names as keys, and an empty export', () => {
    expect(show({ profile: { constructor: 'x', toString: 'y' } })).toContain('<dt>constructor</dt>');
    expect(renderExportPage(null, words, 'en')).toContain('<h1>');
  });
});
