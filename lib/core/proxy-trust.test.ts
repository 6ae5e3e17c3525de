import { describe, expect, it } from 'vitest';
import { parseProxyTrust } from './proxy-trust';

describe('TRUST_PROXY', () => {
  it.each<[string, string, boolean]>([
    ['0', '127.0.0.1', false],
    ['1', '127.0.0.1', true],
    ['1', '::ffff:127.0.0.1', true],
    ['1', '::1', true],
    ['1', '10.0.0.5', false],
    ['1', '203.0.113.9', false],
    ['10.0.0.5', '10.0.0.5', true],
    ['10.0.0.5', '::ffff:10.0.0.5', true],
    ['10.0.0.5', '10.0.0.6', false],
    ['10.0.0.5', '127.0.0.1', false],
    ['10.0.0.0/8, 2001:db8::/32', '10.9.9.9', true],
    ['10.0.0.0/8, 2001:db8::/32', '2001:db8:1::1', true],
    ['10.0.0.0/8, 2001:db8::/32', '2001:db9::1', false],
    ['10.0.0.0/8', '', false],
  ])('%s and a connection from "%s"', (setting, address, expected) => {
    expect(parseProxyTrust(setting)?.isProxy(address)).toBe(expected);
  });

  it('listens for visitors on every interface, for a proxy on this machine on loopback only', () => {
    expect(['0', '1', '10.0.0.5'].map((setting) => parseProxyTrust(setting)?.listenHost)).toEqual([
      undefined,
      '127.0.0.1',
      undefined,
    ]);
  });

  it.each(['yes', '2', '10.1', '10.0.0.0/33', '10.0.0.5,', 'proxy.internal', ''])('refuses "%s"', (setting) => {
    expect(parseProxyTrust(setting)).toBeNull();
  });
});
