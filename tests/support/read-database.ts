import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Database {
  prepare: (sql: string) => { all: (...values: unknown[]) => Record<string, unknown>[] };
  close: () => void;
}

/** The backend's driver; only its package has it. */
const driver = createRequire(join(process.cwd(), 'backend', 'package.json'))('better-sqlite3') as new (
  file: string,
  options: { readonly: true },
) => Database;

/** Rows of the shop under test, for what nobody is shown. */
export function readDatabase(sql: string, ...values: unknown[]): Record<string, unknown>[] {
  const database = new driver(join(process.env.DATA_DIR ?? '', 'backend.db'), { readonly: true });
  try {
    return database.prepare(sql).all(...values);
  } finally {
    database.close();
  }
}
