import { describe, expect, it } from 'vitest';
import { parseConsent } from './parse-consent';

const data = {
  id: '0d5f0c5e-8a51-4f0b-9b7c-1f2e3d4c5b6a',
  choices: { statistics: true, marketing: false },
  version: 1,
  at: Math.floor(Date.now() / 1000),
};

describe('a submitted choice', () => {
  it('is encoded in the cookie', () => {
    expect(parseConsent({ data })).toEqual({ id: data.id, statistics: true, marketing: false, at: data.at });
  });

  it.each([
    ['nothing', {}],
    ['no choices', { ...data, choices: undefined }],
    ['a choice as text', { ...data, choices: { statistics: 'true', marketing: false } }],
    ['another version', { ...data, version: 2 }],
    ['an invalid id', { ...data, id: '1; Domain=evil.example' }],
    ['a time long ago', { ...data, at: 1 }],
  ])('is rejected with %s', (_what, wrong) => {
    expect(() => parseConsent({ data: wrong })).toThrow(/[Cc]ookie choice/);
  });
});
