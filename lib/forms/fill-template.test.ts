import { describe, expect, it } from 'vitest';
import { fill } from './fill-template';

describe('fill', () => {
  it('replaces placeholders', () => {
    expect(fill('{old} -> {new}, {old}', { old: '1', new: 2 })).toBe('1 -> 2, 1');
  });

  it('keeps placeholders without a value', () => {
    expect(fill('{city}', {})).toBe('{city}');
  });

  it('does not interpret values as patterns', () => {
    expect(fill('{a}', { a: '$& {b}' })).toBe('$& {b}');
  });
});
