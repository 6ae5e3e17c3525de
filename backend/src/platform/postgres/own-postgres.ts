import knexOf, { type Knex } from 'knex';
import { env } from '../env/env';

interface Options {
  /** Connections at most. A single one is kept open, because what it locks ends with it; others are opened when they are needed. */
  max: number;
  /** For opening a connection, waiting for a free one, and each statement; without it they may take as long as they need. */
  timeoutMs?: number;
  /** Settings of the session, as in `set …`. */
  session?: Record<string, string>;
}

interface Session {
  query(text: string, done: (error: Error | null) => void): unknown;
}

const open = new Set<Knex>();

/** When the shop stops, after requests and jobs: what they locked is free then. */
export async function closeOwnPostgres(): Promise<void> {
  await Promise.all([...open].map((db) => db.destroy()));
  open.clear();
}

/** Settings that an older PostgreSQL does not know are left out. */
function applySettings(settings: [string, string][], session: Session, done: () => void): void {
  const [first, ...rest] = settings;
  if (!first) return done();
  session.query(`set ${first[0]} = '${first[1]}'`, () => applySettings(rest, session, done));
}

/**
 * Connections of their own to the shop's PostgreSQL, which do not wait for those of requests. Null with SQLite, which one machine
 * has for itself.
 */
export function openOwnPostgres({ max, timeoutMs, session = {} }: Options): Knex | null {
  const { database } = env();
  if (!database) return null;
  const db = knexOf({
    client: 'postgres',
    connection: {
      connectionString: database.url,
      keepAlive: true,
      ...(timeoutMs && { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs }),
    },
    ...(timeoutMs && { acquireConnectionTimeout: timeoutMs }),
    pool: {
      min: max === 1 ? 1 : 0,
      max,
      afterCreate: (connection: Session, done: (error: Error | null, connection: Session) => void) =>
        applySettings(Object.entries(session), connection, () => done(null, connection)),
    },
  });
  open.add(db);
  return db;
}
