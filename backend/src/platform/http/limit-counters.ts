import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { openOwnPostgres } from '../postgres/own-postgres';
import { hashKeyed } from '../secrets/tokens';

export const MAX_KEYS = 50_000;

/** Counters in memory, lost on restart. Above `MAX_KEYS` the least recently used key is evicted. */
class BoundedMemory extends RateLimiterMemory {
  private readonly recent = new Set<string>();

  override async consume(key: string, points = 1): Promise<RateLimiterRes> {
    this.recent.delete(key);
    this.recent.add(key);
    const [oldest] = this.recent;
    if (this.recent.size > MAX_KEYS && oldest !== undefined) {
      this.recent.delete(oldest);
      await this.delete(oldest);
    }
    return super.consume(key, points);
  }
}

/** Without write-ahead log: a crash of the database begins all windows anew, as a restart does in memory. */
const TABLE = 'shop_limits';
const CREATE = `create unlogged table if not exists ${TABLE} (key varchar(255) primary key, points integer not null, expire bigint)`;
const CLEAN_UP_MS = 10 * 60_000;
/** A database that does not answer delays a request by this, then the process counts alone. */
const TIMEOUT_MS = 3_000;
const CONNECTIONS = 2;

let shared: Knex | null = null;

/**
 * From now on, limits are counted in PostgreSQL, by all backends together. With SQLite they stay in memory. Must run before the
 * first request.
 */
export async function shareLimits(strapi: Core.Strapi): Promise<void> {
  const db = openOwnPostgres({ max: CONNECTIONS, timeoutMs: TIMEOUT_MS });
  if (!db) return;
  // By the patient connection of the start: other processes may be creating tables.
  await strapi.db.connection.raw(CREATE);
  const cleaning = setInterval(() => {
    db(TABLE)
      .where('expire', '<', Date.now())
      .delete()
      .catch(() => undefined);
  }, CLEAN_UP_MS);
  cleaning.unref();
  strapi.server.httpServer.on('close', () => clearInterval(cleaning));
  shared = db;
}

export interface Counter {
  limiter: RateLimiterMemory | RateLimiterPostgres;
  /** What is stored: IP and email addresses only in memory. */
  keyOf: (key: string) => string;
}

/** The counter of a limit by its name, which is the same in all processes. */
export function createCounter(name: string, points: number, windowMs: number): Counter {
  const options = { points, duration: windowMs / 1000 };
  const memory = new BoundedMemory(options);
  if (!shared) return { limiter: memory, keyOf: (key) => key };
  const limiter = new RateLimiterPostgres({
    ...options,
    storeClient: shared,
    storeType: 'knex',
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    // While the database is away, neither everything nor nothing is allowed.
    insuranceLimiter: memory,
  });
  return { limiter, keyOf: (key) => hashKeyed('limit', key) };
}
