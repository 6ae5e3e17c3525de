import { beforeAll, describe, expect, it } from 'vitest';
import { asStorefront, call } from '../support/client';
import { codes, field, makeForm, options, post, readSubmission, readSubmissions, submit, token } from './support/forms';

let slug = '';
const fields = [
  field('name', 'text', { label: 'Naam (zie [privacy](/privacybeleid))' }),
  field('email', 'email'),
  field('message', 'textarea'),
  field('age', 'number'),
  field('size', 'select', { options: options('s', 'm') }),
  field('colors', 'select', { options: options('blue', 'pink'), multiple: true }),
  field('pay', 'radio', { options: options('card', 'cash') }),
  field('parts', 'checkboxes', { options: options('a', 'b', 'c') }),
  field('agreed', 'checkbox'),
  field('news', 'checkbox', { onValue: 'weekly', offValue: 'never' }),
];

beforeAll(async () => {
  slug = await makeForm(fields);
});

describe('POST /api/forms/:slug', () => {
  it('stores the values in the order of the form, with labels', async () => {
    const own = await makeForm(fields, { retentionDays: 30 });
    const values = {
      message: 'Hallo\r\nwereld\t!',
      name: ' Zoë ',
      email: 'Zoe@Example.NL',
      age: 7,
      size: 'm',
      colors: ['pink', 'blue'],
      pay: '',
      parts: 'b',
      agreed: true,
      news: 'weekly',
    };
    const answer = await submit(own, values);
    expect([answer.status, answer.body]).toEqual([201, { data: { ok: true } }]);
    const row = await readSubmission(own);
    expect(row.answers.map(({ name, label, value, text }) => [name, label, value, text])).toEqual([
      ['name', 'Naam (zie privacy)', 'Zoë', 'Zoë'],
      ['email', 'Vraag email', 'Zoe@Example.NL', 'Zoe@Example.NL'],
      ['message', 'Vraag message', 'Hallo\nwereld\t!', 'Hallo\nwereld\t!'],
      ['age', 'Vraag age', '7', '7'],
      ['size', 'Vraag size', 'm', 'Keuze m'],
      ['colors', 'Vraag colors', ['blue', 'pink'], 'Keuze blue, Keuze pink'],
      ['pay', 'Vraag pay', '', ''],
      ['parts', 'Vraag parts', ['b'], 'Keuze b'],
      ['agreed', 'Vraag agreed', 'true', 'Ja'],
      ['news', 'Vraag news', 'weekly', 'Ja'],
    ]);
    expect(row).toMatchObject({ state: 'new', language: 'nl', sender: 'zoe@example.nl', files: [], mailed: true });
    expect(row.summary).toBe('Zoë · Zoe@Example.NL · Hallo wereld !');
    const kept = Date.parse(row.expiresAt) - Date.parse(row.receivedAt);
    expect(kept).toBe(30 * 86_400_000);
  });

  it('stores only the question for an empty field', async () => {
    const own = await makeForm([field('a'), field('b', 'checkbox')]);
    expect((await submit(own, {})).status).toBe(201);
    expect((await readSubmission(own)).answers.map(({ value }) => value)).toEqual(['', 'false']);
  });

  it.each([
    [{ name: 1.5, age: '12' }, []],
    [{ name: ['a'] }, ['name:invalid']],
    [{ name: { toString: 'x' } }, ['name:invalid']],
    [{ name: true }, ['name:invalid']],
    [{ name: 'x'.repeat(4001) }, ['name:tooLong']],
    [{ name: 'a\r\nBcc: all@example.com' }, ['name:invalid']],
    [{ name: 'a\u0000b' }, ['name:invalid']],
    [{ name: 'a\u202eb' }, ['name:invalid']],
    [{ message: 'a\u0007b' }, ['message:invalid']],
    [{ email: 'a@b.nl\nBcc: c@d.nl' }, ['email:invalid']],
    [{ email: 'a@b.nl, c@d.nl' }, ['email:email']],
    [{ email: '"x" <a@b.nl>' }, ['email:email']],
    [{ size: 'xl' }, ['size:invalid']],
    [{ size: ['s'] }, ['size:invalid']],
    [{ colors: ['blue', 'green'] }, ['colors:invalid']],
    [{ parts: ['a', 1] }, ['parts:invalid']],
    [{ parts: Array.from({ length: 500 }, () => 'a') }, ['parts:invalid']],
    [{ agreed: 'maybe' }, ['agreed:invalid']],
    [{ news: { a: 1 } }, ['news:invalid']],
    [{ extra: 'x', name: 'a' }, ['extra:unknown']],
    [{ constructor: 'x', prototype: 'y' }, ['constructor:unknown', 'prototype:unknown']],
  ])('checks %j', async (values, expected) => {
    const answer = await submit(slug, values);
    expect(codes(answer)).toEqual(expected);
    expect(answer.status).toBe(expected.length > 0 ? 422 : 201);
    expect(JSON.stringify(answer.body)).not.toContain('example.com');
  });

  it('refuses more than 20 kB in total', async () => {
    const own = await makeForm(Array.from({ length: 6 }, (_, index) => field(`t${index}`, 'textarea')));
    const values = Object.fromEntries(
      Array.from({ length: 6 }, (_, index) => [`t${index}`, 'é'.repeat(index === 3 ? 2500 : 2400)]),
    );
    const answer = await submit(own, values);
    expect([answer.status, codes(answer)]).toEqual([422, ['t3:tooLong']]);
    expect(await readSubmissions(own)).toEqual([]);
  });

  it('refuses texts of a megabyte and more with a clear error', async () => {
    expect((await submit(slug, { message: 'x'.repeat(900_000) })).status).toBe(422);
    const large = await submit(slug, { message: 'x'.repeat(1024 * 1024) });
    expect([large.status, large.body.error?.name]).toEqual([413, 'PayloadTooLarge']);
  });

  it.each([
    ['no envelope', '{}', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['broken JSON', '{"data":', 400],
    ['data as a string', '{"data":"x"}', 400],
    ['no values', '{"data":{"locale":"nl","token":"12345678"}}', 422],
    ['values as a list', '{"data":{"values":[],"locale":"nl","token":"12345678"}}', 422],
    ['another language', '{"data":{"values":{},"locale":"xx","token":"12345678"}}', 422],
    ['a poisoned object', '{"data":{"values":{"__proto__":{"a":1}},"locale":"nl","token":"12345678"}}', 400],
    ['suspect as text', '{"data":{"values":{},"locale":"nl","token":"12345678","suspect":"yes"}}', 422],
  ])('refuses %s', async (_, body, status) => {
    const headers = asStorefront({ 'content-type': 'application/json' });
    const answer = await call(`/api/forms/${slug}`, { method: 'POST', body, headers });
    expect(answer.status).toBe(status);
  });

  it('refuses callers without the secret, and unknown forms', async () => {
    const json = { data: { values: {}, locale: 'nl', token: token() } };
    const strangers: Record<string, string>[] = [{}, { 'x-shop-secret': 'wrong' }];
    for (const headers of strangers) {
      const { status } = await call(`/api/forms/${slug}`, { method: 'POST', json, headers });
      expect(status).toBe(403);
    }
    expect((await submit('nope', {})).status).toBe(404);
    expect((await submit(slug, {}, { locale: 'sv' })).status).toBe(404);
    for (const method of ['PUT', 'DELETE', 'PATCH'])
      expect([404, 405]).toContain(
        (await call(`/api/forms/${slug}`, { method, json, headers: asStorefront() })).status,
      );
  });
});

describe('the token', () => {
  it('is required', async () => {
    for (const wrong of [undefined, '', 'short', 'with space 1', 'x'.repeat(201), 5])
      expect(codes(await post(slug, { values: {}, locale: 'nl', token: wrong }))[0]).toMatch(/^token:/);
    expect(codes(await post(slug, { values: {}, locale: 'nl' }))).toEqual(['token:required']);
  });

  it('accepts the same message once', async () => {
    const own = await makeForm(fields);
    const given = { token: token() };
    const first = await submit(own, { name: 'Zoë' }, given);
    const again = await submit(own, { name: 'Zoë' }, given);
    expect([first.status, again.status, again.body]).toEqual([201, 200, { data: { ok: true } }]);
    expect(await readSubmissions(own)).toHaveLength(1);
  });

  it('can not be reused for another message', async () => {
    const own = await makeForm(fields);
    const given = { token: token() };
    await submit(own, { name: 'Zoë' }, given);
    const other = await submit(own, { name: 'Noor' }, given);
    expect([other.status, other.body.error?.name]).toEqual([409, 'IdempotencyConflict']);
    expect(await readSubmissions(own)).toHaveLength(1);
  });

  it('counts once for 20 concurrent posts', async () => {
    const own = await makeForm(fields);
    const given = { token: token() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(own, { name: 'Zoë' }, given)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
    expect(await readSubmissions(own)).toHaveLength(1);
  });

  it('of one form is independent of another form', async () => {
    const [one, two] = [await makeForm(fields), await makeForm(fields)];
    const given = { token: token() };
    expect([(await submit(one, {}, given)).status, (await submit(two, {}, given)).status]).toEqual([201, 201]);
  });
});
