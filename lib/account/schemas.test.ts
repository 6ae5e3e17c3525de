import { describe, expect, it } from 'vitest';
import { loginSchema, registerSchema, resetSchema } from './schemas';

const faults = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);

describe('account forms', () => {
  it('want everything', () => {
    expect(faults(loginSchema.safeParse({ email: '', password: '' }))).toEqual(['email required', 'password required']);
    expect(faults(registerSchema.safeParse({ email: '', password: '', passwordConfirmation: '' }))).toEqual([
      'email required',
      'password required',
      'passwordConfirmation required',
    ]);
  });

  it('want a password that is long enough, and twice the same', () => {
    expect(faults(resetSchema.safeParse({ password: 'kort', passwordConfirmation: 'kort' }))).toEqual([
      'password tooShort',
    ]);
    expect(faults(resetSchema.safeParse({ password: 'lang genoeg', passwordConfirmation: 'anders' }))).toEqual([
      'passwordConfirmation confirm',
    ]);
    expect(resetSchema.safeParse({ password: 'lang genoeg', passwordConfirmation: 'lang genoeg' }).success).toBe(true);
  });

  it('refuse a password of which the end would not count', () => {
    const password = 'é'.repeat(40);
    expect(faults(resetSchema.safeParse({ password, passwordConfirmation: password }))).toEqual(['password tooLong']);
  });
});
