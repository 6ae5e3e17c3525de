// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { ACCEPT_ALL, REFUSE_ALL } from '@/lib/session/consent-cookie';
import { cookieDomains, lacksConsent, removeTagCookies, TRACKED_PURCHASES_KEY } from './tag-cookies';

const names = ['_ga', '_ga_ABC123', '_gid', '_gat_x', '_gcl_au', '_gac_x', 'cart', 'session', 'consent', 'x_ga'];
const unwanted = (choices: typeof ACCEPT_ALL) => names.filter((name) => lacksConsent(name, choices));

afterEach(() => {
  for (const name of names) document.cookie = `${name}=; max-age=0; path=/`;
});

describe("the tags' cookies", () => {
  it('are removed with the consent to their purpose only', () => {
    expect(unwanted(ACCEPT_ALL)).toEqual([]);
    expect(unwanted({ statistics: false, marketing: true })).toEqual(['_ga', '_ga_ABC123', '_gid', '_gat_x']);
    expect(unwanted({ statistics: true, marketing: false })).toEqual(['_gcl_au', '_gac_x']);
  });

  it('are removed on every domain a tag can write to', () => {
    expect(cookieDomains('www.shop.example.nl')).toEqual(['www.shop.example.nl', 'shop.example.nl', 'example.nl']);
    expect(cookieDomains('localhost')).toEqual([]);
  });

  it('are removed from this browser', () => {
    for (const name of ['_ga', '_gcl_au', 'cart']) document.cookie = `${name}=1; path=/`;
    localStorage.setItem(TRACKED_PURCHASES_KEY, '[]');
    removeTagCookies({ statistics: false, marketing: true });
    expect(document.cookie).toBe('_gcl_au=1; cart=1');
    expect(localStorage.getItem(TRACKED_PURCHASES_KEY)).toBe('[]');
    removeTagCookies(REFUSE_ALL);
    expect(document.cookie).toBe('cart=1');
    expect(localStorage.getItem(TRACKED_PURCHASES_KEY)).toBeNull();
  });
});
