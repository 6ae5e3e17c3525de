import type { Block } from './blocks';

type Comparison = Extract<Block, { kind: 'comparison' }>;
type Column = Comparison['columns'][number];
export type ComparisonValue = Comparison['rows'][number]['values'][number];

interface Table {
  columns: Column[];
  rows: { label: string; values: ComparisonValue[] }[];
}

const EMPTY: ComparisonValue = { mark: null, text: '' };

const isFilled = ({ mark, text }: ComparisonValue): boolean => mark !== null || text.trim() !== '';

/**
 * The table of a comparison, with exactly one value per column in every row, whatever an editor left out: columns without
 * a name go with their values, rows without a name or any value go, and values without a column are ignored.
 */
export function layOutComparison({ columns, rows }: Pick<Comparison, 'columns' | 'rows'>): Table {
  const named = columns.flatMap((column, index) => (column.label.trim() ? [{ column, index }] : []));
  return {
    columns: named.map(({ column }) => column),
    rows: rows
      .map(({ label, values }) => ({ label, values: named.map(({ index }) => values[index] ?? EMPTY) }))
      .filter(({ label, values }) => label.trim() !== '' && values.some(isFilled)),
  };
}
