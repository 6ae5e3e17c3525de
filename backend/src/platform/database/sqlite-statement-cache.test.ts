import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { cacheStatements } from './sqlite-statement-cache';

function open() {
  const db = new Database(':memory:');
  cacheStatements(db);
  db.prepare('create table things (id integer primary key, name text)').run();
  return db;
}

describe('cacheStatements', () => {
  it('compiles each query text once', () => {
    const db = open();
    const first = db.prepare('select * from things where id = ?');
    expect(db.prepare('select * from things where id = ?')).toBe(first);
    expect(db.prepare('select name from things')).not.toBe(first);
  });

  it('returns the same results as a new statement, even after a schema change', () => {
    const db = open();
    db.prepare('insert into things (name) values (?)').run('a');
    expect(db.prepare('select * from things').all()).toEqual([{ id: 1, name: 'a' }]);
    db.prepare('alter table things add column size text').run();
    expect(db.prepare('select * from things').all()).toEqual([{ id: 1, name: 'a', size: null }]);
  });

  it('survives a failure and a rolled back transaction', () => {
    const db = open();
    const insert = 'insert into things (id) values (?)';
    db.prepare('BEGIN;').run();
    db.prepare(insert).run(1);
    expect(() => db.prepare(insert).run(1)).toThrow('UNIQUE');
    db.prepare('ROLLBACK').run();
    db.prepare(insert).run(1);
    expect(db.prepare('select count(*) as number from things').all()).toEqual([{ number: 1 }]);
  });

  it('evicts the least recently used statement', () => {
    const db = open();
    const first = db.prepare('select 0');
    for (let number = 1; number <= 500; number += 1) db.prepare(`select ${number}`);
    expect(db.prepare('select 0')).not.toBe(first);
    expect(db.prepare('select 500')).toBe(db.prepare('select 500'));
  });
});
