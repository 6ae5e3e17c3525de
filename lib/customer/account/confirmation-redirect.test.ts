import { describe, expect, it } from 'vitest';
import { confirmationRedirect } from './confirmation-redirect';

const refuse = (reason: string) => ({ error: { status: 400, name: 'InvalidCode', details: { reason } } });

describe('readConfirmation', () => {
  it.each([
    [200, { data: { ok: true, hasPassword: true } }, '/email-confirmed'],
    [200, { data: { ok: true, hasPassword: false } }, '/email-confirmed#choose-password'],
    [200, null, '/email-confirmed'],
    [400, refuse('used'), '/email-confirmed'],
    [400, refuse('expired'), '/confirm-email'],
    [400, refuse('unknown'), '/confirm-email'],
    [429, null, '/confirm-email'],
  ])('%i %j redirects to %s', (status, json, path) => {
    expect(confirmationRedirect(status, json)).toBe(path);
  });
});
