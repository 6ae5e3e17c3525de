import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  linkIn,
  mailAfter,
  mailedCode,
  mailTo,
  newAddress,
  PASSWORD,
  signIn,
  signUp,
  Visitor,
} from '../support/account';
import { localesOfRun } from '../support/locales-of-run';
import { type Answer, call, cartLine, originOf, pagePathOf, post } from '../support/shop';

interface Me {
  data: { email: string; firstname: string | null; addresses: { street: string }[]; hasPassword: boolean };
}
interface Orders {
  data: { slug: string; orderNr: string; payable: boolean; lines: number }[];
  meta: { pagination: { page: number; total: number } };
}

const home = {
  label: 'Thuis',
  firstname: '',
  lastname: '',
  street: 'Wisselspoor',
  housenumber: '12',
  addition: '',
  info: '',
  postalCode: '3511 AB',
  city: 'Utrecht',
  country: 'nl',
};
const errorOf = (answer: Answer) => answer.json<{ error: { name: string; message: string } }>().error.name;
const location = (answer: Answer) => String(answer.headers.location ?? '');

async function placeOrder(visitor: Visitor, email: string) {
  const body = {
    data: {
      user: { firstname: 'Sanne', lastname: 'de Vries', email },
      locale: visitor.locale,
      cart: [await cartLine(visitor.locale, 'ZW-PRO-BLUE-M')],
      shipping: home,
      consent: { terms: true },
    },
  };
  const headers = { cookie: visitor.header, 'idempotency-key': randomUUID() };
  const answer = await post(visitor.locale, '/api/orders', body, headers);
  expect([answer.status, answer.body.slice(0, 200)]).toEqual([201, expect.anything()]);
  const [, access = ''] = /order-access=([^;]+)/.exec(String(answer.headers['set-cookie'])) ?? [];
  visitor.cookies.set('order-access', access);
  return answer.json<{ data: { slug: string; orderNr: string } }>().data;
}

async function sessionIdOf(visitor: Visitor): Promise<string> {
  const { sessions } = (await visitor.get('/api/me/export')).json<{ data: { sessions: { id: string }[] } }>().data;
  return sessions[0]?.id ?? '';
}

describe('the profile page', () => {
  it.each(localesOfRun)('in %s is private and uncached', async (locale) => {
    const path = await pagePathOf(locale, 'mijn-zwotter');
    const { visitor, email } = await signUp(locale);
    const own = await visitor.get(path);
    expect(own.status).toBe(200);
    expect(own.body.includes(email)).toBe(true);
    expect(own.headers['cache-control']).toMatch(/no-store/);
    const nobody = await call(locale, path);
    expect(nobody.status).toBe(200);
    expect(nobody.headers['cache-control']).toMatch(/no-store/);
    expect(nobody.body.includes(email)).toBe(false);
    expect(nobody.body.includes('href="/login"')).toBe(true);
    expect(nobody.body).toMatch(/<h1[\s>]/);
    expect((await visitor.get(path)).body.includes(email)).toBe(true);
  });

  it('is not reachable by its internal path, and shows the name only to its owner', async () => {
    for (const path of ['/_profile/mijn-zwotter', '/nl/_profile/mijn-zwotter', '/%5Fprofile/mijn-zwotter'])
      expect((await call('nl', path)).status).toBe(404);
    const redirected = await call('de', '/mijn-zwotter');
    expect([redirected.status, location(redirected)]).toEqual([
      308,
      originOf('de') + (await pagePathOf('de', 'mijn-zwotter')),
    ]);
  });

  it('treats a forged session as anonymous', async () => {
    const path = await pagePathOf('nl', 'mijn-zwotter');
    const { visitor } = await signUp();
    const token = visitor.cookies.get('session') ?? '';
    for (const session of [
      'x',
      token.slice(0, -1),
      `${token}x`,
      '%00',
      encodeURIComponent('é\r\nx: y'),
      'a'.repeat(3000),
    ]) {
      const page = await call('nl', path, { headers: { cookie: `session=${session}` } });
      expect([session.slice(0, 20), page.status]).toEqual([session.slice(0, 20), 200]);
      expect(page.body.includes('href="/login"')).toBe(true);
      const me = await call('nl', '/api/me', { headers: { cookie: `session=${session}` } });
      expect(me.status).toBe(401);
      expect(String(me.headers['set-cookie'])).toContain('session=;');
    }
  });
});

