import { describe, expect, it } from 'vitest';
import { changePasswordSchema, codeSchema, loginSchema, registerSchema, resetSchema } from './account-form-schemas';

const errors = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);

describe('account forms', () => {
  it('require every field', () => {
    expect(errors(loginSchema.safeParse({ email: '', password: '' }))).toEqual(['email required', 'password required']);
    expect(errors(registerSchema.safeParse({ email: '', password: '', passwordConfirmation: '' }))).toEqual([
      'email required',
      'password required',
      'passwordConfirmation required',
    ]);
  });

  it('require a long enough password and a matching confirmation', () => {
    expect(errors(resetSchema.safeParse({ password: 'kort', passwordConfirmation: 'kort' }))).toEqual([
      'password tooShort',
    ]);
    expect(errors(resetSchema.safeParse({ password: 'lang genoeg', passwordConfirmation: 'anders' }))).toEqual([
      'passwordConfirmation confirm',
    ]);
    expect(resetSchema.safeParse({ password: 'lang genoeg', passwordConfirmation: 'lang genoeg' }).success).toBe(true);
  });

  it("reject a password beyond bcrypt's limit", () => {
    const password = 'é'.repeat(40);
    expect(errors(resetSchema.safeParse({ password, passwordConfirmation: password }))).toEqual([
      'password passwordTooLong',
    ]);
  });

  it('count bytes after Unicode normalization, as the backend does', () => {
    const password = 'e\u0301'.repeat(36);
    expect(resetSchema.safeParse({ password, passwordConfirmation: password }).success).toBe(true);
  });

  it('require the current password to change it', () => {
    const given = { currentPassword: '', password: 'lang genoeg', passwordConfirmation: 'lang genoeg' };
    expect(errors(changePasswordSchema.safeParse(given))).toEqual(['currentPassword required']);
  });

  it.each([
    ['', ['code required']],
    ['1234567', ['code code']],
    ['1234567a', ['code code']],
    [' 1234 5678 ', []],
    ['1234-5678', []],
  ])('take the code "%s" with errors %j', (code, expected) => {
    expect(errors(codeSchema.safeParse({ code }))).toEqual(expected);
  });
});
