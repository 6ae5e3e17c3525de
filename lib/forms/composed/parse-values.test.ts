import { describe, expect, it } from 'vitest';
import { field } from './form.fixtures';
import { parseValues } from './parse-values';
import { MAX_TEXT } from '@/backend/contract/forms';

const read = (overrides: Parameters<typeof field>[0], sent: unknown) => {
  const { values, errors } = parseValues([field(overrides)], { [overrides.name]: sent });
  return { value: values[overrides.name], code: errors[0]?.code };
};
const option = (value: string) => ({ value, label: value.toUpperCase(), group: '', help: '' });

describe('readValues', () => {
  it('drops unknown fields', () => {
    const { values, errors } = parseValues([field({ name: 'name' })], {
      name: 'Åsa',
      admin: true,
      __proto__: { name: 'x' },
      _page: '/contact',
    });
    expect(values).toEqual({ name: 'Åsa' });
    expect(errors).toEqual([]);
  });

  it('defaults missing fields and ignores the prototype', () => {
    const fields = [
      field({ name: 'constructor' }),
      field({ name: 'tick', type: 'checkbox', offValue: 'no' }),
      field({ name: 'list', type: 'checkboxes' }),
      field({ name: 'photo', type: 'file' }),
    ];
    expect(parseValues(fields, {})).toEqual({
      values: { constructor: '', tick: 'no', list: [], photo: [] },
      errors: [],
    });
  });

  describe('text', () => {
    it.each([
      ['  Otter ', 'Otter'],
      [['Otter'], 'Otter'],
      [12, '12'],
      [null, ''],
      [undefined, ''],
      [[], ''],
    ])('%j -> %j', (sent, value) => {
      expect(read({ name: 'name' }, sent)).toEqual({ value, code: undefined });
    });

    it.each([true, {}, ['a', 'b'], Number.NaN, new File([], 'x')].map((sent) => [sent]))('rejects %s', (sent) => {
      expect(read({ name: 'name' }, sent).code).toBe('invalid');
    });

    it('rejects line breaks in single-line fields, which could inject mail headers', () => {
      for (const sent of ['Eve\r\nBcc: all@example.com', 'Eve\nBcc: x', 'a\0b', 'a\u0085b'])
        expect(read({ name: 'name' }, sent).code).toBe('invalid');
      expect(read({ name: 'name' }, 'Eve\r\nBcc: x').value).toBe('Eve Bcc: x');
    });

    it('keeps line breaks in multi-line fields', () => {
      expect(read({ name: 'message', type: 'textarea' }, 'one\r\ntwo\rthree\tfour')).toEqual({
        value: 'one\ntwo\nthree\tfour',
        code: undefined,
      });
      expect(read({ name: 'message', type: 'textarea' }, 'a\0b').code).toBe('invalid');
    });

    it('limits the length', () => {
      expect(read({ name: 'message', type: 'textarea' }, 'x'.repeat(MAX_TEXT)).code).toBeUndefined();
      const { value, code } = read({ name: 'message', type: 'textarea' }, 'x'.repeat(MAX_TEXT + 1));
      expect([value?.length, code]).toEqual([MAX_TEXT, 'tooLong']);
    });
  });

  describe('choices', () => {
    const options = [option('a'), option('b')];

    it('must be options of the form', () => {
      expect(read({ name: 'wish', type: 'radio', options }, 'b')).toEqual({ value: 'b', code: undefined });
      expect(read({ name: 'wish', type: 'select', options }, '')).toEqual({ value: '', code: undefined });
      for (const sent of ['c', 'A', ['a', 'b'], {}, true])
        expect(read({ name: 'wish', type: 'select', options }, sent)).toEqual({ value: '', code: 'invalid' });
    });

    it('are deduplicated', () => {
      const parts = { name: 'parts', type: 'checkboxes', options } as const;
      expect(read(parts, ['b', 'a', 'b', ''])).toEqual({ value: ['b', 'a'], code: undefined });
      expect(read(parts, 'a')).toEqual({ value: ['a'], code: undefined });
      expect(read(parts, ['a', 'c'])).toEqual({ value: ['a'], code: 'invalid' });
      expect(read(parts, [{}])).toEqual({ value: [], code: 'invalid' });
    });
  });

  it('accepts common representations of a ticked checkbox', () => {
    const tick = { name: 'agreed', type: 'checkbox', onValue: 'ja', offValue: 'nee' } as const;
    for (const sent of ['ja', true, 'true', 'on', 'yes', 1, ['on']]) expect(read(tick, sent).value).toBe('ja');
    for (const sent of ['nee', false, undefined, null, '', 'off', [], 0])
      expect(read(tick, sent)).toEqual({ value: 'nee', code: undefined });
    for (const sent of ['perhaps', {}, 2, ['on', 'off']]) expect(read(tick, sent).code).toBe('invalid');
  });

  describe('files', () => {
    const photos = { name: 'photos', type: 'file', multiple: true, accept: '.jpg, .PNG', maxSize: 10 } as const;
    const file = (name: string, size = 3) => new File(['x'.repeat(size)], name);

    it('are kept; empty inputs are ignored', () => {
      const jpg = file('otter.JPG');
      expect(read(photos, [jpg, new File([], '')]).value).toEqual([jpg]);
      expect(read(photos, [new File([], '')])).toEqual({ value: [], code: undefined });
    });

    it.each([
      ['fileType', [file('otter.exe')]],
      ['fileType', [file('jpg')]],
      ['fileSize', [file('otter.png', 11)]],
      ['fileEmpty', [file('otter.png', 0)]],
      ['fileCount', Array.from({ length: 11 }, () => file('otter.png'))],
      ['invalid', 'otter.png'],
      ['invalid', [file('otter.png'), 'x']],
    ])('%s', (code, sent) => {
      expect(read(photos, sent).code).toBe(code);
    });

    it('limits single-file fields to one file', () => {
      expect(read({ ...photos, multiple: false }, [file('a.png'), file('b.png')]).code).toBe('fileCount');
    });
  });
});
