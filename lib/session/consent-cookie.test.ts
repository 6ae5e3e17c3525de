import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONSENT_DAYS, type Consent, decodeConsent } from './consent-cookie';
import { encodeConsent, encodeRefusedConsent } from './encode-consent';

const now = 1_800_000_000;
const consent: Consent = { id: '0d5f0c5e-8a51-4f0b-9b7c-1f2e3d4c5b6a', statistics: true, marketing: false, at: now };
const raw = (value: unknown): string => encodeURIComponent(JSON.stringify(value));
const wire = { v: 1, id: consent.id, s: 1, m: 0, t: now };

describe('the consent cookie', () => {
  it('round-trips as short, URL-encoded JSON', () => {
    expect(JSON.parse(decodeURIComponent(encodeConsent(consent)))).toEqual(wire);
    expect(decodeConsent(encodeConsent(consent), now)).toEqual(consent);
    expect(decodeConsent(raw({ t: now, m: 0, s: 1, id: consent.id, v: 1 }), now)).toEqual(consent);
  });

  it('encodes a refusal, which hides the bar', () => {
    expect(decodeConsent(encodeRefusedConsent())).toMatchObject({ statistics: false, marketing: false });
  });

  it.each([
    ['nothing', undefined],
    ['emptiness', ''],
    ['no JSON', 'accept'],
    ['a broken encoding', '%E0%A4%A'],
    ['null', raw(null)],
    ['a list', raw([1])],
    ['text', raw('yes')],
    ['another version of the question', raw({ ...wire, v: 2 })],
    ['a choice that is neither', raw({ ...wire, s: 2 })],
    ['true instead of 1', raw({ ...wire, s: true })],
    ['a choice left out', raw({ ...wire, m: undefined })],
    ['no id', raw({ ...wire, id: undefined })],
    ['an id that is markup', raw({ ...wire, id: '<script>alert(1)</script>' })],
    ['an id with something behind it', raw({ ...wire, id: `${wire.id}\n` })],
    ['a time that is text', raw({ ...wire, t: String(now) })],
    ['a timestamp in the future', raw({ ...wire, t: now * 1000 })],
    ['a choice older than a year', raw({ ...wire, t: now - (CONSENT_DAYS + 1) * 86_400 })],
    ['a megabyte', raw({ ...wire, x: 'x'.repeat(1_000_000) })],
  ])('rejects %s', (_what, value) => {
    expect(decodeConsent(value, now)).toBeNull();
  });

  it('never throws on malformed input', () => {
    fc.assert(fc.property(fc.string(), (value) => void decodeConsent(value, now)));
    fc.assert(fc.property(fc.jsonValue(), (value) => decodeConsent(raw(value), now) === null));
  });
});
