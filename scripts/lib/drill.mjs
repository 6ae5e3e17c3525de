import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBucket, presentFiles } from './bucket.mjs';
import { restoreFiles } from './bucket-versions.mjs';
import { openDoor } from './buyers.mjs';
import { say, seconds, step } from './log.mjs';
import { archiving, momentOf, postgresFolder, query, restoreTo, takeBase } from './point-in-time.mjs';
import { startPostgres } from './postgres.mjs';
import { Problem } from './settings.mjs';
import { startSwift } from './swift/server.mjs';
import { startTemporaryShop } from './temporary-shop.mjs';

const ORDERS = 8;
const PATIENCE_SECONDS = 120;

/** Everything that money is in: one line per sum, in minor units. */
const BOOKS = `
select 'orders', payment_status, currency, count(*), sum(total) from orders group by 2, 3
union all select 'payments', state, currency, count(*), sum(amount) from payments group by 2, 3
union all select 'invoices', kind, currency, count(*), sum(total) + sum(vat) from order_documents group by 2, 3
union all select 'ledger', account, currency, count(*), sum(amount) from ledger_entries group by 2, 3
order by 1, 2, 3`;

/** @typedef {import('./temporary-shop.mjs').TemporaryShop} TemporaryShop */
/** @typedef {import('./bucket.mjs').Bucket} Bucket */

/** A variant of the seed, as a line of a cart. @param {TemporaryShop} shop */
async function readLine({ environment }) {
  const path = '/api/product-variants?filters[sku]=ZW-CLASSIC-BLUE-M';
  const { data } = await (await fetch(`${environment.backendUrl}${path}`)).json();
  return { variantId: data[0].id, quantity: 1, options: data[0].attributes.options };
}

/** Places orders and pays all but one of them. @param {TemporaryShop} shop @param {() => Promise<number>} countInvoices */
async function sell(shop, countInvoices) {
  const { settings } = shop;
  const door = openDoor(settings.port, settings.origins[0]?.origin ?? '', 2);
  const before = await countInvoices();
  try {
    const line = await readLine(shop);
    for (let made = 0; made < ORDERS; made += 1) {
      const { status, body } = await door.buy([line]);
      if (status !== 201) throw new Problem(`An order was refused with ${status}`);
      if (made === 0) continue;
      const { origin, pathname } = new URL(body.data.paymentUrl);
      const form = new URLSearchParams({ status: 'paid' });
      // /checkout/{id}, and a step behind it.
      const id = pathname.split('/')[2];
      await fetch(`${origin}/operator/${id}/status`, { method: 'POST', body: form, redirect: 'manual' });
    }
  } finally {
    door.close();
  }
  for (let waited = 0; (await countInvoices()) < before + ORDERS - 1; waited += 1) {
    if (waited > PATIENCE_SECONDS) throw new Problem('The payments were not booked in time.');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Names and contents of all files, in one text. @param {Bucket} bucket */
async function readFiles(bucket) {
  const files = presentFiles(await bucket.listVersions());
  return files.map(({ name, content }) => `${name} ${content}`).join('\n');
}

/**
 * A time, and the books and files as they were before and after it was read: jobs of the shop go on writing.
 * @param {(sql: string) => Promise<string>} ask
 * @param {Bucket} bucket
 */
async function readPoint(ask, bucket) {
  for (let tried = 0; tried < PATIENCE_SECONDS; tried += 1) {
    const [books, files] = [await ask(BOOKS), await readFiles(bucket)];
    const time = await ask("select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US\"Z\"')");
    if ((await ask(BOOKS)) === books && (await readFiles(bucket)) === files) return { books, files, time };
  }
  throw new Problem('Books and files do not come to rest.');
}

/** Overwrites every second file, and deletes the others. @param {Bucket} bucket */
async function loseFiles(bucket) {
  const lost = Buffer.from('lost');
  for (const [index, { name }] of presentFiles(await bucket.listVersions()).entries())
    await (index % 2 === 0 ? bucket.write(name, lost, lost.length) : bucket.remove(name));
}

/** @param {Bucket} bucket @param {string} time @param {string} files as they were then */
async function restoreBucket(bucket, time, files) {
  const begin = Date.now();
  const { restored, removed } = await restoreFiles(bucket, momentOf(time));
  if ((await readFiles(bucket)) !== files) throw new Problem('The files differ from those before the loss.');
  say(
    `${restored} files are back, as their hashes say, and ${removed} of later orders are removed: ${seconds(begin)}.`,
  );
}

/**
 * Sells, remembers the time, the books and the files, sells on, loses server and files, and restores them. Throws when anything differs.
 * @param {{ distDir: string }} options build of the storefront
 */
export async function practiseRestore({ distDir }) {
  const dir = mkdtempSync(join(tmpdir(), 'shop-drill-'));
  const work = mkdtempSync(join(tmpdir(), 'shop-drill-data-'));
  postgresFolder(dir);
  const archive = postgresFolder(join(dir, 'archive'));
  /** @type {(() => Promise<void> | void)[]} */
  const stops = [];
  try {
    const first = await startPostgres(postgresFolder(join(dir, 'first')), '', archiving(archive));
    stops.push(first.stop);
    const ask = (/** @type {string} */ sql) => query(first.url, dir, sql);
    const countInvoices = async () => Number(await ask('select count(*) from order_documents'));
    const logOf = (/** @type {string} */ name) => join(work, 'logs', `${name}.log`);
    const storage = await step('Starting the S3 server', () =>
      startSwift({ dir: join(work, 's3'), secret: 'a drill', logOf }),
    );
    stops.push(storage.stop);
    const bucket = openBucket(storage.env);
    const env = { DATABASE_URL: first.url, ORDER_LIMIT: '0', ...storage.env };
    const shop = await startTemporaryShop({ work, distDir, env });
    stops.push(shop.stop);
    const base = join(dir, 'base');
    await step('Base backup of the running shop', () => takeBase(first.url, base));
    await step(`${ORDERS} orders before the point`, () => sell(shop, countInvoices));
    const { books, files, time } = await readPoint(ask, bucket);
    // Of the files that are made in the second of the point, a bucket does not know the order (decision 0086).
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await step(`${ORDERS} orders after it`, () => sell(shop, countInvoices));
    if ((await ask(BOOKS)) === books)
      throw new Problem('The orders after the point are in no book: the drill proves nothing.');
    if ((await readFiles(bucket)) === files)
      throw new Problem('The orders after the point made no file: the drill proves nothing.');
    await ask('select pg_switch_wal()');
    await shop.stop();
    first.stop();
    stops.splice(0, stops.length, storage.stop);
    await loseFiles(bucket);

    const begin = Date.now();
    const place = { base, archive, time, dir: join(dir, 'second') };
    const second = await step(`Restoring ${time} into an empty server`, async () => {
      await restoreTo(place);
      return startPostgres(place.dir);
    });
    stops.push(second.stop);
    const restored = await query(second.url, dir, BOOKS);
    say(restored);
    if (restored !== books) throw new Problem(`The books differ. Before the loss they were:\n${books}`);
    await restoreBucket(bucket, time, files);
    say(`The books agree to the cent. From nothing to a server that answers: ${seconds(begin)}.`);
  } finally {
    for (const stop of stops.toReversed()) await stop();
    for (const folder of [dir, work]) rmSync(folder, { recursive: true, force: true });
  }
}
