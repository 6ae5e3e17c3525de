// @full
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Certificate, type CertificateCheck, parseSerial } from '../../contract/certificates';
import de from '../../messages/de.json';
import nl from '../../messages/nl.json';
import { type Person, PASSWORD, signUp } from '../accounts/support/account';
import { asStorefront, backendUrl, call } from '../support/client';
import { database } from '../support/database';
import { readPdfPages } from '../support/pdf-text';
import { makeLesson, makeLevel } from './support';

type Headers = Record<string, string>;

let level = '';
let title = '';
let lessons: string[] = [];
beforeAll(async () => {
  level = await makeLevel();
  lessons = [await makeLesson(level, { preview: true }), await makeLesson(level, { preview: true })];
  const row = await database()('levels').where({ document_id: level }).whereNotNull('published_at').first('title');
  title = row.title;
});

async function addChild(who: Person, nickname = 'Otje 🦦'): Promise<string> {
  const json = { key: randomUUID(), nickname, birthYear: null, weight: null, size: '' };
  const headers = asStorefront(who.headers);
  const { body } = await call<{ data: { id: string } }>('/api/academy/children', { method: 'POST', json, headers });
  return body.data.id;
}

const mark = (who: Person, child: string, lesson: string, state: string) =>
  call(`/api/academy/children/${child}/marks`, {
    method: 'POST',
    json: { lesson, state, floats: 8 },
    headers: asStorefront(who.headers),
  });

async function print(headers: Headers, child: string, of = level) {
  const url = new URL(`/api/academy/children/${child}/certificates/${of}`, backendUrl());
  const answer = await fetch(url, { headers: asStorefront(headers) });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isPdf = bytes.toString('latin1', 0, 5) === '%PDF-';
  return {
    status: answer.status,
    headers: answer.headers,
    error: isPdf ? null : JSON.parse(bytes.toString()).error.name,
    page: isPdf ? (readPdfPages(bytes)[0] ?? '').replace(/\s+/g, ' ') : '',
    file: isPdf ? bytes.toString('latin1') : '',
  };
}

/** As the button does. */
const issue = (headers: Headers, child: string, of = level) =>
  call<{ data: { serial: string }; error?: { name: string } }>(`/api/academy/children/${child}/certificates/${of}`, {
    method: 'POST',
    headers: asStorefront(headers),
  });

const check = (serial: string, headers: Headers = {}) =>
  call<{ data: CertificateCheck; error?: { name: string; message: string } }>(`/api/academy/certificates/${serial}`, {
    headers: asStorefront(headers),
  });

const list = async (who: Person): Promise<Certificate[]> =>
  (await call<{ data: Certificate[] }>('/api/academy/certificates', { headers: asStorefront(who.headers) })).body.data;

async function finish(who: Person): Promise<string> {
  const child = await addChild(who);
  for (const lesson of lessons) await mark(who, child, lesson, 'alone');
  return child;
}

