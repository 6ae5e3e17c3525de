import { expect, it } from 'vitest';
import { describeAge } from './describe-age';

it.each([
  [0, '0 seconds'],
  [1.9, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [7199, '119 minutes'],
  [7200, '2 hours'],
])('%s: %s', (seconds, text) => {
  expect(describeAge(seconds, 'en')).toBe(text);
});
