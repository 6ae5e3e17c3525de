import { describe, expect, it } from 'vitest';
import { createDeletionSchema, createEmailSchema, findOrderSchema } from './profile-form-schemas';

const errors = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);

describe('forms of the profile', () => {
  it('require the selected proof only', () => {
    const values = { email: 'noor@example.com', password: '', code: '' };
    expect(errors(createEmailSchema('password').safeParse(values))).toEqual(['password required']);
    expect(errors(createEmailSchema('code').safeParse(values))).toEqual(['code required']);
    expect(errors(createEmailSchema('code').safeParse({ ...values, code: '1234' }))).toEqual(['code code']);
    for (const code of ['12345678', '1234 5678', '1234-5678'])
      expect(createEmailSchema('code').safeParse({ ...values, code }).success).toBe(true);
    expect(createEmailSchema('password').safeParse({ ...values, password: ' ' }).success).toBe(true);
  });

  it('require the confirmation before deletion', () => {
    const values = { password: 'x', code: '', understood: false };
    expect(errors(createDeletionSchema('password').safeParse(values))).toEqual(['understood accepted']);
    expect(createDeletionSchema('password').safeParse({ ...values, understood: true }).success).toBe(true);
  });

  it('find an order by number and email', () => {
    expect(errors(findOrderSchema.safeParse({ orderNr: ' ', email: 'x' }))).toEqual([
      'orderNr required',
      'email email',
    ]);
    expect(findOrderSchema.parse({ orderNr: ' ZW2026-1 ', email: 'a@b.nl' }).orderNr).toBe('ZW2026-1');
  });
});
