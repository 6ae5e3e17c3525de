import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hashToken } from '../../platform/secrets/tokens';
import { type AdultRow, invitationCode } from './adult-rows';
import { inviteAdult, resendInvitation } from './invite-adult';

let db: Knex;
beforeEach(async () => {
  vi.stubEnv('ACCESS_SECRET', 'a'.repeat(40));
  db = knex({
    client: 'better-sqlite3',
    connection: ':memory:',
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  await db.schema.createTable('up_users', (table) => {
    table.increments('id');
    table.text('email');
    for (const name of ['created_at', 'updated_at']) table.datetime(name);
  });
  await db.schema.createTable('child_adults', (table) => {
    table.increments('id');
    for (const name of ['document_id', 'email', 'language', 'hash']) table.text(name);
    for (const name of ['owner_id', 'adult_id']) table.integer(name);
    for (const name of ['expires_at', 'accepted_at', 'created_at', 'updated_at', 'published_at']) table.datetime(name);
  });
  await db.schema.createTable('outbox_messages', (table) => {
    table.increments('id');
    for (const name of ['document_id', 'topic', 'kind', 'payload', 'state']) table.text(name);
    for (const name of ['order_id', 'attempts']) table.integer(name);
    for (const name of ['next_attempt_at', 'created_at', 'updated_at', 'published_at']) table.datetime(name);
    table.unique(['topic', 'kind']);
  });
  await db('up_users').insert([1, 2, 3, 4].map((id) => ({ id, email: `parent-${id}@example.nl` })));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await db.destroy();
});

const invite = (owner: number, email: string) => inviteAdult(db, owner, { email, language: 'nl' });
const rowOf = (owner: number): Promise<AdultRow> => db('child_adults').where({ owner_id: owner }).first();
const resend = async (owner: number) => resendInvitation(db, owner, (await rowOf(owner)).document_id);
const full = { name: 'TooManyRequests', details: { errors: [{ path: ['email'], name: 'mailbox' }] } };

it('an invitation that may not be mailed again keeps its link, and takes nothing of the mails of others', async () => {
  await invite(1, 'oma@example.nl');
  for (let times = 0; times < 4; times += 1) await resend(1);
  const last = await rowOf(1);
  for (let times = 0; times < 20; times += 1) await expect(resend(1)).rejects.toMatchObject(full);
  expect(await rowOf(1)).toEqual(last);
  expect(last.hash).toBe(hashToken(invitationCode(last.document_id)));
  await invite(2, 'oma@example.nl');
  expect(await db('outbox_messages')).toHaveLength(6);
});

it('what a full mailbox is not sent is not stored', async () => {
  for (const owner of [1, 2, 3]) {
    await invite(owner, 'opa@example.nl');
    for (let times = 0; times < 4; times += 1) await resend(owner);
  }
  await expect(invite(4, 'opa@example.nl')).rejects.toMatchObject(full);
  expect(await rowOf(4)).toBeUndefined();
  expect(await db('outbox_messages')).toHaveLength(15);
});
