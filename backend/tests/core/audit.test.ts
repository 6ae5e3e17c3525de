import { describe, expect, it } from 'vitest';
import { callAdmin } from '../orders/support/admin';
import { testSecrets } from '../support/backend';
import { asStorefront, call, waitFor } from '../support/client';
import { database } from '../support/database';

interface Entry {
  id: number;
  actor: string;
  action: string;
  subject: string;
  fields: string;
  outcome: number;
}

const SETTINGS = '/content-manager/single-types/api::site-settings.site-settings';
const ENTRIES = '/content-manager/collection-types/api::audit-entry.audit-entry';

const find = (where: Partial<Entry>): Promise<Entry> =>
  waitFor(async () => database()<Entry>('audit_entries').where(where).orderBy('id', 'desc').first());

describe('the audit log', () => {
  it('records sign-ins, also failed ones, and no password', async () => {
    const email = 'nobody@example.com';
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = testSecrets;
    const json = { email, password: 'a-wrong-password' };
    await call('/admin/login', { method: 'POST', json, headers: asStorefront() });
    const failed = await find({ action: 'sign-in failed', subject: `/admin/login ${email}` });
    expect(failed).toMatchObject({ actor: 'system', outcome: 400 });
    await callAdmin('/admin/users/me');
    await find({ action: 'sign-in', subject: `/admin/login ${ADMIN_EMAIL.toLowerCase()}` });
    const all = JSON.stringify(await database()('audit_entries').select('*'));
    expect(all).not.toContain('a-wrong-password');
    expect(all).not.toContain(ADMIN_PASSWORD);
  });

  it('records changes of settings and roles, also refused ones, with user and fields', async () => {
    const { status } = await callAdmin(SETTINGS, { method: 'PUT', json: { reservationMinutes: -5 } });
    expect(status).toBe(400);
    const change = await find({ action: 'change', subject: SETTINGS });
    expect(change).toMatchObject({ fields: expect.stringContaining('reservationMinutes'), outcome: 400 });
    expect(change.actor).toMatch(/^admin:./);
    const role = await callAdmin<{ data: { id: number } }>('/admin/roles', {
      method: 'POST',
      json: { name: 'Night watch', description: '' },
    });
    expect(role.status).toBe(201);
    await find({ action: 'create', subject: '/admin/roles', outcome: 201 });
    const removed = await callAdmin(`/admin/roles/${role.body.data.id}`, { method: 'DELETE' });
    expect(removed.status).toBe(200);
  });

  it('records file downloads', async () => {
    expect((await callAdmin('/shop/ledger.csv')).status).toBe(200);
    await find({ action: 'download', subject: '/shop/ledger.csv' });
  });

  it('does not record reads', async () => {
    await callAdmin(SETTINGS);
    await callAdmin(ENTRIES);
    await callAdmin('/shop/ledger.csv');
    expect(await database()('audit_entries').where({ subject: ENTRIES })).toEqual([]);
  });

  it('can be read in the admin, and neither created nor changed by anyone', async () => {
    const { body, status } = await callAdmin<{ results: Entry[] }>(`${ENTRIES}?sort=id:DESC`);
    expect(status).toBe(200);
    expect(body.results.length).toBeGreaterThan(2);
    expect((await callAdmin(ENTRIES, { method: 'POST', json: { action: 'made up' } })).status).toBe(400);
    expect((await call('/api/audit-entries')).status).toBeGreaterThanOrEqual(401);
    const { id } = await find({ action: 'download' });
    await expect(database()('audit_entries').where({ id }).update({ actor: 'somebody else' })).rejects.toThrow();
    await expect(database()('audit_entries').where({ id }).delete()).rejects.toThrow();
  });
});
