import { describe, expect, it } from 'vitest';
import { exportQuery, exportWriter } from './export-format';

describe('exportWriter', () => {
  it('writes for a Dutch or German spreadsheet', () => {
    const { amount, number, line } = exportWriter({ separator: 'semicolon', decimal: 'comma' });
    expect(line([amount(4890), amount(-5), number(21), number(10.5)])).toBe('"48,90";"-0,05";"21";"10,5"\r\n');
  });

  it('writes for an English one', () => {
    const { amount, line } = exportWriter({ separator: 'comma', decimal: 'point' });
    expect(line([amount(123456), 'a'])).toBe('"1234.56","a"\r\n');
  });

  it.each(['=1+1', '+31612345678', '-cmd', '@SUM(A1)', '\t=1', ' =1', '＝1', '|calc'])('does not run %j', (value) => {
    const { line } = exportWriter({ separator: 'semicolon', decimal: 'comma' });
    expect(line([value, 'a;b "c"'])).toBe(`"'${value}";"a;b ""c"""\r\n`);
  });
});

it('falls back to all orders, semicolons and decimal commas', () =>
  expect(exportQuery.parse({ state: 'x', separator: ['comma'] })).toEqual({
    state: 'all',
    separator: 'semicolon',
    decimal: 'comma',
  }));
