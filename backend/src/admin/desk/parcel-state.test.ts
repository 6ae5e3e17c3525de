import { expect, it } from 'vitest';
import { parcelState } from './parcel-state';

const goods = { physical: true };
const lesson = { physical: false };

it.each([
  ['new', [goods], 'new'],
  ['new', [lesson, goods], 'new'],
  ['new', [lesson], null],
  ['returned', [lesson], 'returned'],
])('an order that is %s with %j says %s', (fulfilment, lines, said) =>
  expect(parcelState({ fulfilment, lines })).toBe(said),
);
