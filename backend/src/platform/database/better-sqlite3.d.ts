/** The part of the untyped driver that the shop uses. */
declare module 'better-sqlite3' {
  export default class Database {
    constructor(file: string, options?: { readonly?: boolean });
    prepare(sql: string): {
      all: (...values: unknown[]) => unknown[];
      get: (...values: unknown[]) => unknown;
      run: (...values: unknown[]) => { lastInsertRowid: number | bigint };
    };
    exec(sql: string): void;
    pragma(text: string, options?: { simple?: boolean }): unknown;
    transaction<A extends unknown[]>(run: (...args: A) => void): (...args: A) => void;
    close(): void;
  }
}
