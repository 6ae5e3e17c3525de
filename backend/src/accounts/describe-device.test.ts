import { describe, expect, it } from 'vitest';
import { anonymizeIpAddress, describeDevice } from './describe-device';

describe('nameDevice', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36',
      'Chrome · Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141 Safari/537.36 Edg/141',
      'Edge · Windows',
    ],
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141 Mobile Safari/537.36', 'Chrome · Android'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/18 Safari/605', 'Safari · macOS'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) FxiOS/140 Mobile Safari/605', 'Firefox · iPhone'],
    ['curl/8', ''],
    ['', ''],
  ])('%s', (agent, name) => expect(describeDevice(agent)).toBe(name));
});

describe('coarseAddress', () => {
  it.each([
    ['203.0.113.9', '203.0.*.*'],
    ['::ffff:203.0.113.9', '203.0.*.*'],
    ['2001:db8:12:34::1', '2001:db8:12::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', ''],
    ['', ''],
  ])('%s', (ip, place) => expect(anonymizeIpAddress(ip)).toBe(place));
});