describe('personal details and addresses', () => {
  it('are stored, the default address first', async () => {
    const { visitor } = await signUp();
    const other = { ...home, label: 'Opa', street: 'Lange Nieuwstraat' };
    const saved = await visitor.putMe({ firstname: 'Zoë 🦦', lastname: "O'Łukasz", addresses: [other, home] });
    expect(saved.status).toBe(200);
    const { data } = (await visitor.get('/api/me')).json<Me>();
    expect(data.firstname).toBe('Zoë 🦦');
    expect(data.addresses.map(({ street }) => street)).toEqual(['Lange Nieuwstraat', 'Wisselspoor']);
    expect(JSON.stringify(data)).not.toMatch(/"password"|hash|resetPassword|confirmationToken/);
  });

  it.each([
    [
      'a postal code of another country',
      { addresses: [{ ...home, postalCode: '12345' }] },
      ['addresses', '0', 'postalCode'],
    ],
    ['a country that is not served', { addresses: [{ ...home, country: 'us' }] }, ['addresses', '0', 'country']],
    ['no street', { addresses: [home, { ...home, street: '' }] }, ['addresses', '1', 'street']],
    ['eleven of them', { addresses: Array.from({ length: 11 }, () => home) }, ['addresses']],
  ])('are refused with the field: %s', async (_, data, path) => {
    const { visitor } = await signUp();
    const answer = await visitor.putMe(data);
    expect(answer.status).toBe(422);
    const { error } = answer.json<{ error: { details: { errors: { path: string[] }[] } } }>();
    expect(error.details.errors.map((entry) => entry.path)).toContainEqual(path);
  });

  it('grant no way to change email, role or password', async () => {
    const { visitor, email } = await signUp();
    await visitor.putMe({
      firstname: 'X',
      email: 'thief@example.com',
      role: 1,
      password: 'nieuw-wachtwoord',
      blocked: true,
    });
    expect((await visitor.get('/api/me')).json<Me>().data.email).toBe(email);
    expect((await signIn(new Visitor(), email)).status).toBe(200);
  });
});

