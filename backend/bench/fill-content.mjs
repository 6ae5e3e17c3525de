import knex from 'knex';

/**
 * Inserts copies of a seed product (with variants, stock and prices) and of a seed article directly into a shop's database, in
 * every language and with the pictures of the original.
 * `DATABASE_URL=… | DATABASE_FILENAME=… node bench/fill-content.mjs <number of each>`
 */
const COUNT = Number(process.argv[2] ?? 10);
const { DATABASE_URL: url, DATABASE_FILENAME: filename = '' } = process.env;

const PRODUCT = 'Zwotter Pro drijfpak';
const OPTIONS = [
  ['blue', 's'],
  ['blue', 'm'],
  ['pink', 'm'],
  ['pink', 'l'],
];
/** Copies per transaction, and rows per statement: small, so that other writers do not wait. */
const STEP = 100;
const ROWS = 100;

const db = url
  ? knex({ client: 'pg', connection: url })
  : knex({
      client: 'better-sqlite3',
      connection: { filename },
      useNullAsDefault: true,
      pool: {
        min: 1,
        max: 1,
        afterCreate: (/** @type {any} */ connection, /** @type {any} */ done) => {
          connection.pragma('busy_timeout = 10000');
          done(null, connection);
        },
      },
    });

const documentId = (/** @type {string} */ kind, /** @type {number} */ at) =>
  `${kind}${String(at).padStart(24 - kind.length, '0')}`;

/** Rows of a document in every language that is published, with the first picture of each field. @param {string} table @param {object} where */
async function readModel(table, where) {
  const named = await db(table).where(where).whereNotNull('published_at').first();
  const rows = await db(table).where({ document_id: named.document_id }).whereNotNull('published_at');
  const parts = await db(`${table}_cmps`)
    .whereIn(
      'entity_id',
      rows.map(({ id }) => id),
    )
    .whereIn('field', ['intro', 'gallery', 'picture'])
    .where('order', 1);
  return rows.map(({ id, body, ...row }) => ({
    row: { ...row, ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }) },
    parts: parts.filter((part) => part.entity_id === id).map(({ id: _id, entity_id: _entity, ...part }) => part),
  }));
}

/** @param {any} trx @param {string} table @param {object[]} rows @returns {Promise<{ id: number }[]>} */
const insert = (trx, table, rows) => trx.batchInsert(table, rows, ROWS).returning('id');

/** Copies of a document with these numbers; returns the first row of each. @param {any} trx @param {string} table @param {Awaited<ReturnType<typeof readModel>>} model @param {number[]} numbers @param {(at: number) => object} change */
async function copyDocuments(trx, table, model, numbers, change) {
  const copies = numbers.flatMap((at) =>
    model.map(({ row, parts }) => ({
      parts,
      row: {
        ...row,
        document_id: documentId(table, at),
        title: `${row.title} ${at}`,
        slug: `${row.slug}-${at}`,
        ...change(at),
      },
    })),
  );
  const ids = await insert(
    trx,
    table,
    copies.map(({ row }) => row),
  );
  const parts = copies.flatMap((copy, index) => copy.parts.map((part) => ({ ...part, entity_id: ids[index]?.id })));
  if (parts.length > 0) await insert(trx, `${table}_cmps`, parts);
  return numbers.map((_, index) => ids[index * model.length]?.id);
}

/** @param {any} trx @param {number[]} numbers @param {(number | undefined)[]} products rows */
async function addVariants(trx, numbers, products) {
  const now = url ? new Date() : Date.now();
  const stamps = { created_at: now, updated_at: now, published_at: now };
  const variants = numbers.flatMap((at, index) =>
    OPTIONS.slice(0, 1 + (at % OPTIONS.length)).map(([color, size], position) => ({
      product: products[index],
      codes: [`color:${color}`, `size:${size}`],
      row: {
        ...stamps,
        document_id: documentId(`v${position}`, at),
        sku: `BENCH-${at}-${position}`,
        price: 20 + (at % 97) + position,
        position,
      },
    })),
  );
  const ids = await insert(
    trx,
    'product_variants',
    variants.map(({ row }) => row),
  );
  const links = variants.map(({ product }, index) => ({ product_variant_id: ids[index]?.id, product_id: product }));
  await insert(trx, 'product_variants_product_lnk', links);
  const values = new Map((await trx('option_values').select('id', 'code')).map(({ id, code }) => [code, id]));
  const chosen = variants.flatMap(({ codes }, index) =>
    codes.map((code, order) => ({
      product_variant_id: ids[index]?.id,
      option_value_id: values.get(code),
      option_value_ord: order + 1,
    })),
  );
  await insert(trx, 'product_variants_option_values_lnk', chosen);
  const stocks = variants.map(({ row }) => ({
    ...stamps,
    document_id: `s${row.document_id.slice(1)}`,
    variant_id: row.document_id,
    sku: row.sku,
    quantity: row.price % 7,
    low_threshold: 3,
  }));
  await insert(trx, 'stocks', stocks);
  const movements = stocks
    .filter(({ quantity }) => quantity > 0)
    .map(({ variant_id, sku, quantity, document_id }) => ({
      ...stamps,
      document_id: `m${document_id.slice(1)}`,
      variant_id,
      sku,
      delta: quantity,
      quantity_after: quantity,
      reason: 'first-count',
      actor: 'system',
      at: now,
    }));
  await insert(trx, 'stock_movements', movements);
  const prices = variants.map(({ row }) => ({
    ...stamps,
    document_id: `p${row.document_id.slice(1)}`,
    variant_id: row.document_id,
    price: row.price * 100,
    regular: row.price * 100,
    currency: 'EUR',
    valid_from: now,
    source: 'seed',
    actor: 'system',
  }));
  await insert(trx, 'price_entries', prices);
}

const products = await readModel('products', { title: PRODUCT, locale: 'nl' });
const articles = await readModel('articles', { locale: 'nl' });
for (let start = 0; start < COUNT; start += STEP) {
  const numbers = Array.from({ length: Math.min(STEP, COUNT - start) }, (_, index) => start + index + 1);
  await db.transaction(async (trx) => {
    const rows = await copyDocuments(trx, 'products', products, numbers, (at) => ({ position: 100 + at }));
    await addVariants(trx, numbers, rows);
    await copyDocuments(trx, 'articles', articles, numbers, (at) => ({
      published_on: new Date(Date.UTC(2024, 0, 1 + (at % 700))).toISOString().slice(0, 10),
    }));
  });
}
// Invalidates what running processes hold of the catalogue in memory.
const counted = await db('change_counters').where({ subject: 'catalog' }).increment('number', 1);
if (counted === 0)
  await db('change_counters').insert({ subject: 'catalog', number: 1, document_id: documentId('c', 1) });
await db('changes').delete();
if (url) await db.raw('analyze');
await db.destroy();
