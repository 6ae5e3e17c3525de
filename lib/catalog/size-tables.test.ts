import { describe, expect, it } from 'vitest';
import { groupByBuoyancy, groupBySizes } from './size-tables';
import type { SizeRow } from './types';

const row = (changes: Partial<SizeRow> = {}): SizeRow => ({
  size: 's',
  weightMin: 14,
  weightMax: 18,
  heightMin: 92,
  heightMax: 104,
  chest: null,
  buoyancy: 40,
  ...changes,
});
const chest = { min: 54, max: 56 };
const titles = (tables: { titles: string[] }[]) => tables.map((table) => table.titles);

describe('tables of several products', () => {
  const go = { title: 'Go', sizeGuide: [row()] };
  const pro = { title: 'Pro', sizeGuide: [row({ chest })] };
  const max = { title: 'Max', sizeGuide: [row()] };

  it('are shared by products of the same sizes', () => {
    expect(titles(groupBySizes([go, pro, max]))).toEqual([['Go', 'Max'], ['Pro']]);
  });

  it('of floats are shared by products that differ in another measure', () => {
    expect(titles(groupByBuoyancy([go, pro, max]))).toEqual([['Go', 'Pro', 'Max']]);
  });

  it('of floats differ with what the floats carry', () => {
    const light = { title: 'Light', sizeGuide: [row({ buoyancy: 30 })] };
    expect(titles(groupByBuoyancy([go, light]))).toEqual([['Go'], ['Light']]);
  });

  it('leave out products whose buoyancy is unknown', () => {
    const poncho = { title: 'Poncho', sizeGuide: [row({ buoyancy: null })] };
    expect(titles(groupByBuoyancy([poncho, go]))).toEqual([['Go']]);
    expect(groupByBuoyancy([])).toEqual([]);
  });
});
