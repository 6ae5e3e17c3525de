import { expect, it } from 'vitest';
import { toAnchors } from './anchors';

it('makes one id of each title', () => {
  expect(toAnchors(['Prijzen & verzendkosten', 'Über uns', 'Über uns', '???', 'Ångerrätt'])).toEqual([
    'prijzen-verzendkosten',
    'uber-uns',
    'uber-uns-3',
    'part-4',
    'angerratt',
  ]);
});
