import { expect, it } from 'vitest';
import { isVisible } from './visibility';

const seen = { blurred: false, dirty: false, submitted: false };

it.each([
  ['blur', {}, false],
  ['blur', { dirty: true }, false],
  ['blur', { blurred: true }, true],
  ['dirty', { blurred: true }, false],
  ['dirty', { dirty: true }, true],
  ['live', {}, true],
  ['blur', { submitted: true }, true],
  ['dirty', { submitted: true }, true],
] as const)('%s %j: %s', (visibility, what, expected) => {
  expect(isVisible(visibility, { ...seen, ...what })).toBe(expected);
});
