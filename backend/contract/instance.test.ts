import { expect, it } from 'vitest';
import { formatInstance, parseInstance } from './instance';

it('reads what it writes, and nothing else', () => {
  for (const instance of [
    { name: 'web-1:3000', release: '' },
    { name: 'shop.example:3001', release: 'v1.2+3' },
  ])
    expect(parseInstance(formatInstance(instance))).toEqual(instance);
  for (const text of ['', 'web', 'web:1 a b', `${'x'.repeat(200)}:1`, 'web:1\nx'])
    expect(parseInstance(text)).toBeNull();
  expect(formatInstance({ name: 'web:1', release: 'ü\n' })).toBe('web:1 __');
});
