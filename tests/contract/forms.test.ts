import { describe, expect, it } from 'vitest';
import { listMails, mailsToShop, readForm, unique } from '../support/forms';
import { allLocales, type Answer, call, originOf, pagePathOf, post } from '../support/shop';
import { blockedScripts } from '../support/script-policy';

const CONTACT = '/api/forms/contact';
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const URLENCODED = 'application/x-www-form-urlencoded';

const contact = (changed: Record<string, unknown> = {}) => ({
  name: 'Åsa Öberg',
  email: `${unique('asa')}@example.com`,
  message: 'Is the suit warm enough for the sea in May?',
  agreed: true,
  ...changed,
});

interface ErrorBody {
  error: { status: number; name: string; message: string; details?: { errors: { path: string[]; name: string }[] } };
}
const errorOf = (answer: Answer) => answer.json<ErrorBody>().error;

function expectRefused(answer: Answer, status: number, name: string) {
  expect(answer.status).toBe(status);
  expect(String(answer.headers['cache-control'])).toContain('no-store');
  expect(errorOf(answer)).toMatchObject({ status, name, message: expect.any(String) });
  expect(answer.body).not.toMatch(/at .*\.(js|ts):|node_modules/);
}

const wrongFields = (answer: Answer) =>
  Object.fromEntries((errorOf(answer).details?.errors ?? []).map(({ path, name }) => [path.join('.'), name]));

/** Submits like a browser without JavaScript. */
const postNative = (locale: (typeof allLocales)[number], values: Record<string, string>, path = CONTACT) =>
  call(locale, path, {
    method: 'POST',
    headers: { origin: originOf(locale), accept: BROWSER, 'content-type': URLENCODED },
    body: new URLSearchParams(values).toString(),
  });

describe('JSON', () => {
  it.each([
    ['at the top', (values: object) => values],
    ['in data', (values: object) => ({ data: values })],
  ])('is accepted with the values %s', async (_, wrap) => {
    const answer = await post('nl', CONTACT, wrap(contact()));
    expect(answer.status).toBe(201);
    expect(answer.json()).toEqual({ data: { ok: true } });
    expect(String(answer.headers['cache-control'])).toContain('no-store');
  });

  it('reaches the shop’s inbox, with the sender in Reply-To', async () => {
    const name = unique('Otter');
    const values = contact({ name });
    expect((await post('de', CONTACT, values)).status).toBe(201);
    const [mail] = await mailsToShop(name, values.email);
    expect(mail?.text).toContain(values.message);
    expect(mail?.replyTo?.[0]?.address ?? JSON.stringify(mail)).toContain(values.email);
  });

  it('counts once when it is sent repeatedly', async () => {
    const name = unique('Twice');
    const values = contact({ name });
    const headers = { 'idempotency-key': unique('key') };
    const first = await post('nl', CONTACT, values, headers);
    const second = await post('nl', CONTACT, values, headers);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.json()).toEqual({ data: { ok: true } });
    expect(await mailsToShop(name, values.email)).toHaveLength(1);
  });

  it('names every invalid field with a code', async () => {
    const answer = await post('nl', CONTACT, {});
    expectRefused(answer, 422, 'ValidationError');
    expect(Object.keys(wrongFields(answer)).sort()).toEqual(['agreed', 'email', 'message', 'name']);
    expect(wrongFields(answer)).toMatchObject({ name: 'required', email: 'required' });
    expect(wrongFields(await post('nl', CONTACT, contact({ email: 'nonsense' })))).toEqual({ email: 'email' });
  });

  it.each([
    ['name', { first: 'x' }],
    ['name', ['a', 'b']],
    ['email', true],
    ['message', { $ne: null }],
    ['agreed', 'perhaps'],
  ])('refuses a %s of a wrong type: %j', async (name, value) => {
    const answer = await post('nl', CONTACT, contact({ [name]: value }));
    expectRefused(answer, 422, 'ValidationError');
    expect(wrongFields(answer)).toEqual({ [name]: 'invalid' });
  });

  it.each(['name', 'email'])('refuses lines in the %s, which could become headers of a mail', async (name) => {
    const answer = await post('nl', CONTACT, contact({ [name]: 'eve@example.com\r\nBcc: everybody@example.com' }));
    expectRefused(answer, 422, 'ValidationError');
    expect(Object.keys(wrongFields(answer))).toEqual([name]);
  });

  it('drops unknown fields', async () => {
    const answer = await post('nl', CONTACT, contact({ isAdmin: true, recipients: 'eve@example.com', state: 'done' }));
    expect(answer.status).toBe(201);
    expect((await listMails()).some(({ to }) => to.some(({ address }) => address === 'eve@example.com'))).toBe(false);
  });

  it('escapes HTML of submitted values in mails', async () => {
    const name = unique('Bobby');
    const values = contact({ name, message: `<img src=x onerror=alert(1)> ${name} said hello` });
    await post('nl', CONTACT, values);
    expect((await mailsToShop(name, values.email)).length).toBeGreaterThan(0);
    // The sender's own mail too, if it has come.
    const mails = (await listMails()).filter(({ html }) => html.includes(name));
    for (const { html } of mails) expect(html).not.toContain('<img src=x');
  });

  it('is refused when it is too large or not JSON', async () => {
    expectRefused(await post('nl', CONTACT, contact({ message: 'x'.repeat(1_000_000) })), 413, 'TooLarge');
    expect(wrongFields(await post('nl', CONTACT, contact({ message: 'x'.repeat(5_000) })))).toHaveProperty('message');
    for (const body of ['{', '[]', '"x"', 'null'])
      expectRefused(await post('nl', CONTACT, body), 400, 'MalformedRequest');
  });

  it('must come from a page of this shop', async () => {
    for (const origin of ['', 'null', 'https://evil.example', originOf('de'), `${originOf('nl')}.evil.example`]) {
      const answer = await call('nl', CONTACT, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(origin && { origin }) },
        body: JSON.stringify(contact()),
      });
      expectRefused(answer, 403, 'Forbidden');
    }
  });

  it('must address an existing form', async () => {
    for (const slug of ['no-such-form', 'Contact', '..%2fusers', '__proto__', 'x'.repeat(80)])
      expectRefused(await post('nl', `/api/forms/${slug}`, contact()), 404, 'NotFound');
    expect((await call('nl', CONTACT)).status).toBe(405);
  });

  it('accepts a filled honeypot silently, and sends no mail', async () => {
    const name = unique('Spam');
    const values = contact({ name, website: 'https://spam.example' });
    const answer = await post('nl', CONTACT, values);
    expect([answer.status, answer.json()]).toEqual([201, { data: { ok: true } }]);
    // Once the next mail has arrived, this one would have, too.
    const other = unique('Person');
    const next = contact({ name: other });
    await post('nl', CONTACT, next);
    expect((await mailsToShop(other, next.email)).length).toBeGreaterThan(0);
    expect((await listMails()).filter(({ text }) => text.includes(name))).toEqual([]);
  });
});

