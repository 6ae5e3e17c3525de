import { describe, expect, it } from 'vitest';
import { asStorefront, call } from '../support/client';
import type { ErrorAnswer } from '../support/content';
import { browser, signInAt, signUp } from './support/account';

interface User {
  id: number;
  documentId: string;
  email: string;
  firstname: string | null;
  lastname: string | null;
  confirmed: boolean;
  addresses: Record<string, unknown>[];
}

describe('users/me', () => {
  it('requires a session', async () => {
    for (const headers of [asStorefront(), { ...asStorefront(), authorization: 'Bearer rubbish' }]) {
      const { status, body } = await call<ErrorAnswer>('/api/users/me', { headers });
      expect([status, body.error.name]).toEqual([401, 'Unauthorized']);
      expect((await call('/api/users/me', { method: 'PUT', json: { firstname: 'x' }, headers })).status).toBe(401);
    }
  });

  it('shows the user with addresses and without secrets', async () => {
    const { email, headers } = await signUp();
    const { body } = await call<User>('/api/users/me', { headers });
    expect(body).toMatchObject({ email, confirmed: true, addresses: [], firstname: null });
    for (const key of ['password', 'resetPasswordToken', 'confirmationToken', 'role'])
      expect(body).not.toHaveProperty(key);
    expect((await call('/api/users/me?populate=role', { headers })).body).not.toHaveProperty('role');
  });

  it('accepts the profile fields of a form only', async () => {
    const { email, headers } = await signUp();
    const before = (await call<User>('/api/users/me', { headers })).body;
    const address = { street: 'Otterkade', housenumber: '12', postalCode: '3511ab', city: 'Utrecht', country: 'nl' };
    const form = new FormData();
    form.set(
      'data',
      JSON.stringify({
        firstname: 'Noor',
        lastname: 'de Vries',
        addresses: [address],
        role: 1,
        email: 'other@zwotter.example',
        username: 'other',
        confirmed: false,
        blocked: true,
        password: 'Overgenomen-1',
        provider: 'google',
        id: 1,
        documentId: 'x',
      }),
    );
    const saved = await call<User>('/api/users/me', { method: 'PUT', body: form, headers });
    expect(saved.status).toBe(200);
    const { body } = await call<User>('/api/users/me', { headers });
    expect(body).toMatchObject({
      id: before.id,
      documentId: before.documentId,
      email,
      firstname: 'Noor',
      lastname: 'de Vries',
      confirmed: true,
      blocked: false,
      provider: 'local',
      username: email,
    });
    expect(body.addresses).toEqual([expect.objectContaining({ ...address, postalCode: '3511 AB', addition: '' })]);
    expect(saved.body.addresses).toEqual(body.addresses);
    expect((await signInAt(browser(), email)).status).toBe(200);
  });

  it('replaces the addresses, and keeps omitted fields', async () => {
    const { headers } = await signUp();
    const address = (city: string) => ({ street: 'Weg', housenumber: '1', postalCode: '12345', city, country: 'de' });
    await call('/api/users/me', {
      method: 'PUT',
      json: { data: { firstname: 'Ada', addresses: [address('Bonn'), address('Trier')] } },
      headers,
    });
    await call('/api/users/me', { method: 'PUT', json: { lastname: 'Byron', addresses: [address('Köln')] }, headers });
    const { body } = await call<User>('/api/users/me', { headers });
    expect(body).toMatchObject({ firstname: 'Ada', lastname: 'Byron' });
    expect(body.addresses.map((item) => item.city)).toEqual(['Köln']);
  });

  it('names the invalid fields', async () => {
    const { headers } = await signUp();
    const json = {
      firstname: 'x'.repeat(101),
      addresses: [{ street: '', housenumber: '1', postalCode: 'x', city: 'y', country: 'nl' }],
    };
    const { status, body } = await call<ErrorAnswer>('/api/users/me', { method: 'PUT', json, headers });
    expect([status, body.error.name]).toEqual([422, 'ValidationError']);
    expect(body.error.details.errors).toContainEqual({ path: ['addresses', '0', 'street'], name: 'required' });
    const broken = new FormData();
    broken.set('data', '{');
    expect((await call<ErrorAnswer>('/api/users/me', { method: 'PUT', body: broken, headers })).body.error.name).toBe(
      'MalformedRequest',
    );
  });

  it('accesses no other user', async () => {
    const { headers } = await signUp();
    for (const [method, path] of [
      ['PUT', '1'],
      ['GET', '1'],
      ['DELETE', '1'],
      ['GET', ''],
    ]) {
      const { status } = await call(`/api/users/${path}`, {
        method,
        headers,
        ...(method === 'PUT' ? { json: { firstname: 'x' } } : {}),
      });
      expect([403, 404, 405], `${method} ${path}`).toContain(status);
    }
  });
});
