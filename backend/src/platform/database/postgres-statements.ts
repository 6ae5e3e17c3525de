type Callback = (error: unknown, ...answer: unknown[]) => void;

/** The part of pg's client that Knex uses. */
export interface Querying {
  query(config: unknown, ...rest: unknown[]): unknown;
}

interface Question {
  text: string;
  values: unknown[];
}

/** More than the shop has; texts with a varying number of values could otherwise fill the server's memory. */
const LIMIT = 500;
/** “cached plan must not change result type”: a table was changed since the statement was prepared. */
const PLAN_IS_OLD = '0A000';

/** A text without values may hold several statements, which can't be prepared; a cursor is not a plain object. */
function isQuestion(config: unknown): config is Question {
  if (typeof config !== 'object' || config === null || Object.getPrototypeOf(config) !== Object.prototype) return false;
  const { text, values } = config as Partial<Question>;
  return typeof text === 'string' && Array.isArray(values) && values.length > 0;
}

/**
 * Lets PostgreSQL parse and plan the text of a query once for each connection instead of every time. It does so for
 * queries with a name, and Knex gives none. After a change of the tables a statement fails once; then all are prepared
 * anew. Behind PgBouncer this needs its session mode, or version 1.21 with `max_prepared_statements`.
 */
export function nameStatements(connection: Querying): void {
  const query = connection.query.bind(connection);
  let names = new Map<string, string>();
  let count = 0;
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < LIMIT) names.set(text, `shop_${(count += 1)}`);
    return names.get(text);
  };
  connection.query = (config, ...rest) => {
    const [callback] = rest;
    const name = isQuestion(config) && typeof callback === 'function' ? nameOf(config.text) : undefined;
    if (name === undefined) return query(config, ...rest);
    const watched: Callback = (error, ...answer) => {
      if ((error as { code?: string } | null)?.code === PLAN_IS_OLD) names = new Map();
      (callback as Callback)(error, ...answer);
    };
    return query({ ...(config as Question), name }, watched);
  };
}
