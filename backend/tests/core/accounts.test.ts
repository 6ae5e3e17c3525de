import { describe, expect, it } from 'vitest';
import { shopOrigin } from '../support/backend';
import { asStorefront, call, callAdmin, randomAddress, readMails, waitFor } from '../support/client';
import { type ErrorAnswer, unique } from '../support/content';

const PASSWORD = 'Otter-wacht-woord-1';

interface User {
  id: number;
  documentId: string;
  email: string;
  firstname: string | null;
  lastname: string | null;
  confirmed: boolean;
  addresses: Record<string, unknown>[];
}

const post = <T>(path: string, json: object, headers = asStorefront()) =>
  call<T>(`/api/auth/${path}`, { method: 'POST', json, headers });

/** Body of a mail, with what its encoding folded unfolded. */
const unfold = (raw: string): string => raw.replace(/=\n/g, '').replace(/=3D/gi, '=');

async function register(email: string): Promise<void> {
  const { status, body } = await post<Record<string, unknown>>('local/register', {
    username: email,
    email,
    password: PASSWORD,
  });
  expect([status, body.jwt]).toEqual([200, undefined]);
}

async function confirm(email: string): Promise<Response> {
  const mail = await waitFor(async () => (await readMails(email)).at(-1));
  const link = /https?:\/\/\S+confirmation=(\w+)/.exec(unfold(mail.raw));
  expect(link?.[0]).toBe(`${shopOrigin}/api/auth/email-confirmation?confirmation=${link?.[1]}`);
  const { status, headers } = await call(`/api/auth/email-confirmation?confirmation=${link?.[1]}`);
  return new Response(null, { status, headers });
}

async function signUp(): Promise<{ email: string; headers: Record<string, string> }> {
  const email = `${unique('klant')}@zwotter.example`;
  await register(email);
  await confirm(email);
  const { body } = await post<{ jwt: string }>('local', { identifier: email, password: PASSWORD });
  return { email, headers: { ...asStorefront(), authorization: `Bearer ${body.jwt}` } };
}

describe('an account', () => {
  it('is opened by the link in the mail', async () => {
    const email = `${unique('nieuw')}@zwotter.example`;
    await register(email);
    const early = await post<ErrorAnswer>('local', { identifier: email, password: PASSWORD });
    expect([early.status, early.body.error.message]).toEqual([400, 'Your account email is not confirmed']);
    const confirmed = await confirm(email);
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([302, `${shopOrigin}/email-confirmed`]);
    const { body } = await post<{ jwt: string; user: User }>('local', {
      identifier: email.toUpperCase(),
      password: PASSWORD,
    });
    expect(body.user).toMatchObject({ email, confirmed: true });
    expect(JSON.stringify(body)).not.toContain(PASSWORD);
  });

  it('does not tell which of the two is wrong', async () => {
    const { email } = await signUp();
    const wrong = await post<ErrorAnswer>('local', { identifier: email, password: 'wrong-password' });
    const nobody = await post<ErrorAnswer>('local', {
      identifier: 'nobody@zwotter.example',
      password: 'wrong-password',
    });
    expect(wrong.body).toEqual(nobody.body);
    expect(wrong.status).toBe(400);
  });

  it('exists once per address, however it is written and however many ask at once', async () => {
    const email = `${unique('dubbel')}@zwotter.example`;
    const tries = Array.from({ length: 8 }, (_, index) => {
      const written = index % 2 ? email.toUpperCase() : email;
      return post<ErrorAnswer>('local/register', {
        username: `${written}${index}`,
        email: written,
        password: PASSWORD,
      });
    });
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    for (const status of statuses) expect([200, 400, 409]).toContain(status);
    const { body } = await callAdmin<{ pagination: { total: number } }>(
      `/content-manager/collection-types/plugin::users-permissions.user?filters[email][$eqi]=${email}`,
    );
    expect(body.pagination.total).toBe(1);
  });

  it('cannot be opened with rights of one’s own choice', async () => {
    const email = `${unique('slim')}@zwotter.example`;
    const { status } = await post('local/register', {
      username: email,
      email,
      password: PASSWORD,
      confirmed: true,
      role: 1,
      blocked: false,
      provider: 'x',
    });
    expect([200, 400]).toContain(status);
    expect((await post('local', { identifier: email, password: PASSWORD })).status).toBe(400);
  });

  it('gets another password by the mailed code, once', async () => {
    const { email } = await signUp();
    expect((await post('forgot-password', { email })).status).toBe(200);
    expect((await post('forgot-password', { email: 'nobody@zwotter.example' })).status).toBe(200);
    const mail = await waitFor(async () =>
      (await readMails(email)).find(({ raw }) => unfold(raw).includes('/reset?code=')),
    );
    expect(unfold(mail.raw)).toContain(`${shopOrigin}/reset?code=`);
    const code = /reset\?code=(\w+)/.exec(unfold(mail.raw))?.[1];
    const password = 'Een-heel-ander-1';
    const reset = await post<{ jwt: string }>('reset-password', { code, password, passwordConfirmation: password });
    expect([reset.status, typeof reset.body.jwt]).toEqual([200, 'string']);
    expect((await post('reset-password', { code, password, passwordConfirmation: password })).status).toBe(400);
    expect((await post('local', { identifier: email, password })).status).toBe(200);
  });
});

describe('users/me', () => {
  it('needs a session', async () => {
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

  it('takes the profile from a form, and only that', async () => {
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
    expect((await post('local', { identifier: email, password: PASSWORD })).status).toBe(200);
  });

  it('replaces the addresses, and keeps what is not named', async () => {
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

  it('names the fields that are wrong', async () => {
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

  it('is nobody else', async () => {
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

describe('the address of the caller', () => {
  const tryLogin = (headers: Record<string, string>) =>
    post<ErrorAnswer>('local', { identifier: 'nobody@zwotter.example', password: 'x' }, headers);

  it('is believed from the storefront: each visitor has an own limit', async () => {
    const visitor = asStorefront();
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) statuses.push((await tryLogin(visitor)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    const limited = await tryLogin(visitor);
    expect(limited.body.error.name).toBe('TooManyRequests');
    expect((await tryLogin(asStorefront())).status).toBe(400);
  });

  it('is the socket’s for everyone else, whatever the headers say', async () => {
    const statuses = new Set<number>();
    for (let index = 0; index < 14; index += 1) {
      const ip = randomAddress();
      const secret: Record<string, string> = index % 2 ? { 'x-shop-secret': 'wrong' } : {};
      statuses.add(
        (await tryLogin({ ...secret, 'x-shop-ip': ip, 'x-forwarded-for': ip, 'x-real-ip': ip, forwarded: `for=${ip}` }))
          .status,
      );
    }
    expect(statuses).toContain(429);
  });
});
