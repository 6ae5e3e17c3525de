/** The little that tests use of the driver, which comes without types. */
declare module 'better-sqlite3' {
  export default class Database {
    constructor(file: string, options?: { readonly?: boolean });
    prepare(sql: string): {
      all: () => unknown[];
      get: () => unknown;
      run: (...values: unknown[]) => unknown;
    };
    close(): void;
  }
}
