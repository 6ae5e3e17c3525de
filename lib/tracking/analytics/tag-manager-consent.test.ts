import { describe, expect, it } from 'vitest';
import { parseEnv } from '@/lib/core/env';
import { isTagManagerAllowed } from './tag-manager-consent';

const secrets = { SHOP_SECRET: 's'.repeat(20), REVALIDATE_SECRET: 'r'.repeat(20) };
const read = (settings: Record<string, string>) => parseEnv({ ...secrets, ...settings }).tagManager;

describe('the settings of the tag manager', () => {
  it('is disabled without an id or by TAG_MANAGER=0', () => {
    expect(read({})).toBeNull();
    expect(read({ TAG_MANAGER_ID: '' })).toBeNull();
    expect(read({ TAG_MANAGER: '0', TAG_MANAGER_ID: 'GTM-ABC123' })).toBeNull();
    expect(read({ TAG_MANAGER: '0', TAG_MANAGER_ID: 'nonsense' })).toBeNull();
  });

  it('is enabled by an id', () => {
    expect(read({ TAG_MANAGER_ID: 'GTM-ABC123' })).toEqual({ kind: 'gtm', id: 'GTM-ABC123', scriptUrl: null });
    expect(read({ TAG_MANAGER: '1', TAG_MANAGER_ID: 'G-1A2B3C' })).toEqual({
      kind: 'ga',
      id: 'G-1A2B3C',
      scriptUrl: null,
    });
    const url = 'http://localhost:1400/gtm.js';
    expect(read({ TAG_MANAGER_ID: 'GTM-SANDBOX', TAG_MANAGER_URL: url })?.scriptUrl).toBe(url);
  });

  it.each(['', 'GTM-', 'gtm-abc123', 'GTM-abc', 'UA-12345-1', 'GTM-ABC 1', "GTM-A');alert(1)//", 'XGTM-ABC', 'G_ABC'])(
    'does not start with the id "%s" when it is switched on',
    (id) => {
      expect(() => read({ TAG_MANAGER: '1', TAG_MANAGER_ID: id })).toThrow(
        'The tag manager id is empty or not found in the public configuration (TAG_MANAGER_ID)',
      );
    },
  );

  it('throws for an invalid id, enabled or not, and for invalid settings', () => {
    expect(() => read({ TAG_MANAGER_ID: 'gtm-abc' })).toThrow(/TAG_MANAGER_ID.*Given: "gtm-abc"/);
    expect(() => read({ TAG_MANAGER: 'yes' })).toThrow(/TAG_MANAGER/);
    expect(() => read({ TAG_MANAGER_ID: 'GTM-A', TAG_MANAGER_URL: 'javascript:alert(1)' })).toThrow(/TAG_MANAGER_URL/);
    expect(() => read({ TAG_MANAGER_ID: 'G-A', TAG_MANAGER_URL: 'https://a.example/x.js' })).toThrow(/TAG_MANAGER_URL/);
  });
});

describe('consent per kind of tag', () => {
  it.each([
    ['gtm', true, false, true],
    ['gtm', false, true, true],
    ['gtm', false, false, false],
    ['ga', true, false, true],
    ['ga', false, true, false],
  ] as const)('%s, statistics %s, marketing %s: %s', (kind, statistics, marketing, allowed) => {
    expect(isTagManagerAllowed({ kind }, { statistics, marketing })).toBe(allowed);
  });
});
