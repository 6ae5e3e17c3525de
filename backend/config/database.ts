import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { env } from '../src/platform/env/env';
import { type Preparing, cacheStatements } from '../src/platform/database/sqlite-statement-cache';
import { lockAtBegin } from '../src/platform/database/sqlite-write-lock';
import { databaseFile } from '../src/platform/files/data-paths';
import { type Querying, enablePreparedStatements } from '../src/platform/database/postgres-prepared-statements';

interface SqliteConnection extends Preparing {
  pragma: (statement: string) => unknown;
}

function sqlite() {
  const filename = databaseFile();
  mkdirSync(path.dirname(filename), { recursive: true });
  return {
    connection: {
      client: 'sqlite' as const,
      connection: { filename },
      useNullAsDefault: true,
      // A single connection: SQLite has one writer, and reads must not wait for transactions on another connection.
      pool: {
        min: 1,
        max: 1,
        afterCreate: (
          connection: SqliteConnection,
          done: (error: Error | null, connection: SqliteConnection) => void,
        ) => {
          connection.pragma('journal_mode = WAL');
          connection.pragma('synchronous = NORMAL');
          connection.pragma('busy_timeout = 5000');
          lockAtBegin(connection);
          cacheStatements(connection);
          done(null, connection);
        },
      },
    },
  };
}

export default () => {
  const { database } = env();
  if (!database) return sqlite();
  return {
    connection: {
      client: 'postgres' as const,
      connection: { connectionString: database.url },
      pool: {
        min: database.poolMin,
        max: database.poolMax,
        afterCreate: (connection: Querying, done: (error: Error | null, connection: Querying) => void) => {
          enablePreparedStatements(connection);
          done(null, connection);
        },
      },
    },
  };
};
