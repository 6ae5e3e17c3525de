// @full
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningBackend, prepareData, startBackend } from '../support/backend';
import { film, poster, slowStart } from '../support/films';

const dir = mkdtempSync(path.join(tmpdir(), 'shop-boot-'));
const data = path.join(dir, 'data');
const file = path.join(data, 'backend.db');

/** Rows per table, and values that must not change between boots. */
function countRows(): Record<string, number> {
  const database = new Database(file, { readonly: true });
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all() as { name: string }[];
  const rows = tables.map(({ name }) => [
    name,
    (database.prepare(`select count(*) as n from "${name}"`).get() as { n: number }).n,
  ]);
  database.close();
  return Object.fromEntries(rows) as Record<string, number>;
}

async function bootOnce(env: NodeJS.ProcessEnv): Promise<RunningBackend> {
  const backend = await startBackend(data, { DATABASE_URL: '', WEB_INTERNAL_URL: '', ...env });
  await backend.stop();
  return backend;
}

const videoFile = (key: string, name: string): string => path.join(data, 'private', 'videos', key, name);

function damageVideos(): void {
  rmSync(path.dirname(videoFile('lesson-1-1', 'video.mp4')), { recursive: true });
  writeFileSync(videoFile('lesson-1-2', 'video.mp4'), slowStart());
  appendFileSync(videoFile('lesson-1-3', 'video.mp4'), 'x');
}

function readVideo(key: string): unknown {
  const database = new Database(file, { readonly: true });
  const row = database.prepare('select state, problem from video_assets where key = ?').get(key);
  database.close();
  return row;
}

/** Takes the database back to the schema from before stock belonged to a variant. */
function removeVariantsOfStock(database: InstanceType<typeof Database>): void {
  const triggers = database
    .prepare("select name from sqlite_master where type = 'trigger' and tbl_name = 'stock_movements'")
    .all() as { name: string }[];
  for (const { name } of triggers) database.exec(`drop trigger ${name}`);
  database.exec(`
    drop index shop_stocks_variant;
    drop index shop_stock_movements_variant;
    alter table stocks drop column variant_id;
    alter table stock_movements drop column variant_id;
    update strapi_database_schema set hash = 'older';
  `);
}

/** Order lines of a variant that is gone, and of one that was created again with its SKU; returns their ids. */
function addOrdersOfDeletedVariants(database: InstanceType<typeof Database>): [string, string] {
  const [lost, taken] = ['lostvariant0000000000001', 'lostvariant0000000000002'];
  database.exec("insert into stocks (document_id, sku, quantity, low_threshold) values ('goneornot', 'GONE', 3, 1)");
  database.exec("insert into stock_movements (sku, delta, quantity_after) values ('GONE', 5, 5), ('GONE', -2, 3)");
  const line = database.prepare(
    "insert into order_lines (sku, variant_id, product_type, held, quantity, created_at) values (?, ?, 'physical', 1, 1, 1)",
  );
  line.run('GONE', lost);
  line.run('ZW-CLASSIC-BLUE-XS', taken);
  return [lost, taken];
}

describe('the snapshot', () => {
  beforeAll(() => {
    prepareData(data);
  });
  afterAll(() => {
    rmSync(dir, { recursive: true, force: true });
  });

  it('contains content and files, but no admin, no tokens and no customers', () => {
    expect(existsSync(`${file}-wal`)).toBe(false);
    const rows = countRows();
    expect(rows).toMatchObject({ admin_users: 0, strapi_api_tokens: 0, strapi_transfer_tokens: 0, up_users: 0 });
    for (const table of ['products', 'pages', 'articles', 'levels', 'lessons', 'stocks', 'files'])
      expect(rows[table], table).toBeGreaterThan(0);
    expect(existsSync(path.join(data, 'public', 'uploads'))).toBe(true);
  });

  it('refuses to overwrite data', () => {
    expect(() => prepareData(data)).toThrow(/exists already/);
  });

  it('boots repeatedly without adding anything, restores missing videos and reports damaged ones', async () => {
    await bootOnce({});
    // Each start asks for pages with promotions anew, in this log, perhaps after it is stopped.
    const countContent = (): Record<string, number> => ({ ...countRows(), changes: 0 });
    const first = countContent();
    expect(first.admin_users).toBe(1);
    expect(readFileSync(videoFile('lesson-1-1', 'video.mp4')).equals(film)).toBe(true);
    expect(readFileSync(videoFile('lesson-1-1', 'poster.webp')).equals(poster)).toBe(true);
    damageVideos();
    const untouched = statSync(videoFile('lesson-1-4', 'video.mp4')).mtimeMs;

    await bootOnce({ ADMIN_EMAIL: 'second@zwotter.example' });
    expect(countContent()).toEqual(first);
    expect(existsSync(videoFile('lesson-1-1', 'poster.webp'))).toBe(true);
    expect(readVideo('lesson-1-1')).toMatchObject({ state: 'ready' });
    expect(readVideo('lesson-1-2')).toMatchObject({ state: 'failed', problem: expect.stringMatching(/fast start/) });
    expect(readVideo('lesson-1-3')).toMatchObject({ state: 'failed', problem: expect.stringMatching(/not whole/) });
    expect(statSync(videoFile('lesson-1-4', 'video.mp4')).mtimeMs).toBe(untouched);
  }, 600_000);

  it('of a shop that counted stock per SKU gets the variants of its pieces', async () => {
    const database = new Database(file);
    removeVariantsOfStock(database);
    const [lost, taken] = addOrdersOfDeletedVariants(database);
    database.close();
    await bootOnce({});
    const after = new Database(file, { readonly: true });
    const read = (sql: string): unknown[] => after.prepare(sql).all();
    expect(
      read(
        'select id from stocks s where not exists (select 1 from product_variants v where v.document_id = s.variant_id and v.sku = s.sku)',
      ),
    ).toHaveLength(1);
    expect(read("select variant_id from stocks where sku = 'GONE'")).toEqual([{ variant_id: lost }]);
    expect(
      read('select l.variant_id = v.document_id as own from order_lines l join product_variants v on v.sku = l.sku'),
    ).toEqual([{ own: 1 }]);
    expect(read('select variant_id from order_lines order by id')).not.toContainEqual({ variant_id: taken });
    expect(
      read(
        'select s.sku from stocks s left join stock_movements m on m.variant_id = s.variant_id group by s.id having coalesce(sum(m.delta), 0) <> s.quantity',
      ),
    ).toEqual([]);
    expect(() => new Database(file).prepare('update stock_movements set delta = 0').run()).toThrow(/never changed/);
    after.close();
  }, 600_000);
});
