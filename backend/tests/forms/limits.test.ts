// @full
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseMail } from '../orders/support/mail';
import { type RunningBackend, movableClock, prepareData, startBackend, testSecrets } from '../support/backend';
import { type Catcher, startCatcher } from '../support/catcher';
import { PNG, token } from './support/forms';

const dir = mkdtempSync(path.join(tmpdir(), 'shop-forms-'));
const data = path.join(dir, 'data');
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let backend: RunningBackend;
let catcher: Catcher;

/** A separate backend with tight limits, so that no other test is affected. */
beforeAll(async () => {
  prepareData(data);
  catcher = await startCatcher();
  backend = await startBackend(data, {
    ...movableClock,
    DATABASE_URL: '',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(catcher.smtpPort),
    WEB_INTERNAL_URL: '',
    FORM_LIMIT: '3',
    FORM_HOUR_LIMIT: '4',
    RETENTION_MS: '400',
    OUTBOX_MS: '200',
  });
});
afterAll(async () => {
  await backend.stop();
  await catcher.stop();
  rmSync(dir, { recursive: true, force: true });
});

const headersOf = (ip: string) => ({
  'x-shop-secret': testSecrets.SHOP_SECRET,
  'x-shop-ip': ip,
  'x-shop-locale': 'nl',
});
let visitors = 0;
const newVisitor = (): string => `10.9.${Math.floor(++visitors / 250)}.${1 + (visitors % 250)}`;

async function send(slug: string, values: object, { ip = newVisitor(), files = 0 } = {}): Promise<number> {
  const body = new FormData();
  body.append('data', JSON.stringify({ values, locale: 'nl', token: token() }));
  for (let index = 0; index < files; index += 1) body.append('photos', new Blob([PNG]), `${index}.png`);
  const response = await fetch(`${backend.url}/api/forms/${slug}`, { method: 'POST', body, headers: headersOf(ip) });
  await response.body?.cancel();
  return response.status;
}

const contact = (name: string) => ({ name, email: `${name}@example.nl`, message: 'Hallo daar', agreed: true });
const wish = { order_number: 'ZW2026-00001', parts: ['suit'], wish: 'refund' };

function query<T>(sql: string): T[] {
  const database = new Database(path.join(data, 'backend.db'));
  try {
    return database.prepare(sql).all() as T[];
  } finally {
    database.close();
  }
}

/** The driver returns rows only for statements that have some. */
const run = (sql: string): unknown => query(`${sql} returning id`);

describe('limits', () => {
  it('apply per IP address and reset', async () => {
    const ip = newVisitor();
    const statuses = [];
    for (let index = 0; index < 5; index += 1) statuses.push(await send('nope', {}, { ip }));
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
    expect(await send('nope', {})).toBe(404);
    backend.moveClock();
    await expect.poll(() => send('nope', {}, { ip })).toBe(404);
  });

  it('count an IPv6 network as one visitor', async () => {
    const statuses = [];
    for (let index = 1; index <= 4; index += 1) statuses.push(await send('nope', {}, { ip: `2001:db8:1:2::${index}` }));
    expect(statuses).toEqual([404, 404, 404, 429]);
  });

  it('apply to cookie choices too', async () => {
    const ip = newVisitor();
    const choose = async () => {
      const json = {
        id: crypto.randomUUID(),
        choices: { statistics: true, marketing: true },
        version: 1,
        locale: 'nl',
      };
      const response = await fetch(`${backend.url}/api/consent-records`, {
        method: 'POST',
        body: JSON.stringify({ data: json }),
        headers: { ...headersOf(ip), 'content-type': 'application/json' },
      });
      return response.status;
    };
    const statuses = [];
    for (let index = 0; index < 10; index += 1) statuses.push(await choose());
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 201), 429]);
  });

  it('stop mails of a flood, but store every submission', async () => {
    const mails: string[] = [];
    catcher.onMail = ({ raw }) => mails.push(parseMail(raw).subject);
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => send('contact', contact(`zoe${index}`))),
    );
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(query<{ n: number }>("select count(*) as n from form_submissions where form = 'contact'")).toEqual([
      { n: 30 },
    ]);
    const mailed = () => query<{ n: number }>('select count(*) as n from form_submissions where mailed = 1')[0]?.n;
    await expect.poll(() => mails.length).toBeGreaterThanOrEqual(9);
    await expect.poll(mailed).toBe(4);
    // An unwanted mail would arrive in this time.
    await pause(1000);
    expect(mails.filter((subject) => subject.startsWith('Nieuw bericht'))).toHaveLength(4);
    expect(mails.filter((subject) => subject.startsWith('We hebben je bericht'))).toHaveLength(4);
    expect(mails.filter((subject) => subject === 'Let op: veel berichten via Contact')).toHaveLength(1);
    expect(mails).toHaveLength(9);
  });

  it('leave others their share of the mails, and of the files', async () => {
    const ip = newVisitor();
    const flood = [await send('return', wish, { ip, files: 1 }), await send('return', wish, { ip, files: 1 })];
    expect(flood).toEqual([201, 429]);
    for (let index = 0; index < 5; index += 1) expect(await send('return', wish, { files: 1 })).toBe(201);
    // Without files it is stored, but not mailed.
    expect(await send('return', wish, { ip })).toBe(201);
    const mailed = query<{ mailed: number }>("select mailed from form_submissions where form = 'return' order by id");
    expect(mailed.map((row) => row.mailed)).toEqual([1, 1, 1, 1, 0, 0, 0]);
    const alert = "select topic from outbox_messages where kind = 'form.flood' and topic like 'form:return:%'";
    expect(query(alert).length).toBeGreaterThanOrEqual(1);
  });

  it('keep many networks from filling the disk', async () => {
    const statuses = [];
    for (let index = 0; index < 16; index += 1) statuses.push(await send('return', wish, { files: 1 }));
    expect(statuses).toEqual(Array.from({ length: 16 }, (_, index) => (index < 14 ? 201 : 429)));
    expect(await send('return', wish)).toBe(201);
  });
});