describe.each(allLocales)('a browser without JavaScript, in %s', (locale) => {
  const typed = { ...contact(), agreed: 'true', website: '' };

  it('is redirected back to the page, which shows the confirmation', async () => {
    const page = await pagePathOf(locale, 'contact');
    const answer = await postNative(locale, { ...typed, _page: page });
    expect([answer.status, answer.headers.location]).toEqual([303, `${page}#form-contact-sent`]);
    const shown = await call(locale, page);
    expect(shown.body.includes('id="form-contact-sent"')).toBe(true);
    expect(shown.body).toContain((await readForm(locale, 'contact')).successTitle.replace(/[’'&]/g, '').slice(0, 8));
  });

  it('gets the form back with all its input', async () => {
    const page = await pagePathOf(locale, 'contact');
    const name = `${unique('Zoë')} "quoted" <b>`;
    const answer = await postNative(locale, { ...typed, name, email: 'nonsense', _page: page });
    expect(answer.status).toBe(422);
    expect(String(answer.headers['content-type'])).toContain('text/html');
    expect(String(answer.headers['cache-control'])).toContain('no-store');
    expect(String(answer.headers['content-security-policy'])).toContain("script-src 'self'");
    expect(blockedScripts(answer)).toEqual([]);
    expect(answer.body).toMatch(new RegExp(`<html[^>]* lang="${locale}`));
    expect(answer.body.includes('value="nonsense"'), `the page holds ${'value="nonsense"'}`).toBe(true);
    expect(answer.body).toContain(
      `value="${name.replaceAll('"', '&quot;').replace('<', '&lt;').replace('>', '&gt;')}"`,
    );
    expect(answer.body.includes(typed.message), `the page holds ${typed.message}`).toBe(true);
    expect(answer.body).toMatch(
      /id="form-contact-email"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="form-contact-email"/,
    );
    expect(answer.body.includes('href="#form-contact-email"'), `the page holds ${'href="#form-contact-email"'}`).toBe(
      true,
    );
    // No other response contains any of it.
    expect((await call(locale, page)).body).not.toContain('nonsense');
  });
});

describe('a browser without JavaScript', () => {
  it('can not be redirected to another site', async () => {
    for (const page of ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
      const answer = await postNative('nl', { ...contact(), agreed: 'on', _page: page });
      expect(answer.status).toBe(303);
      expect(String(answer.headers.location)).toMatch(/^\/[a-z-]*#form-contact-sent$/);
    }
  });

  it('sees why a text is too large', async () => {
    const answer = await postNative('nl', { ...contact(), agreed: 'on', message: 'x'.repeat(1_000_000) });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatch(/<html[^>]* lang="nl/);
  });

  it('gets the page of a refused form only after a refusal', async () => {
    for (const path of ['/_form/contact', '/%5Fform/contact', '/nl/_form/contact'])
      expect((await call('nl', path)).status).toBe(404);
    const guess = await call('nl', '/', { headers: { 'x-shop-form-view': 'x'.repeat(32) } });
    expect(guess.status).toBe(200);
    expect(guess.body).not.toContain('form-contact');
  });
});
