import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect';

const SHOP = 'https://shop.example';

describe('safeRedirect', () => {
  it.each(['/', '/afrekenen', '/shop/pak?kleur=blauw#maat', '/bestellung/übersicht'])('allows %s', (target) => {
    expect(safeRedirect(target, '/fallback')).toBe(
      new URL(target, 'https://x.example').href.replace('https://x.example', ''),
    );
  });

  it.each([
    undefined,
    null,
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'evil.example',
    '/login',
    '/register?x=1',
    '/connect/google/redirect?access_token=x',
    '/api/me',
  ])('rejects %s', (target) => {
    expect(safeRedirect(target, '/fallback')).toBe('/fallback');
  });

  it('never redirects to another site', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '.',
      'evil.example',
      ':',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      '%2f',
      'https:',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const target = safeRedirect(`/${pieces.join('')}`, '/');
        expect(URL.canParse(target, SHOP) && new URL(target, SHOP).origin).toBe(SHOP);
      }),
      // Few of these lead elsewhere once a path is resolved, such as `/..//evil.example`.
      { numRuns: 3000 },
    );
  });
});
