import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Querying, enablePreparedStatements } from './postgres-prepared-statements';

interface Asked {
  name?: string;
  text?: string;
}

let asked: unknown[];
let failure: object | null;
let connection: Querying;

beforeEach(() => {
  asked = [];
  failure = null;
  connection = {
    query: (config, callback) => {
      asked.push(config);
      if (typeof callback === 'function') callback(failure, { rows: [] });
    },
  };
  enablePreparedStatements(connection);
});

function ask(text: string, values: unknown[] = [1]): string | undefined {
  connection.query({ text, values }, () => undefined);
  return (asked.at(-1) as Asked).name;
}

describe('enablePreparedStatements', () => {
  it('names each query text uniquely', () => {
    const first = ask('select * from a where b = $1');
    expect(first).toBeDefined();
    expect(ask('select * from a where b = $1', [2])).toBe(first);
    expect(ask('select * from a where c = $1')).not.toBe(first);
  });

  it('passes results to the original callback', () => {
    const callback = vi.fn();
    connection.query({ text: 'select $1', values: [1] }, callback);
    expect(callback).toHaveBeenCalledWith(null, { rows: [] });
  });

  it('ignores queries that can not be prepared', () => {
    expect(ask('select 1; select 2', [])).toBeUndefined();
    connection.query('begin', () => undefined);
    expect(asked.at(-1)).toBe('begin');
    class Cursor {
      text = 'select $1';
      values = [1];
    }
    const cursor = new Cursor();
    connection.query(cursor);
    expect(asked.at(-1)).toBe(cursor);
  });

  it('prepares again under new names after a table was changed', () => {
    const old = ask('select $1');
    failure = { code: '23505' };
    expect(ask('select $1')).toBe(old);
    failure = { code: '0A000' };
    ask('select $1');
    failure = null;
    const fresh = ask('select $1');
    expect(fresh).toBeDefined();
    expect(fresh).not.toBe(old);
  });

  it('limits the number of prepared statements per connection', () => {
    for (let index = 0; index < 500; index += 1) expect(ask(`select ${index}, $1`)).toBeDefined();
    expect(ask('select 500, $1')).toBeUndefined();
    expect(ask('select 0, $1')).toBeDefined();
  });
});
