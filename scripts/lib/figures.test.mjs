import { describe, expect, it, vi } from 'vitest';
import { figure, readFigures, replaceFigures } from './figures.mjs';

const text = 'before\n<!-- figures, by npm run bench -->\nold\n<!-- end of figures -->\nafter\n';

describe('figures of benchmarks', () => {
  it('are read from what was printed', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    figure('orders: SQLite', '119 a second: p99 95 ms');
    const printed = log.mock.calls.flat().join('\n');
    log.mockRestore();
    expect(readFigures(`npm run x\n${printed}\n  8 clients: 3\n`)).toEqual([
      { what: 'orders, SQLite', value: '119 a second: p99 95 ms' },
    ]);
  });

  it('replace the table of a text', () => {
    const once = replaceFigures(text, 'two cores', [{ what: 'a|b', value: '1' }]);
    expect(once).toBe(
      'before\n<!-- figures, by npm run bench -->\n| two cores | |\n|---|---|\n| a\\|b | 1 |\n<!-- end of figures -->\nafter\n',
    );
    expect(replaceFigures(once, 'two cores', [{ what: 'a|b', value: '1' }])).toBe(once);
  });

  it('need a place for the table', () => {
    expect(() => replaceFigures('no table', 'x', [])).toThrow(/has no/);
  });
});