describe('a certificate', () => {
  it('is printed once every lesson is done alone, with one serial in every language and for good', async () => {
    const person = await signUp();
    const child = await addChild(person);
    await mark(person, child, lessons[0] ?? '', 'alone');
    expect(await issue(person.headers, child)).toMatchObject({ status: 409, body: { error: { name: 'NotFinished' } } });
    expect(await list(person)).toEqual([]);

    await mark(person, child, lessons[1] ?? '', 'alone');
    // Day and number stay for good: what only looks, such as a browser that opens a link ahead, decides nothing.
    expect(await print(person.headers, child)).toMatchObject({ status: 404, error: 'NotFound' });
    expect(await list(person)).toEqual([]);
    const made = await Promise.all([issue(person.headers, child), issue(person.headers, child)]);
    expect(made.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(made.map(({ body }) => body.data.serial)).size).toBe(1);
    const [first, same] = await Promise.all([print(person.headers, child), print(person.headers, child)]);
    const [issued] = await list(person);
    const serial = issued?.serial ?? '';
    expect(issued).toMatchObject({ child, level, serial: parseSerial(serial) });
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    expect(first.headers.get('content-disposition')).toMatch(/^inline; filename="oorkonde-[0-9a-z]{4}\.pdf"$/);
    for (const part of ['Otje', title, serial, nl.certificate.disclaimer, nl.certificate.how])
      expect(first.page).toContain(part);
    expect(same.page).toBe(first.page);
    for (const part of ['/Lang (nl-NL)', '/S /H1', '/S /Link', `/certificates/${serial}`])
      expect(first.file).toContain(part);

    await mark(person, child, lessons[1] ?? '', 'not-yet');
    const german = await print({ ...person.headers, 'x-shop-locale': 'de' }, child);
    expect(german.status).toBe(200);
    for (const part of [serial, de.certificate.disclaimer]) expect(german.page).toContain(part);
    expect(await list(person)).toHaveLength(1);
    expect(await database()('child_certificates').where({ level })).toMatchObject([{ serial, language: 'nl' }]);
  });

  it('counts the marks in their order, and the lessons of all languages together', async () => {
    const person = await signUp();
    const own = await makeLevel();
    const [first, second] = [await makeLesson(own, { preview: true }), await makeLesson(own, { preview: true })];
    const child = await addChild(person);
    for (const lesson of [first, second]) await mark(person, child, lesson, 'alone');
    // A lesson that is published in another language only.
    const published = () => database()('lessons').where({ document_id: second }).whereNotNull('published_at');
    await published().update({ locale: 'de' });
    await mark(person, child, second, 'not-yet');
    expect((await issue(person.headers, child, own)).status).toBe(409);
    // Written last, and said first: another instance was slower.
    const late = database()('child_marks').where({ lesson: second, state: 'not-yet' });
    await late.update({ marked_at: new Date(Date.now() - 60_000) });
    expect((await issue(person.headers, child, own)).status).toBe(200);
    expect(await print(person.headers, child, own)).toMatchObject({ status: 200 });
  });

  it('is for the account of the child alone', async () => {
    const [person, stranger] = await Promise.all([signUp(), signUp()]);
    const child = await finish(person);
    for (const ask of [issue, print, issue]) {
      expect((await ask(stranger.headers, child)).status).toBe(404);
      expect((await ask({}, child)).status).toBe(401);
      expect((await ask(person.headers, child, 'nothing')).status).toBe(404);
      if (ask === issue) expect((await issue(person.headers, child)).status).toBe(200);
    }
    expect(await list(stranger)).toEqual([]);
    const bare = { authorization: `Bearer ${person.jwt}` };
    for (const path of ['/api/academy/certificates', '/api/academy/certificates/K7QM-2XPD-9RT4-HW01'])
      expect((await call(path, { headers: bare })).status).toBe(403);
  });

  it('is in the export, and goes with the child and with the account', async () => {
    const person = await signUp();
    const [kept, removed] = [await finish(person), await finish(person)];
    await Promise.all([issue(person.headers, kept), issue(person.headers, removed)]);
    const { body } = await call<{ data: { certificates: object[] } }>('/api/users/me/export', {
      headers: person.headers,
    });
    expect(body.data.certificates).toHaveLength(2);
    expect(body.data.certificates[0]).toMatchObject({ nickname: 'Otje 🦦', level: title, language: 'nl' });
    const serials = (await list(person)).map(({ serial }) => serial);
    const headers = asStorefront(person.headers);
    await call(`/api/academy/children/${removed}`, { method: 'DELETE', headers });
    expect(await list(person)).toMatchObject([{ child: kept }]);
    await call('/api/users/me', { method: 'DELETE', json: { password: PASSWORD }, headers: person.headers });
    expect(await database()('child_certificates').whereIn('serial', serials)).toEqual([]);
    for (const serial of serials) expect((await check(serial)).status).toBe(404);
  });
});

describe('the check', () => {
  it('tells level, day and initial to whoever has the number, however it was typed', async () => {
    const person = await signUp();
    await issue(person.headers, await finish(person));
    const [{ serial, day } = { serial: '', day: '' }] = await list(person);
    const known = { serial, level: title, language: 'nl', day, initial: 'O' };
    expect((await check(serial)).body).toEqual({ data: known });
    // The level is not published in German: it keeps its name and says its language.
    const typed = serial.toLowerCase().replaceAll('-', '');
    expect((await check(typed, { 'x-shop-locale': 'de' })).body).toEqual({ data: known });
  });

  it('answers the same for what was never issued and what can not be, and to so many only', async () => {
    const ip = { 'x-shop-ip': '10.97.96.95' };
    const never = await check('0000-0000-0000-0000', ip);
    expect(never.status).toBe(404);
    for (const serial of ['x', "'--", 'K7QM']) expect((await check(serial, ip)).body.error).toEqual(never.body.error);
    const answers = await Promise.all(Array.from({ length: 57 }, () => check('x', ip)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
