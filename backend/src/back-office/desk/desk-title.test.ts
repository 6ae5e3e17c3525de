import { expect, it } from 'vitest';
import { deskTitle } from './desk-title';

it('names goods in the language of the operator, and the rest as the customer read it', () => {
  const titles = new Map([['p', 'Drijfpak']]);
  const line = { title: 'Schwimmanzug', product_id: 'p', product_type: 'physical' as const };
  expect(deskTitle(line, titles)).toBe('Drijfpak');
  expect(deskTitle({ ...line, product_id: 'gone' }, titles)).toBe('Schwimmanzug');
  expect(deskTitle({ ...line, product_type: 'lesson' as const }, titles)).toBe('Schwimmanzug');
});
