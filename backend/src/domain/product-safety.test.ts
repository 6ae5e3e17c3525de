import { describe, expect, it } from 'vitest';
import { type SafetyDetails, findSafetyErrors } from './product-safety';

const maker = { name: 'Zwotter B.V.', address: 'Otterkade 12', country: 'nl', email: 'a@b.example' };
const suit: SafetyDetails = {
  type: 'physical',
  maker,
  conformity: { protective: true, standard: 'EN 13138-1:2021' },
  warnings: [{ text: 'Does not protect against drowning.' }],
  manual: { id: 1 },
  declaration: { id: 2 },
};

describe('findSafetyErrors', () => {
  it.each<[string, Partial<SafetyDetails>, string[]]>([
    ['a whole suit', {}, []],
    ['a lesson', { type: 'lesson', maker: null, warnings: [] }, []],
    ['no maker', { maker: null }, ['maker']],
    ['a maker without a postal address', { maker: { ...maker, address: ' ' } }, ['maker']],
    ['a maker without an e-mail', { maker: { ...maker, email: null } }, ['maker']],
    ['a maker outside the EU', { maker: { ...maker, country: 'cn' } }, ['responsible']],
    ['with somebody in the EU', { maker: { ...maker, country: 'cn' }, responsible: maker }, []],
    [
      'with somebody outside',
      { maker: { ...maker, country: 'cn' }, responsible: { ...maker, country: 'gb' } },
      ['responsible'],
    ],
    ['no warning', { warnings: [{ text: '' }] }, ['warnings']],
    ['no manual', { manual: null }, ['manual']],
    ['no declaration of conformity', { declaration: null }, ['declaration']],
    ['neither, no protective equipment', { manual: null, declaration: null, conformity: null }, []],
    ['protective equipment without a standard', { conformity: { protective: true, standard: null } }, ['conformity']],
    ['nothing at all', { maker: null, warnings: null, conformity: null }, ['maker', 'warnings']],
  ])('%s', (_, over, fields) => {
    expect(findSafetyErrors({ ...suit, ...over }).map(({ field }) => field)).toEqual(fields);
  });
});
