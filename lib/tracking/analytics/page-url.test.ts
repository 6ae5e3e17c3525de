import { describe, expect, it } from 'vitest';
import { hasSecretUrl, excludesTags, publicUrl, publicReferrer } from './page-url';

const origin = 'https://shop.example';

describe('the URL sent to tags', () => {
  it.each([
    ['/order/4f6c0a5e9b', '/order'],
    ['/order/4f6c0a5e9b/', '/order'],
    ['/order-payment?order=4f6c0a5e9b', '/order-payment'],
    ['/review/4f6c0a5e9b/stop?done=1', '/review'],
    ['/reset?code=abc', '/reset'],
    ['/email-confirmed?confirmation=abc', '/email-confirmed'],
    ['/connect/google/redirect?access_token=abc', '/connect'],
    ['/cart-reminder?stop=abc', '/cart-reminder'],
    ['/newsletter?confirm=abc', '/newsletter'],
    ['/newsletter?stop=abc', '/newsletter'],
    ['/practice-mail?stop=abc', '/practice-mail'],
    ['/certificates/K7QM-2XPD-9RT4-HW01', '/certificates'],
    ['/free-lessons?code=K7QM', '/free-lessons'],
    ['/mail-link/sign-up?code=abc', '/mail-link'],
    ['/search?q=noor%40example.com&page=2', '/search?page=2'],
    ['/shop?color=blue&size=m&email=noor@example.com', '/shop?color=blue&size=m'],
    ['/?utm_source=mail&gclid=x1&token=abc#cart=secret', '/?utm_source=mail&gclid=x1'],
    ['/noor@example.com/x', '/-/x'],
    ['/shop/zwotter-classic', '/shop/zwotter-classic'],
    ['/orders', '/orders'],
  ])('%s -> %s', (given, expected) => {
    expect(publicUrl(origin + given)).toBe(origin + expected);
  });

  it('reduces other sites to their origin', () => {
    expect(publicReferrer('https://pay.example/checkout/tr_secret?x=1', origin)).toBe('https://pay.example/');
    expect(publicReferrer(`${origin}/order/abc`, origin)).toBe(`${origin}/order`);
    expect(publicReferrer('', origin)).toBe('');
    expect(publicReferrer('not an address', origin)).toBe('');
  });
});

describe('pages with a secret in their URL', () => {
  it('load no tags, except the one that reports the purchase', () => {
    for (const path of [
      '/order/abc',
      '/reset',
      '/email-confirmed',
      '/connect/google/redirect',
      '/newsletter',
      '/mail-link/order',
    ])
      expect([hasSecretUrl(path), excludesTags(path)]).toEqual([true, true]);
    expect([hasSecretUrl('/order-payment'), excludesTags('/order-payment')]).toEqual([true, false]);
    expect([hasSecretUrl('/shop/order'), excludesTags('/shop/order')]).toEqual([false, false]);
  });
});
