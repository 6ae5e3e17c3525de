import { describe, expect, it } from 'vitest';
import { toSafeHref } from './safe-href';

describe('toSafeHref', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' \tjava\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://shop.test/1',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'http://[broken',
  ])('rejects %j', (address) => {
    expect(toSafeHref(address)).toBeNull();
  });

  it('keeps paths and fragments internal', () => {
    expect(toSafeHref('/shop?color=blue#maat')).toEqual({ href: '/shop?color=blue#maat', external: false });
    expect(toSafeHref('contact')).toEqual({ href: '/contact', external: false });
    expect(toSafeHref('#maat')).toEqual({ href: '#maat', external: false });
  });

  it('marks external links, including protocol-relative ones', () => {
    expect(toSafeHref('https://example.org/a')).toEqual({ href: 'https://example.org/a', external: true });
    expect(toSafeHref('//example.org')).toEqual({ href: 'https://example.org/', external: true });
    expect(toSafeHref('\\\\example.org')).toEqual({ href: 'https://example.org/', external: true });
  });

  it('allows mailto and tel links', () => {
    expect(toSafeHref('mailto:hallo@zwotter.example')).toEqual({
      href: 'mailto:hallo@zwotter.example',
      external: false,
    });
    expect(toSafeHref('tel:+31300000000')).toEqual({ href: 'tel:+31300000000', external: false });
  });
});
