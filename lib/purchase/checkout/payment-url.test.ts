import { describe, expect, it } from 'vitest';
import { safePaymentUrl } from './payment-url';

describe('readPaymentUrl', () => {
  it('allows http and https', () => {
    expect(safePaymentUrl('https://pay.example/checkout/1')).toBe('https://pay.example/checkout/1');
    expect(safePaymentUrl('http://localhost:1400/checkout/1')).toBe('http://localhost:1400/checkout/1');
  });

  it.each([null, undefined, '', '/order', 'javascript:alert(1)', 'data:text/html,x', 'blob:x', 'vbscript:x'])(
    'refuses %s',
    (url) => {
      expect(safePaymentUrl(url)).toBeNull();
    },
  );
});
