import { describe, expect, it } from 'vitest';
import { createChildSchema, createSwimSchema } from './child-form-schemas';

const TODAY = '2026-11-25';
const child = { nickname: 'Otje', birthYear: '', weight: '', size: '' };
const swim = { day: TODAY, minutes: '30', floats: '8', note: '' };

const codesOf = (result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`) ?? [];

describe('the form of a child', () => {
  it('needs a nickname only', () => {
    expect(createChildSchema(TODAY).parse(child)).toEqual({
      nickname: 'Otje',
      birthYear: null,
      weight: null,
      size: '',
    });
  });

  it('takes a weight with a comma, and thirty emoji', () => {
    const filled = { nickname: '🦦'.repeat(30), birthYear: '2021', weight: '18,5', size: ' S ' };
    expect(createChildSchema(TODAY).parse(filled)).toEqual({
      nickname: '🦦'.repeat(30),
      birthYear: 2021,
      weight: 18.5,
      size: 'S',
    });
  });

  it.each([
    [{ nickname: ' ' }, 'nickname required'],
    [{ nickname: 'x'.repeat(31) }, 'nickname tooLong'],
    [{ birthYear: '1890' }, 'birthYear invalid'],
    [{ birthYear: '2007' }, 'birthYear invalid'],
    [{ birthYear: '2030' }, 'birthYear invalid'],
    [{ birthYear: 'vijf' }, 'birthYear invalid'],
    [{ weight: '0' }, 'weight invalid'],
    [{ weight: '1e2' }, 'weight invalid'],
  ])('refuses %j', (over, code) => {
    expect(codesOf(createChildSchema(TODAY).safeParse({ ...child, ...over }))).toEqual([code]);
  });
});

describe('the form of a swim', () => {
  it('gives numbers', () => {
    expect(createSwimSchema(TODAY).parse(swim)).toEqual({ day: TODAY, minutes: 30, floats: 8, note: '' });
  });

  it.each([
    [{ day: '' }, 'day required'],
    [{ day: '2026-11-26' }, 'day future'],
    [{ day: '1890-01-01' }, 'day invalid'],
    [{ minutes: '' }, 'minutes invalid'],
    [{ minutes: '301' }, 'minutes invalid'],
    [{ minutes: '1,5' }, 'minutes invalid'],
    [{ note: 'x'.repeat(501) }, 'note tooLong'],
  ])('refuses %j', (over, code) => {
    expect(codesOf(createSwimSchema(TODAY).safeParse({ ...swim, ...over }))).toEqual([code]);
  });
});
