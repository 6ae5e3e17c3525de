import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { keepStatements } from './sqlite-statements';

function open() {
  const db = new Database(':memory:');
  keepStatements(db);
  db.prepare('create table things (id integer primary key, name text)').run();
  return db;
}

describe('keepStatements', () => {
  it('compiles a text once', () => {
    const db = open();
    const first = db.prepare('select * from things where id = ?');
    expect(db.prepare('select * from things where id = ?')).toBe(first);
    expect(db.prepare('select name from things')).not.toBe(first);
  });

  it('answers the same as a statement made anew, also when the table has changed', () => {
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

  it('forgets what was not used for long', () => {
    const db = open();
    const first = db.prepare('select 0');
    for (let number = 1; number <= 500; number += 1) db.prepare(`select ${number}`);
    expect(db.prepare('select 0')).not.toBe(first);
    expect(db.prepare('select 500')).toBe(db.prepare('select 500'));
  });
});
