import { describe, expect, it } from 'vitest';
import { fill } from './fill-template';

describe('fill', () => {
  it('puts every value in its place', () => {
    expect(fill('{old} -> {new}, {old}', { old: '1', new: 2 })).toBe('1 -> 2, 1');
  });

  it('keeps a place nobody filled', () => {
    expect(fill('{city}', {})).toBe('{city}');
  });

  it('does not read values as patterns', () => {
    expect(fill('{a}', { a: '$& {b}' })).toBe('$& {b}');
  });
});
