interface SizeRow {
  size?: string | null;
  weightMin?: number | null;
  weightMax?: number | null;
  heightMin?: number | null;
  heightMax?: number | null;
  chestMin?: number | null;
  chestMax?: number | null;
}

type SizeWeight = Pick<SizeRow, 'weightMin' | 'weightMax'>;

const RANGES = [
  ['weight', 'weightMin', 'weightMax'],
  ['height', 'heightMin', 'heightMax'],
  ['chest', 'chestMin', 'chestMax'],
] as const;

/**
 * What is wrong with a size guide, in words; empty if nothing. The size adviser of the shop follows these rows, so that a
 * swapped range would send a child into the water with too little buoyancy. Overlaps are allowed: the adviser explains them.
 */
export function findSizeErrors(rows: SizeRow[]): string[] {
  const sizes = rows.map(({ size }) => size);
  const twice = new Set(sizes.filter((size, index) => size && sizes.indexOf(size) !== index));
  return [
    ...[...twice].map((size) => `size ${name(size)} is there twice`),
    ...rows.flatMap((row) =>
      RANGES.flatMap(([measure, min, max]) => {
        const [from, to] = [row[min] ?? null, row[max] ?? null];
        if (from === null && to === null)
          return measure === 'weight' ? [`size ${name(row.size)} needs a weight, here or at the size itself`] : [];
        if (from === null || to === null)
          return [`size ${name(row.size)} needs both ends of its ${measure}, or neither`];
        if (from <= 0) return [`the ${measure} of size ${name(row.size)} must be above 0`];
        return from < to ? [] : [`the ${measure} of size ${name(row.size)} must run from a smaller to a larger number`];
      }),
    ),
  ];
}

/** The rows of a size guide, with the weight of the size itself where a row names none. */
export const withOwnWeights = (rows: SizeRow[], weightOf: (size: string) => SizeWeight | undefined): SizeRow[] =>
  rows.map((row) => {
    const isEmpty = (row.weightMin ?? null) === null && (row.weightMax ?? null) === null;
    const { weightMin, weightMax } = weightOf(row.size ?? '') ?? {};
    return isEmpty ? { ...row, weightMin: weightMin ?? null, weightMax: weightMax ?? null } : row;
  });

const name = (size: string | null | undefined): string => (size ?? '').toUpperCase();