describe('retention', () => {
  it('deletes expired submissions with their files and mails, and nothing else', async () => {
    // Refused after the tests before this one, which left files.
    for (let index = 0; index < 2; index += 1) await send('return', wish, { files: 1 });
    const folders = () => readdirSync(path.join(data, 'submissions')).sort();
    const rows = query<{ id: number; document_id: string }>(
      "select id, document_id from form_submissions where form = 'return' order by id",
    );
    const [over, kept] = rows;
    if (!over || !kept) throw new Error('There are no files');
    expect(folders()).toContain(over.document_id);
    const topics = () =>
      query<{ topic: string }>(
        `select distinct topic from outbox_messages where topic in ('submission:${over.id}', 'submission:${kept.id}')`,
      );
    expect(topics()).toHaveLength(2);
    run(`update form_submissions set expires_at = ${Date.now() - 1000} where id = ${over.id}`);
    await expect.poll(() => query(`select id from form_submissions where id = ${over.id}`)).toEqual([]);
    await expect.poll(() => existsSync(path.join(data, 'submissions', over.document_id))).toBe(false);
    await expect.poll(topics).toHaveLength(1);
    expect(query(`select id from form_submissions where id = ${kept.id}`)).toHaveLength(1);
    expect(existsSync(path.join(data, 'submissions', over.document_id))).toBe(false);
    expect(folders()).toContain(kept.document_id);
    expect(topics()).toEqual([{ topic: `submission:${kept.id}` }]);
  });

  it('keeps proof of consent for three years', async () => {
    const years = (n: number): number => Date.now() - n * 365 * 86_400_000;
    const [first, second] = query<{ id: number }>('select id from consent_records order by id limit 2');
    run(`update consent_records set created_at = ${years(3) - 86_400_000} where id = ${first?.id}`);
    run(`update consent_records set created_at = ${years(3) + 86_400_000} where id = ${second?.id}`);
    const left = () => query(`select id from consent_records where id in (${first?.id}, ${second?.id})`);
    await expect.poll(left).toEqual([{ id: second?.id }]);
  });

  it('deletes folders without a row after a day', async () => {
    const orphan = path.join(data, 'submissions', 'orphan');
    const fresh = path.join(data, 'submissions', 'fresh');
    for (const folder of [orphan, fresh]) mkdirSync(folder, { recursive: true });
    const old = Date.now() / 1000 - 2 * 86_400;
    utimesSync(orphan, old, old);
    await expect.poll(() => existsSync(orphan)).toBe(false);
    expect(existsSync(fresh)).toBe(true);
  });
});
