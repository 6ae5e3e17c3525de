import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import {
  createRecoveryCodes,
  createSecret,
  enrolmentUri,
  formatRecoveryCode,
  matchStep,
  parseTypedCode,
} from './codes';

/** The key and the moments of RFC 6238, appendix B. */
const RFC_SECRET = Secret.fromUTF8('12345678901234567890').base32;

describe('matchStep', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [2_000_000_000, '279037', 66_666_666],
  ])('accepts the code of RFC 6238 at second %i', (second, code, step) =>
    expect(matchStep(RFC_SECRET, code, new Date(second * 1000))).toBe(step),
  );

  it('accepts one step early or late, and no further', () => {
    const secret = createSecret();
    const middle = 1_800_000_015_000;
    const step = Math.floor(middle / 30_000);
    const codeAt = (timestamp: number): string =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    const steps = [-2, -1, 0, 1, 2].map((delta) =>
      matchStep(secret, codeAt(middle + delta * 30_000), new Date(middle)),
    );
    expect(steps).toEqual([null, step - 1, step, step + 1, null]);
  });

  it('refuses what is no code', () => expect(matchStep(RFC_SECRET, '28708', new Date(59_000))).toBeNull());
});

describe('recovery codes', () => {
  it('are ten different ones, which are read back as they are written down', () => {
    const codes = createRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(formatRecoveryCode(code)).toMatch(/^(?:[a-z2-9]{6}-){3}[a-z2-9]{6}$/);
      expect(parseTypedCode(` ${formatRecoveryCode(code).toUpperCase().replace('-', ' ')} `)).toEqual({
        kind: 'recovery',
        code,
      });
    }
  });
});

describe('parseTypedCode', () => {
  it('reads six digits, however they are grouped', () =>
    expect(parseTypedCode(' 123 456 ')).toEqual({ kind: 'authenticator', code: '123456' }));
  it.each(['', '12345', '1234567', 'abcdef', 'a'.repeat(23), `${'a'.repeat(23)}0`])('refuses %j', (text) =>
    expect(parseTypedCode(text)).toBeNull(),
  );
});

it('the address in the QR code names the shop and the account', () => {
  const uri = new URL(enrolmentUri(RFC_SECRET, 'Otter & co', 'an@example.nl'));
  expect(uri.protocol + uri.host).toBe('otpauth:totp');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ issuer: 'Otter & co', secret: RFC_SECRET });
  expect(decodeURIComponent(uri.pathname)).toContain('an@example.nl');
});
