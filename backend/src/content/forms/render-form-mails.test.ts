import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MailBatch } from '../../platform/outbox/mail-batch';
import type { OutboxRow } from '../../platform/outbox/outbox-queue';
import { nameForms } from './name-forms';
import { renderFormMail } from './render-form-mails';

const company = {
  siteName: 'Zwotter',
  address: '',
  phone: '',
  email: 'shop@zwotter.example',
  operatorEmail: '',
  timeZone: 'UTC',
};
const batch = { company: async () => company } as unknown as MailBatch;

let db: Knex;
beforeEach(async () => {
  db = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  await db.schema.createTable('forms', (table) => {
    for (const name of ['document_id', 'slug', 'locale', 'title', 'recipients', 'published_at']) table.text(name);
  });
  await db.schema.createTable('form_submissions', (table) => {
    table.increments('id');
    for (const name of ['form', 'form_id', 'form_title', 'language', 'summary', 'sender', 'answers', 'files'])
      table.text(name);
    table.datetime('received_at');
  });
  const form = { document_id: 'contact-form', slug: 'contact', title: 'Contact', recipients: 'help@zwotter.example' };
  for (const locale of ['nl', 'de']) await db('forms').insert({ ...form, locale, published_at: 'now' });
  const row = { form: 'contact', language: 'nl', answers: '[]', files: '[]', received_at: new Date() };
  // Written before the id was stored, and after.
  await db('form_submissions').insert([row, { ...row, form_id: 'contact-form' }]);
});
afterEach(() => db.destroy());

async function recipientOf(topic: string, kind = 'form.received', payload = '{}'): Promise<string | null> {
  const rendered = await renderFormMail(db, { topic, kind, payload } as unknown as OutboxRow, batch);
  return rendered === null || rendered === 'no-recipient' ? rendered : rendered.mail.to;
}

it('mails that wait while their form is renamed go to its recipients', async () => {
  expect(await recipientOf('submission:1')).toBe('help@zwotter.example');
  await nameForms(db);
  await db('forms').update({ slug: 'vragen' });
  await nameForms(db);
  for (const id of [1, 2]) expect(await recipientOf(`submission:${id}`)).toBe('help@zwotter.example');
  const payload = JSON.stringify({ form: 'contact-form' });
  expect(await recipientOf('form:contact:2026', 'form.flood', payload)).toBe('help@zwotter.example');
});

it('what names no form that is known goes to the shop', async () => {
  await db('form_submissions').insert({
    form: 'gone',
    language: 'nl',
    answers: '[]',
    files: '[]',
    received_at: new Date(),
  });
  await nameForms(db);
  expect(await db('form_submissions').orderBy('id').pluck('form_id')).toEqual(['contact-form', 'contact-form', null]);
  expect(await recipientOf('submission:3')).toBe('shop@zwotter.example');
  expect(await recipientOf('form:gone:2026', 'form.flood', JSON.stringify({ slug: 'gone' }))).toBe(
    'shop@zwotter.example',
  );
});
