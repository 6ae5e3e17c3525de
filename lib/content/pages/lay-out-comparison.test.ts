import { describe, expect, it } from 'vitest';
import { blockSchema } from './blocks';
import { layOutComparison } from './lay-out-comparison';

const warm = { mark: null, text: 'Warm' };
const yes = { mark: 'yes', text: '' };
const empty = { mark: null, text: '' };
const classic = { label: 'Classic', path: '/shop/classic' };
const mini = { label: 'Mini', path: '' };

/** The table of a block as the backend sends it. */
function layOut(columns: unknown, rows: unknown) {
  const block = blockSchema.parse({ __component: 'blocks.comparison', id: 1, columns, rows });
  if (block.kind !== 'comparison') throw new Error('not a comparison');
  return layOutComparison(block);
}

describe('a comparison', () => {
  it('has a value per column', () => {
    expect(layOut([classic, mini], [{ label: 'Water', values: [warm, yes] }])).toEqual({
      columns: [classic, mini],
      rows: [{ label: 'Water', values: [warm, yes] }],
    });
  });

  it('fills missing values and ignores those without a column', () => {
    const rows = [
      { label: 'Few', values: [warm] },
      { label: 'Many', values: [warm, yes, warm, yes] },
    ];
    expect(layOut([classic, mini], rows).rows.map(({ values }) => values)).toEqual([
      [warm, empty],
      [warm, yes],
    ]);
  });

  it('leaves out rows without a name or any value', () => {
    const rows = [
      { label: 'None', values: null },
      { label: 'Empty', values: [empty, { mark: null, text: ' ' }] },
      { label: ' ', values: [warm, warm] },
      { values: [warm] },
    ];
    expect(layOut([classic, mini], rows).rows).toEqual([]);
  });

  it('leaves out a column without a name together with its values', () => {
    const table = layOut([classic, { label: ' ' }, mini], [{ label: 'Water', values: [warm, empty, yes] }]);
    expect(table).toEqual({ columns: [classic, mini], rows: [{ label: 'Water', values: [warm, yes] }] });
  });

  it('keeps values below their columns if another one is invalid', () => {
    const rows = [{ label: 'Water', values: ['?', { mark: 'maybe', text: 'Koel' }] }];
    expect(layOut([null, classic], rows)).toEqual({
      columns: [classic],
      rows: [{ label: 'Water', values: [{ mark: null, text: 'Koel' }] }],
    });
  });

  it('is empty without columns', () => {
    expect(layOut(null, [{ label: 'Water', values: [warm] }])).toEqual({ columns: [], rows: [] });
  });
});
