import { randomBytes } from 'node:crypto';

/**
 * Upper bound of the database: writes copies of the rows of the shop's last order with new keys, its stock and the counter of
 * order numbers, one transaction each, through the driver alone: no rules, no HTTP, no query builder.
 * `DATABASE_URL=… | DATABASE_FILENAME=… node bench/raw-orders.mjs <transactions> <clients>` prints JSON.
 */
const [transactions = 500, clients = 8] = process.argv.slice(2).map(Number);
const { DATABASE_URL: url, DATABASE_FILENAME: file = '' } = process.env;

/** Columns with unique values. */
const OWN = new Set(['document_id', 'order_nr', 'slug', 'provider_id', 'key', 'email', 'username', 'topic']);
/** The account created by the order. */
const ACCOUNT = ['up_users_role_lnk', 'up_users_cmps'];

/**
 * A connection; parameters of its SQL are written as `?`.
 * @typedef {{ query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>, close: () => Promise<void> }} Connection
 */

/** @returns {Promise<Connection>} */
async function connectSqlite() {
  const { default: Database } = await import('better-sqlite3');
  const db = new Database(file);
  for (const pragma of ['journal_mode = WAL', 'synchronous = NORMAL', 'busy_timeout = 5000']) db.pragma(pragma);
  const known = new Map();
  return {
    async query(sql, values = []) {
      const statement = known.get(sql) ?? db.prepare(sql);
      known.set(sql, statement);
      return statement.reader ? statement.all(values) : (statement.run(values), []);
    },
    close: async () => db.close(),
  };
}

/** @returns {Promise<Connection>} */
async function connectPostgres() {
  const { default: pg } = await import('pg');
  // Values remain unparsed text, so that they can be written back unchanged.
  const client = new pg.Client({ connectionString: url, types: { getTypeParser: () => (value) => value } });
  await client.connect();
  const names = new Map();
  return {
    async query(sql, values = []) {
      const name = names.get(sql) ?? `s${names.size}`;
      names.set(sql, name);
      let position = 0;
      const text = sql.replace(/\?/g, () => `$${++position}`);
      return (await client.query({ name, text, values })).rows;
    },
    close: () => client.end(),
  };
}

const connect = url ? connectPostgres : connectSqlite;

/** @param {Connection} db */
async function tablesOfOrders(db) {
  const sql = url
    ? "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'order_id'"
    : "select m.name from sqlite_master m join pragma_table_info(m.name) c on c.name = 'order_id' where m.type = 'table'";
  return (await db.query(sql)).map(({ name }) => String(name));
}

/** @param {Connection} db @returns {Promise<{ order: Record<string, unknown>, parts: [string, string, Record<string, unknown>][], account: Record<string, unknown> | undefined, pieces: [string, number][] }>} */
async function readOrder(db) {
  const [order] = await db.query('select * from orders order by id desc limit 1');
  const [account] = await db.query('select * from up_users where id = ?', [order.user_id]);
  const parts = [];
  for (const table of await tablesOfOrders(db)) {
    for (const row of await db.query(`select * from ${table} where order_id = ?`, [order.id]))
      parts.push([table, 'order_id', row]);
  }
  const links = [];
  for (const table of account ? ACCOUNT : []) {
    const owner = table.endsWith('_cmps') ? 'entity_id' : 'user_id';
    for (const row of await db.query(`select * from ${table} where ${owner} = ?`, [account.id]))
      links.push([table, owner, row]);
  }
  const pieces = parts
    .filter(([table]) => table === 'order_lines')
    .map(([, , row]) => [String(row.variant_id), Number(row.quantity)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { order, account, parts, links, pieces };
}

/** @param {Connection} db @param {string} table @param {Record<string, unknown>} row @param {Record<string, unknown>} change */
async function insert(db, table, { id: _id, ...row }, change = {}) {
  const values = Object.entries({ ...row, ...change }).map(([name, value]) =>
    OWN.has(name) && value !== null ? randomBytes(12).toString('hex') : value,
  );
  const names = Object.keys(row);
  const sql = `insert into ${table} (${names.map((name) => `"${name}"`)}) values (${names.map(() => '?')}) returning id`;
  const [written] = await db.query(sql, values);
  return written.id;
}

/** @param {Connection} db @param {Awaited<ReturnType<typeof readOrder>>} model */
async function writeOrder(db, { order, account, parts, links, pieces }) {
  await db.query('begin');
  await db.query('update counters set number = number + 1 where id = (select max(id) from counters) returning number');
  for (const [variantId, quantity] of pieces)
    await db.query(
      'update stocks set quantity = quantity - ? where variant_id = ? and quantity >= ? returning quantity',
      [quantity, variantId, quantity],
    );
  const user = account ? await insert(db, 'up_users', account) : null;
  for (const [table, owner, row] of links) await insert(db, table, row, { [owner]: user });
  const id = await insert(db, 'orders', order, { user_id: user });
  for (const [table, owner, row] of parts) await insert(db, table, row, { [owner]: id });
  await db.query('commit');
}

const first = await connect();
const model = await readOrder(first);
// SQLite has one writer, and its driver is synchronous.
const rest = url ? await Promise.all(Array.from({ length: clients - 1 }, connect)) : [];
const connections = [first, ...rest];
for (const db of connections) await writeOrder(db, model);
let left = transactions;
const started = performance.now();
await Promise.all(
  connections.map(async (db) => {
    while (left > 0) {
      left -= 1;
      await writeOrder(db, model);
    }
  }),
);
const seconds = (performance.now() - started) / 1000;
await Promise.all(connections.map((db) => db.close()));
const rows = 1 + model.parts.length + model.links.length + (model.account ? 1 : 0);
process.stdout.write(JSON.stringify({ perSecond: transactions / seconds, rows, updates: model.pieces.length + 1 }));