describe('orders', () => {
  it('are listed newest first, in pages', async () => {
    const { visitor, email } = await signUp();
    const first = await placeOrder(visitor, email);
    const second = await placeOrder(visitor, email);
    const { data, meta } = (await visitor.get('/api/orders')).json<Orders>();
    expect(data.map(({ slug }) => slug)).toEqual([second.slug, first.slug]);
    expect(meta.pagination.total).toBe(2);
    expect(data[0]).toMatchObject({ payable: true, lines: 1 });
    expect((await visitor.get('/api/orders?page=2')).json<Orders>().data).toEqual([]);
    for (const page of ['0', '-1', 'x', '1.5', '99999999'])
      expect((await visitor.get(`/api/orders?page=${page}`)).status).toBe(400);
    const path = await pagePathOf('nl', 'mijn-zwotter');
    const page = await visitor.get(path);
    expect(page.body.includes(first.orderNr)).toBe(true);
    expect((await visitor.get(`${path}?page=7`)).status).toBe(200);
    // The complete order, without the browser's access key.
    visitor.cookies.delete('order-access');
    expect((await visitor.get(`/order/${first.slug}`)).body.includes('Wisselspoor')).toBe(true);
  });

  it('of a guest appear once the email is confirmed', async () => {
    const email = newAddress('gast');
    const visitor = new Visitor();
    const guest = await placeOrder(visitor, email);
    const code = await mailedCode(visitor, email);
    expect((await visitor.post('/api/auth/code-verify', { email, code })).status).toBe(200);
    expect((await visitor.get('/api/orders')).json<Orders>().data.map(({ slug }) => slug)).toEqual([guest.slug]);
  });

  it('are found by number and email through a mailed link that works once', async () => {
    const email = newAddress('vergeten');
    const { orderNr, slug } = await placeOrder(new Visitor(), email);
    const finder = new Visitor();
    // The link in the confirmation mail does not expire.
    await mailTo(email, ({ text }) => text.includes(`/api/orders/${slug}/access?key=`));
    const path = `/mail-link/order?`;
    const wrong = await finder.post('/api/orders/find', { orderNr, email: newAddress() });
    const mail = await mailAfter(
      async () => {
        const right = await finder.post('/api/orders/find', { orderNr: ` ${orderNr.toLowerCase()} `, email });
        expect([wrong.status, wrong.body]).toEqual([right.status, right.body]);
      },
      email,
      ({ text }) => text.includes(path),
    );
    const before = await finder.get(`/order/${slug}`);
    expect(before.body.includes('Wisselspoor')).toBe(false);
    const link = linkIn(mail, path);
    for (const method of ['HEAD', 'GET']) {
      const opened = await call('nl', link, { method });
      expect([opened.status, opened.headers['set-cookie']]).toEqual([200, undefined]);
    }
    expect(location(await finder.press(link))).toBe(`/order/${slug}`);
    expect((await finder.get(`/order/${slug}`)).body.includes('Wisselspoor')).toBe(true);
    const late = new Visitor();
    expect(location(await late.press(link))).toBe(`/order/${slug}`);
    expect((await late.get(`/order/${slug}`)).body.includes('Wisselspoor')).toBe(false);
  });

  it('find: invalid input is named', async () => {
    const answer = await new Visitor().post('/api/orders/find', { orderNr: '', email: 'x' });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatch(/"orderNr"/);
    expect((await call('nl', '/api/orders/find', { method: 'POST', body: '{}' })).status).toBe(403);
    expect((await call('nl', '/order/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
  });
});

describe('signing up', () => {
  const path = '/mail-link/sign-up?code=';
  const register = (visitor: Visitor, email: string, password = PASSWORD) =>
    mailAfter(
      () => visitor.post('/api/auth/register', { username: email, email, password }),
      email,
      ({ text }) => text.includes(path),
    );

  it('is confirmed by the button, in the browser that signed up', async () => {
    const email = newAddress('nieuw');
    const visitor = new Visitor('fr');
    const link = linkIn(await register(visitor, email), path);
    for (const method of ['HEAD', 'GET']) expect((await call('fr', link, { method })).status).toBe(200);
    expect((await signIn(new Visitor('fr'), email)).status).toBe(400);
    expect(location(await visitor.press(link))).toBe('/email-confirmed');
    expect((await signIn(new Visitor('fr'), email)).status).toBe(200);
    expect(location(await visitor.press(link))).toBe('/email-confirmed');
  });

  it('by a stranger opens no guest’s account, whoever presses the button', async () => {
    const email = newAddress('gast');
    const { slug } = await placeOrder(new Visitor(), email);
    const stranger = new Visitor();
    const link = linkIn(await register(stranger, email), path);
    expect(location(await new Visitor().press(link))).toMatch(/^\/reset\?code=[\w-]{43}#choose-password$/);
    expect((await signIn(stranger, email)).status).toBe(400);
    expect((await stranger.get(`/order/${slug}`)).body.includes('Wisselspoor')).toBe(false);
  });
});

describe('changing the email address', () => {
  it('takes effect when the new address confirms, and is reverted by the old one', async () => {
    const { visitor, email } = await signUp('de');
    const elsewhere = new Visitor('de');
    await signIn(elsewhere, email);
    const wanted = newAddress('neu');
    expect(errorOf(await visitor.post('/api/me/email', { email: wanted }))).toBe('Reauthenticate');
    expect(errorOf(await visitor.post('/api/me/email', { email: wanted, password: 'falsch' }))).toBe('Reauthenticate');
    // A wrong proof does not end the session.
    expect((await visitor.get('/api/me')).status).toBe(200);
    expect((await visitor.post('/api/me/email', { email: wanted, password: PASSWORD })).status).toBe(200);
    expect((await visitor.get('/api/me')).json<Me>().data.email).toBe(email);
    expect((await visitor.get(await pagePathOf('de', 'mijn-zwotter'))).body.includes(wanted)).toBe(true);

    const change = linkIn(await mailTo(wanted), '/mail-link/email-change?code=');
    const undo = linkIn(await mailTo(email, ({ text }) => text.includes('email-undo')), '/mail-link/email-undo?code=');
    // Programs that scan mails open the links, and those of older mails.
    for (const link of [
      change,
      undo,
      change.replace('/mail-link', '/api/auth'),
      undo.replace('/mail-link', '/api/auth'),
    ])
      for (const method of ['HEAD', 'GET'])
        expect((await call('de', link, { method })).status).toBe(link.startsWith('/api') ? 303 : 200);
    expect((await visitor.get('/api/me')).json<Me>().data.email).toBe(email);
    const before = visitor.cookies.get('session');
    expect(location(await visitor.press(change))).toBe('/account/email-changed');
    expect(visitor.cookies.get('session')).not.toBe(before);
    expect(location(await visitor.press(change))).toBe('/account/link-expired');
    expect((await visitor.get('/api/me')).json<Me>().data.email).toBe(wanted);
    expect((await elsewhere.get('/api/me')).status).toBe(401);

    expect(location(await elsewhere.press(undo))).toBe('/account/email-restored');
    expect((await visitor.get('/api/me')).status).toBe(401);
    // The password is removed: whoever changed the email knew it.
    expect((await signIn(new Visitor('de'), email)).status).toBe(400);
    const code = await mailedCode(elsewhere, email);
    await elsewhere.post('/api/auth/code-verify', { email, code });
    const { data } = (await elsewhere.get('/api/me')).json<Me>();
    expect([data.email, data.hasPassword]).toEqual([email, false]);
  });

  it('rejects invalid codes', async () => {
    for (const code of ['', 'x', 'a'.repeat(2000), '%00', "' or 1=1 --"]) {
      for (const path of ['/api/auth/email-change', '/api/auth/email-undo'])
        expect(location(await new Visitor().pressed(path, code))).toBe('/account/link-expired');
    }
    for (const path of ['email-change', 'email-undo', 'email-confirmation'])
      expect((await call('nl', `/api/auth/${path}`, { method: 'POST', body: 'code=x' })).status).toBe(403);
    for (const notice of ['email-changed', 'email-restored', 'link-expired', 'signed-out', 'deleted'])
      expect((await call('sv', `/account/${notice}`)).status).toBe(200);
    expect((await call('sv', '/account/other')).status).toBe(404);
  });
});

describe('all my data', () => {
  it('is exported as JSON and as a readable page', async () => {
    const { visitor, email } = await signUp('fr');
    await visitor.putMe({ firstname: '<b>Zoé</b>', addresses: [home] });
    await placeOrder(visitor, email);
    const json = await visitor.get('/api/me/export');
    expect(json.headers['content-disposition']).toMatch(/attachment; filename="my-data-.*\.json"/);
    expect(json.json<{ data: { profile: { email: string }; orders: unknown[] } }>().data).toMatchObject({
      profile: { email },
      orders: [expect.anything()],
    });
    expect(json.body.match(/tr_[a-z0-9]|"hash"|"password"|accessKey/i)).toBeNull();
    const page = await visitor.get('/api/me/export?format=html');
    expect(page.headers['content-disposition']).toMatch(/attachment; filename="my-data-.*\.html"/);
    expect(page.headers['cache-control']).toMatch(/no-store/);
    expect(page.body.includes('&lt;b&gt;Zoé&lt;/b&gt;')).toBe(true);
    expect(page.body.includes('<b>Zoé')).toBe(false);
    expect(page.body.includes('<html lang="fr">')).toBe(true);
  });
});

describe('deleting the account', () => {
  it('needs proof of ownership, ends all sessions and detaches the orders', async () => {
    const { visitor, email } = await signUp();
    const elsewhere = new Visitor();
    await signIn(elsewhere, email);
    const { slug } = await placeOrder(visitor, email);
    expect(errorOf(await visitor.delete('/api/me'))).toBe('Reauthenticate');
    expect(errorOf(await visitor.delete('/api/me', { password: 'mis' }))).toBe('Reauthenticate');
    expect(visitor.isSignedIn).toBe(true);
    const code = await mailedCode(visitor, email);
    expect((await visitor.delete('/api/me', { code })).status).toBe(200);
    expect(visitor.isSignedIn).toBe(false);
    expect((await elsewhere.get('/api/me')).status).toBe(401);
    expect((await elsewhere.get(`/order/${slug}`)).body.includes('Wisselspoor')).toBe(false);
    expect((await signIn(new Visitor(), email)).status).toBe(400);
    // A later account with the same email does not get the earlier orders.
    const { visitor: again } = await signUp('nl', email);
    expect((await again.get('/api/orders')).json<Orders>().data).toEqual([]);
  });
});

/** Callers; the cells are the expected statuses. `own`: only their own data. */
const ROLES = ['visitor', 'stranger', 'owner'] as const;
type Role = (typeof ROLES)[number];
type Cell = number | { status: number; hidden: true };
interface Endpoint {
  name: string;
  ask: (who: Visitor) => Promise<Answer>;
  cells: Record<Role, Cell>;
}

describe('two customers and a visitor at every endpoint', () => {
  const people = {} as Record<Role, Visitor>;
  let secret: { email: string; slug: string; session: string };

  beforeAll(async () => {
    const [owner, stranger] = await Promise.all([signUp(), signUp()]);
    people.owner = owner.visitor;
    people.stranger = stranger.visitor;
    people.visitor = new Visitor();
    await owner.visitor.putMe({
      firstname: 'Geheim',
      lastname: 'Persoon',
      addresses: [{ ...home, street: 'Geheimpad' }],
    });
    const { slug } = await placeOrder(owner.visitor, owner.email);
    owner.visitor.cookies.delete('order-access');
    const second = new Visitor();
    await signIn(second, owner.email);
    secret = { email: owner.email, slug, session: await sessionIdOf(second) };
  }, 60_000);

  const profile = () => pagePathOf('nl', 'mijn-zwotter');
  const TABLE: Endpoint[] = [
    { name: 'GET /api/me', ask: (who) => who.get('/api/me'), cells: { visitor: 401, stranger: 200, owner: 200 } },
    {
      name: 'PUT /api/me',
      ask: (who) => who.putMe({ lastname: 'Persoon' }),
      cells: { visitor: 401, stranger: 200, owner: 200 },
    },
    {
      name: 'GET /api/me/export',
      ask: (who) => who.get('/api/me/export'),
      cells: { visitor: 401, stranger: 200, owner: 200 },
    },
    {
      name: 'GET /api/me/export?format=html',
      ask: (who) => who.get('/api/me/export?format=html'),
      cells: { visitor: 401, stranger: 200, owner: 200 },
    },
    {
      name: 'GET /api/orders',
      ask: (who) => who.get('/api/orders'),
      cells: { visitor: 401, stranger: 200, owner: 200 },
    },
    {
      name: 'GET /api/orders/{slug}',
      ask: (who) => who.get(`/api/orders/${secret.slug}`),
      cells: { visitor: { status: 200, hidden: true }, stranger: { status: 200, hidden: true }, owner: 200 },
    },
    {
      name: 'GET /order/{slug}',
      ask: (who) => who.get(`/order/${secret.slug}`),
      cells: { visitor: { status: 200, hidden: true }, stranger: { status: 200, hidden: true }, owner: 200 },
    },
    {
      name: 'GET /api/orders/{slug}/access',
      ask: (who) => who.get(`/api/orders/${secret.slug}/access?key=guess`),
      cells: { visitor: 303, stranger: 303, owner: 303 },
    },
    {
      name: 'GET the profile page',
      ask: async (who) => who.get(await profile()),
      cells: { visitor: 200, stranger: 200, owner: 200 },
    },
    {
      name: 'POST /api/me/email without proof',
      ask: (who) => who.post('/api/me/email', { email: newAddress() }),
      cells: { visitor: 401, stranger: 403, owner: 403 },
    },
    {
      name: 'POST /api/auth/change-password with a wrong one',
      ask: (who) =>
        who.post('/api/auth/change-password', {
          currentPassword: 'geraden',
          password: 'overgenomen-door-mij',
          passwordConfirmation: 'overgenomen-door-mij',
        }),
      cells: { visitor: 401, stranger: 400, owner: 400 },
    },
    {
      name: 'DELETE /api/me without proof',
      ask: (who) => who.delete('/api/me'),
      cells: { visitor: 401, stranger: 403, owner: 403 },
    },
    {
      name: 'DELETE /api/me/sessions/{id}',
      ask: (who) => who.delete(`/api/me/sessions/${secret.session}`),
      cells: { visitor: 401, stranger: 404, owner: 200 },
    },
    {
      name: 'DELETE /api/me/sessions/{nonsense}',
      ask: (who) => who.delete("/api/me/sessions/'%20or%201=1"),
      cells: { visitor: 401, stranger: 404, owner: 404 },
    },
  ];

  describe.each(TABLE)('$name', ({ ask, cells }) => {
    it.each(ROLES)('%s', async (role) => {
      const cell = cells[role];
      const answer = await ask(people[role]);
      expect(answer.status).toBe(typeof cell === 'number' ? cell : cell.status);
      expect(answer.headers['cache-control']).toMatch(/no-store/);
      if (role !== 'owner') expect(answer.body.match(new RegExp(`Geheim|Wisselspoor|${secret.email}`))).toBeNull();
      if (answer.status >= 400)
        expect(answer.body.match(/\bat \w+.*\(|node_modules|sqlite|select |insert into/i)).toBeNull();
    });
  });

  it.each(['PUT', 'DELETE'] as const)(
    '%s /api/me from another site is refused, even with the owner’s cookie',
    async (method) => {
      for (const origin of ['https://evil.example', originOf('de'), 'null', undefined]) {
        const headers = { cookie: people.owner.header, ...(origin && { origin }) };
        const body = JSON.stringify({ password: PASSWORD });
        const answer = await call('nl', '/api/me', {
          method,
          headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
          body,
        });
        expect([origin, answer.status]).toEqual([origin, 403]);
      }
      expect((await people.owner.get('/api/me')).status).toBe(200);
    },
  );
});
