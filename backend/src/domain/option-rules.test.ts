import { describe, expect, it } from 'vitest';
import { findOptionErrors, findValueErrors } from './option-rules';

const fieldsOf = (errors: { field: string }[]): string[] => errors.map(({ field }) => field);

describe('an option', () => {
  it('keeps its key', () => {
    expect(findOptionErrors({ key: 'material' }, null)).toEqual([]);
    expect(findOptionErrors({ key: 'material' }, { key: 'material' })).toEqual([]);
    expect(findOptionErrors({ key: 'stuff' }, { key: 'material' })[0]?.message).toContain('stays “material”');
  });
  it.each([undefined, '', 'Material', 'shoe size', 'page', 'color:blue'])('cannot be called %s', (key) => {
    expect(fieldsOf(findOptionErrors({ key }, null))).toEqual(['key']);
  });
});

describe('a value', () => {
  it.each([
    [{ key: 'blue', swatch: '#3D95CF', secondSwatch: '#ffffff' }, []],
    [{ key: '38-5', weightMin: 18, weightMax: 20 }, []],
    [{ key: 'blue', swatch: '', weightMin: null }, []],
    [{ key: 'Blue' }, ['key']],
    [{ key: 'blue', swatch: 'blue' }, ['swatch']],
    [{ key: 'blue', swatch: '#fff' }, ['swatch']],
    [{ key: 'blue', secondSwatch: '#ffffff' }, ['swatch']],
    [{ key: 'm', weightMin: 18 }, ['weightMax']],
    [{ key: 'm', weightMax: 20 }, ['weightMin']],
    [{ key: 'm', weightMin: 20, weightMax: 18 }, ['weightMax']],
  ])('%o has errors at %o', (value, fields) => expect(fieldsOf(findValueErrors(value, null))).toEqual(fields));
  it('keeps its key', () => expect(fieldsOf(findValueErrors({ key: 'navy' }, { key: 'blue' }))).toEqual(['key']));
});
