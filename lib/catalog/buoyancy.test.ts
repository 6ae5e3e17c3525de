import { describe, expect, it } from 'vitest';
import { buoyancyLeft, FLOATS_LEFT, hasBuoyancy } from './buoyancy';
import type { SizeRow } from './types';

const row = (buoyancy: number | null): SizeRow => ({
  size: 'm',
  weightMin: 18,
  weightMax: 20,
  heightMin: 106,
  heightMax: 113,
  chest: null,
  buoyancy,
});

describe('buoyancy', () => {
  it('is divided equally among the floats and rounded down', () => {
    expect(FLOATS_LEFT.map((floats) => buoyancyLeft(33, floats))).toEqual([33, 24, 16, 8]);
    expect(FLOATS_LEFT.map((floats) => buoyancyLeft(40, floats))).toEqual([40, 30, 20, 10]);
  });

  it('is none without floats', () => {
    expect(buoyancyLeft(33, 0)).toBe(0);
  });

  it('is shown once a size has it', () => {
    expect(hasBuoyancy([])).toBe(false);
    expect(hasBuoyancy([row(null)])).toBe(false);
    expect(hasBuoyancy([row(null), row(33)])).toBe(true);
  });
});
