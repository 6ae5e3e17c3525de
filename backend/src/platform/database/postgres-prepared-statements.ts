type Callback = (error: unknown, ...answer: unknown[]) => void;

/** The part of pg's client that Knex uses. */
export interface Querying {
  query(config: unknown, ...rest: unknown[]): unknown;
}

interface ParameterizedQuery {
  text: string;
  values: unknown[];
}

/** Far more than the shop needs; queries with a varying number of values could otherwise use up the server's memory. */
const LIMIT = 500;
/** "cached plan must not change result type": a table was changed after the statement was prepared. */
const PLAN_IS_OLD = '0A000';

/** Excludes texts without values, which may contain several statements, and cursors, which are not plain objects. */
function isParameterizedQuery(config: unknown): config is ParameterizedQuery {
  if (typeof config !== 'object' || config === null || Object.getPrototypeOf(config) !== Object.prototype) return false;
  const { text, values } = config as Partial<ParameterizedQuery>;
  return typeof text === 'string' && Array.isArray(values) && values.length > 0;
}

/**
 * Makes PostgreSQL prepare each query text once per connection, by giving queries a name, which Knex does not. After a
 * schema change a statement fails once; then all are prepared again. PgBouncer needs session mode for this, or version
 * 1.21 with `max_prepared_statements`.
 */
export function enablePreparedStatements(connection: Querying): void {
  const query = connection.query.bind(connection);
  let names = new Map<string, string>();
  let count = 0;
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < LIMIT) names.set(text, `shop_${(count += 1)}`);
    return names.get(text);
  };
  connection.query = (config, ...rest) => {
    const [callback] = rest;
    const name = isParameterizedQuery(config) && typeof callback === 'function' ? nameOf(config.text) : undefined;
    if (name === undefined) return query(config, ...rest);
    const watched: Callback = (error, ...answer) => {
      if ((error as { code?: string } | null)?.code === PLAN_IS_OLD) names = new Map();
      (callback as Callback)(error, ...answer);
    };
    return query({ ...(config as ParameterizedQuery), name }, watched);
  };
}
