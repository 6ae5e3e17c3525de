import { expect, it } from 'vitest';
import { findSizeErrors, withOwnWeights } from './size-rules';

const s = { size: 's', weightMin: 15, weightMax: 17, heightMin: 98, heightMax: 105 };

it('accepts ranges that rise, also overlapping ones and those without a height', () => {
  expect(findSizeErrors([])).toEqual([]);
  expect(findSizeErrors([s, { size: 'm', weightMin: 17, weightMax: 20 }])).toEqual([]);
  expect(findSizeErrors([{ ...s, chestMin: 50, chestMax: 54 }])).toEqual([]);
});

it.each([
  [{ ...s, weightMin: 17, weightMax: 15 }, 'the weight of size S must run from a smaller to a larger number'],
  [{ ...s, weightMax: 15 }, 'the weight of size S must run from a smaller to a larger number'],
  [{ ...s, heightMin: 106 }, 'the height of size S must run from a smaller to a larger number'],
  [{ ...s, heightMax: null }, 'size S needs both ends of its height, or neither'],
  [{ ...s, chestMin: 50 }, 'size S needs both ends of its chest, or neither'],
  [{ ...s, weightMin: 0 }, 'the weight of size S must be above 0'],
  [{ ...s, weightMin: null, weightMax: null }, 'size S needs a weight, here or at the size itself'],
])('names what is wrong with %j', (row, message) => {
  expect(findSizeErrors([row])).toEqual([message]);
});

it('names a size that is there twice', () => {
  expect(findSizeErrors([s, s])).toEqual(['size S is there twice']);
});

it('takes the weight of the size itself where a row names none', () => {
  const weightOf = (size: string) => (size === 's' ? { weightMin: 14, weightMax: 16 } : undefined);
  const empty = { ...s, weightMin: null, weightMax: null };
  const [own, given, unknown] = withOwnWeights([empty, s, { ...empty, size: 'm' }], weightOf);
  expect(own).toEqual({ ...s, weightMin: 14, weightMax: 16 });
  expect(given).toEqual(s);
  expect(unknown).toMatchObject({ weightMin: null, weightMax: null });
  // One end alone is a mistake, not an empty weight.
  expect(withOwnWeights([{ ...s, weightMin: null }], weightOf)[0]?.weightMin).toBeNull();
});
