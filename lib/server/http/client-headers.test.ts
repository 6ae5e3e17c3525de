import { describe, expect, it } from 'vitest';
import { PREVIEW_HEADER } from '@/lib/session/preview-cookie';
import { ERROR_PAGE_HEADER } from './error-page-kinds';
import { setClientHeaders } from './client-headers';

const lies = {
  'x-forwarded-for': '6.6.6.6, 7.7.7.7',
  'x-forwarded-host': 'other.example',
  'x-forwarded-proto': 'https',
  'x-real-ip': '6.6.6.6',
  forwarded: 'for=6.6.6.6',
  'x-middleware-subrequest': 'middleware',
  [ERROR_PAGE_HEADER]: 'error',
  [PREVIEW_HEADER]: '1',
};

function settle(headers: Record<string, string>, trustProxy: boolean, remoteAddress = '::ffff:10.0.0.5') {
  const given: Record<string, string | undefined> = { ...headers };
  const usable = setClientHeaders(given, { remoteAddress, trustProxy, protoOf: () => 'http' });
  return { usable, headers: given };
}

describe('setClientHeaders', () => {
  it('trusts the socket, not the client', () => {
    expect(settle({ host: 'Localhost:3000', ...lies }, false)).toEqual({
      usable: true,
      headers: {
        host: 'localhost:3000',
        'x-forwarded-host': 'localhost:3000',
        'x-forwarded-proto': 'http',
        'x-forwarded-for': '10.0.0.5',
      },
    });
  });

  it('trusts a proxy: the last address is the one it saw', () => {
    expect(settle({ host: 'inside:3000', ...lies }, true).headers).toEqual({
      host: 'other.example',
      'x-forwarded-host': 'other.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '7.7.7.7',
    });
  });

  it('falls back to the socket without proxy headers', () => {
    expect(settle({ host: 'a.example' }, true, '2001:db8::1').headers).toMatchObject({
      host: 'a.example',
      'x-forwarded-for': '2001:db8::1',
    });
  });

  it.each([
    ['6.6.6.6, ::ffff:7.7.7.7', '7.7.7.7'],
    ['::ffff:707:707', '7.7.7.7'],
    ['2001:DB8:0:0::0:1', '2001:db8::1'],
    ['7.7.7.7:50123', '7.7.7.7'],
    ['[2001:db8::1]:50123', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
  ])('normalizes the IP address: %s', (header, address) => {
    expect(settle({ host: 'a.example', 'x-forwarded-for': header }, true).headers['x-forwarded-for']).toBe(address);
  });

  it.each(['unknown', '7.7.7', '7.7.7.7.7', '0x7.7', '7', 'a.example', '_hidden', '7.7.7.7, '])(
    'takes the address of the proxy when it names none: %s',
    (header) => {
      expect(settle({ host: 'a.example', 'x-forwarded-for': header }, true).headers['x-forwarded-for']).toBe(
        '10.0.0.5',
      );
    },
  );

  it('is empty for a closed connection', () => {
    const headers = { host: 'a.example' };
    setClientHeaders(headers, { remoteAddress: undefined, trustProxy: false, protoOf: () => 'http' });
    expect(headers).toMatchObject({ 'x-forwarded-for': '' });
  });

  it.each(['', 'a b', 'a.example/x', 'a.example:port', 'user@a.example', '<script>'])(
    'refuses the host "%s"',
    (host) => {
      expect(settle({ host }, false).usable).toBe(false);
    },
  );
});
