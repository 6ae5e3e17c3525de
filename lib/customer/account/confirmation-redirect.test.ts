import { describe, expect, it } from 'vitest';
import { confirmedPath, refusedPath } from './confirmation-redirect';

describe('a confirmed sign-up leads to', () => {
  it.each([
    [{ data: { ok: true, hasPassword: true, resetCode: null } }, '/email-confirmed'],
    [{ data: { ok: true, hasPassword: false, resetCode: null } }, '/email-confirmed#choose-password'],
    [{ data: { ok: true, hasPassword: false, resetCode: 'a-b_c' } }, '/reset?code=a-b_c#choose-password'],
    [null, '/email-confirmed'],
  ])('%j: %s', (json, path) => {
    expect(confirmedPath(json)).toBe(path);
  });
});

describe('a refused code leads to', () => {
  it.each([
    [{ reason: 'used' }, '/email-confirmed'],
    [{ reason: 'expired' }, '/confirm-email'],
    [{ reason: 'unknown' }, '/confirm-email'],
    [undefined, '/confirm-email'],
  ])('%j: %s', (details, path) => {
    expect(refusedPath({ details })).toBe(path);
  });
});
