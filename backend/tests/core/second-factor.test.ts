// @full
import { afterAll, describe, expect, it } from 'vitest';
import { type Hired, hire } from '../forms/support/people';
import { callAdmin } from '../orders/support/admin';
import { asStorefront, call, randomAddress, waitFor } from '../support/client';
import { database, minutesFromNow } from '../support/database';
import {
  type Ask,
  type Refusal,
  type Status,
  codeOf,
  enrol,
  sessionOf,
  signIn,
  standingOf,
  withToken,
  wrongCode,
} from '../support/second-factor';

const ME = '/admin/users/me';
const VERIFY = '/shop/second-factor/verify';
const REMOVE = '/shop/second-factor/remove';

const people: Hired[] = [];
afterAll(async () => {
  for (const { leave } of people) await leave();
});

async function hireOne(code = 'strapi-editor'): Promise<Hired> {
  const person = await hire(code);
  people.push(person);
  return person;
}

/** A new admin with an authenticator app, whose first session is complete. */
async function hireEnrolled(code?: string): Promise<{
  person: Hired;
  ask: Ask;
  secret: string;
  /** Takes the next recovery code. */
  recoveryCode: () => string;
}> {
  const person = await hireOne(code);
  const { ask } = await signIn(person);
  const { secret, recoveryCodes } = await enrol(ask, person.password);
  return { person, ask, secret, recoveryCode: () => recoveryCodes.pop() ?? '' };
}

interface Entry {
  action: string;
  actor: string;
  subject: string;
  outcome: number;
}
const audited = (where: Partial<Entry>): Promise<Entry> =>
  waitFor(async () => database()<Entry>('audit_entries').where(where).orderBy('id', 'desc').first());

describe('setting up', () => {
  it('takes the password and a first code, shows ten recovery codes and ends other sessions', async () => {
    const person = await hireOne();
    const [own, other] = [await signIn(person), await signIn(person)];
    expect((await own.ask<Status>('/shop/second-factor')).body.data).toMatchObject({
      standing: 'complete',
      enrolled: false,
    });
    const refused = await own.ask<Refusal>('/shop/second-factor/begin', { password: 'not mine' });
    expect([refused.status, refused.body.error.name]).toEqual([400, 'InvalidCredentials']);
    const begun = await own.ask<{ data: { secret: string; uri: string; picture: string } }>(
      '/shop/second-factor/begin',
      { password: person.password },
    );
    const { secret, uri, picture } = begun.body.data;
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(picture).toMatch(/^<svg /);
    expect((await own.ask('/shop/second-factor/confirm', { code: wrongCode(secret) })).status).toBe(400);
    expect((await own.ask<Status>('/shop/second-factor')).body.data.enrolled).toBe(false);
    const done = await own.ask<{ data: { recoveryCodes: string[] } }>('/shop/second-factor/confirm', {
      code: codeOf(secret),
    });
    expect(new Set(done.body.data.recoveryCodes).size).toBe(10);
    expect((await own.ask<Status>('/shop/second-factor')).body.data).toMatchObject({
      standing: 'complete',
      enrolled: true,
      recoveryCodes: 10,
    });
    expect((await own.ask(ME)).status).toBe(200);
    expect((await other.ask(ME)).status).toBe(401);
    const again = await own.ask<Refusal>('/shop/second-factor/begin', { password: person.password });
    expect([again.status, again.body.error.name]).toEqual([409, 'SecondFactorExists']);
    await audited({ action: 'second factor enrolled', subject: '/shop/second-factor/confirm' });
  });

  it('stores no readable secret, and shows none to any admin', async () => {
    const { person, secret, ask } = await hireEnrolled();
    const row = await database()('second_factors').where({ admin_id: person.id }).first();
    expect(row.secret).toMatch(/^v1:/);
    const stored = JSON.stringify(row);
    expect(stored).not.toContain(secret);
    expect(row.recovery_codes).toMatch(/^(?:[0-9a-f]{64} ){9}[0-9a-f]{64}$/);
    const type = 'api::second-factor.second-factor';
    for (const path of [
      `/content-manager/collection-types/${type}`,
      `/content-manager/collection-types/${type}/${row.document_id}`,
      `/admin/users/${person.id}`,
      `/api/second-factors`,
    ]) {
      const answer = await callAdmin(path);
      expect(JSON.stringify(answer.body), path).not.toContain(row.secret);
      if (!path.startsWith('/admin')) expect([401, 403, 404], path).toContain(answer.status);
    }
    const changed = await callAdmin(`/content-manager/collection-types/${type}/${row.document_id}`, {
      method: 'PUT',
      json: { secret: 'mine' },
    });
    expect(changed.status).toBe(403);
    expect(JSON.stringify((await ask('/shop/second-factor')).body)).not.toContain(secret);
    // The home page goes through all types.
    for (const path of ['recent-documents?action=update', 'recent-documents?action=publish', 'count-documents'])
      expect((await callAdmin(`/content-manager/homepage/${path}`)).status, path).toBe(200);
  });
});

describe('a session without its code', () => {
  it('is refused everywhere, renews nothing and counts once the code was typed', async () => {
    const { person, secret } = await hireEnrolled('strapi-super-admin');
    const { ask, renew } = await signIn(person);
    expect((await ask<Status>('/shop/second-factor')).body.data).toMatchObject({
      standing: 'code',
      recoveryCodes: null,
    });
    const attempts: [string, object?, string?][] = [
      [ME],
      [ME, { firstname: 'x' }, 'PUT'],
      ['/admin/users'],
      ['/admin/roles'],
      ['/admin/api-tokens', { name: 'x' }],
      ['/content-manager/collection-types/api::page.page'],
      ['/shop/desk/orders'],
      ['/shop/preview', { kind: 'article', id: 'x', locale: 'nl' }],
      ['/upload/files'],
      ['/users-permissions/roles'],
      ['/shop/second-factor/begin', { password: person.password }],
      ['/shop/second-factor/confirm', { code: '123456' }],
      ['/shop/second-factor/remove', { code: codeOf(secret, 1) }],
      ['/shop/second-factor/colleagues'],
    ];
    for (const [path, json, method] of attempts) {
      const answer = await ask<Refusal>(path, json, method);
      expect([path, answer.status, answer.body.error?.name]).toEqual([path, 403, 'SecondFactorRequired']);
    }
    expect((await renew()).status).toBe(401);
    expect((await ask(VERIFY, { code: wrongCode(secret) })).status).toBe(400);
    expect((await ask(ME)).status).toBe(403);
    await audited({ action: 'second factor refused', outcome: 400, subject: VERIFY });
    expect((await ask(VERIFY, { code: codeOf(secret, 1) })).status).toBe(200);
    expect((await ask(ME)).status).toBe(200);
    await audited({ action: 'second factor passed', outcome: 200 });
    const renewed = await renew();
    expect(renewed.status).toBe(200);
    expect((await withToken(renewed.body.data.token)(ME)).status).toBe(200);
  });

  it('ends alone when it signs out', async () => {
    const { person, ask } = await hireEnrolled();
    const pending = await signIn(person);
    expect((await pending.ask('/admin/logout', {})).status).toBe(200);
    expect((await pending.ask('/shop/second-factor')).status).toBe(401);
    expect((await ask(ME)).status).toBe(200);
  });

  it('comes from a new password as well: by mail or of the owner, and the factor stays', async () => {
    const { person, ask, secret } = await hireEnrolled();
    const [first, second] = ['Otter-test-11111', 'Otter-test-22222'];
    await database()('admin_users')
      .where({ id: person.id })
      .update({ reset_password_token: 'mailed', reset_password_token_expires_at: minutesFromNow(5) });
    const reset = await call<{ data: { token: string } }>('/admin/reset-password', {
      method: 'POST',
      json: { resetPasswordToken: 'mailed', password: first },
      headers: asStorefront(),
    });
    const session = sessionOf(reset);
    expect((await session.ask(ME)).status).toBe(403);
    expect((await session.renew()).status).toBe(401);
    expect((await ask(ME)).status).toBe(401);
    expect((await session.ask(VERIFY, { code: codeOf(secret, 1) })).status).toBe(200);
    const changed = await session.ask(ME, { currentPassword: first, password: second }, 'PUT');
    expect(changed.status).toBe(200);
    expect(await standingOf((await signIn({ ...person, password: second })).ask)).toBe('code');
  });
});

describe('a code', () => {
  it('of the app is accepted once, also by requests at the same moment', async () => {
    const { person, secret } = await hireEnrolled();
    const sessions = await Promise.all([1, 2, 3].map(() => signIn(person)));
    const code = codeOf(secret, 1);
    const answers = await Promise.all(sessions.map(({ ask }) => ask(VERIFY, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const late = await signIn(person);
    expect((await late.ask(VERIFY, { code })).status).toBe(400);
    // Older steps are used up as well.
    expect((await late.ask(VERIFY, { code: codeOf(secret) })).status).toBe(400);
    expect(await standingOf(late.ask)).toBe('code');
  });

  it('for recovery opens one session, once', async () => {
    const { person, recoveryCode } = await hireEnrolled();
    const code = recoveryCode();
    const sessions = await Promise.all([1, 2, 3].map(() => signIn(person)));
    const answers = await Promise.all(sessions.map(({ ask }) => ask(VERIFY, { code: code.toUpperCase() })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const { ask } = await signIn(person);
    expect((await ask(VERIFY, { code })).status).toBe(400);
    expect((await ask(VERIFY, { code: recoveryCode() })).status).toBe(200);
    expect((await ask<Status>('/shop/second-factor')).body.data.recoveryCodes).toBe(8);
    await audited({ action: 'recovery code used', outcome: 200 });
  });

  it('can not be guessed: attempts are limited per address and per account, recovery codes still work', async () => {
    const { person, secret, recoveryCode } = await hireEnrolled();
    const { ask } = await signIn(person);
    const [here, there] = [randomAddress(), randomAddress()];
    const tryFrom = async (ip: string): Promise<number> =>
      (await ask(VERIFY, { code: wrongCode(secret) }, 'POST', ip)).status;
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) statuses.push(await tryFrom(here));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    // One attempt was the first code of the set-up.
    for (let turn = 0; turn < 9; turn += 1) expect(await tryFrom(there)).toBe(400);
    expect((await ask(VERIFY, { code: codeOf(secret, 1) }, 'POST', randomAddress())).status).toBe(429);
    expect((await ask(VERIFY, { code: recoveryCode() }, 'POST', here)).status).toBe(200);
  });
});

describe('removing', () => {
  it('takes a code, and ends sessions that waited for one', async () => {
    const { person, ask, secret, recoveryCode } = await hireEnrolled();
    const waiting = await signIn(person);
    expect((await ask(REMOVE, {})).status).toBe(422);
    expect((await ask(REMOVE, { code: wrongCode(secret) })).status).toBe(400);
    expect((await ask<Status>('/shop/second-factor')).body.data.enrolled).toBe(true);
    expect((await ask(REMOVE, { code: recoveryCode() })).status).toBe(200);
    expect((await ask(ME)).status).toBe(200);
    expect((await waiting.ask(ME)).status).toBe(401);
    expect(await standingOf((await signIn(person)).ask)).toBe('complete');
    await audited({ action: 'second factor removed', outcome: 200 });
  });

  it('with a code of the app too, and a new app counts instead of the old one', async () => {
    const { person, ask, secret } = await hireEnrolled();
    expect((await ask(REMOVE, { code: codeOf(secret, 1) })).status).toBe(200);
    const anew = await enrol(ask, person.password);
    const { ask: later } = await signIn(person);
    expect((await later(VERIFY, { code: codeOf(secret, 1) })).status).toBe(400);
    expect((await later(VERIFY, { code: codeOf(anew.secret, 1) })).status).toBe(200);
  });

  it('for a colleague is up to a super admin, who is recorded and can not do it for themselves', async () => {
    const colleague = await hireEnrolled('shop-operator');
    const boss = await hireEnrolled('strapi-super-admin');
    const reset = (id: number): string => `/shop/second-factor/colleagues/${id}/reset`;
    expect((await colleague.ask('/shop/second-factor/colleagues')).status).toBe(403);
    expect((await colleague.ask(reset(boss.person.id), {})).status).toBe(403);
    expect((await boss.ask(reset(boss.person.id), {})).status).toBe(403);
    const list = await boss.ask<{ data: { id: number; enrolled: boolean }[] }>('/shop/second-factor/colleagues');
    expect(list.body.data.find(({ id }) => id === colleague.person.id)?.enrolled).toBe(true);
    expect(list.body.data.map(({ id }) => id)).not.toContain(boss.person.id);
    expect((await boss.ask(reset(colleague.person.id), {})).status).toBe(200);
    expect((await boss.ask(reset(colleague.person.id), {})).status).toBe(404);
    expect((await colleague.ask(ME)).status).toBe(401);
    expect(await standingOf((await signIn(colleague.person)).ask)).toBe('complete');
    const entry = await audited({ action: 'second factor reset', outcome: 200 });
    expect(entry.subject).toContain(colleague.person.email);
    expect(entry.actor).toMatch(/^admin:Test/);
  });

  it('happens with the account', async () => {
    const { person } = await hireEnrolled();
    await person.leave();
    people.splice(people.indexOf(person), 1);
    await waitFor(async () =>
      (await database()('second_factors').where({ admin_id: person.id }).first()) === undefined ? true : undefined,
    );
  });
});

it('who sees customers is advised to set one up, others are not', async () => {
  const advised = await Promise.all(
    ['shop-operator', 'strapi-super-admin', 'strapi-editor', 'shop-translator'].map(async (code) => {
      const { ask } = await signIn(await hireOne(code));
      return (await ask<Status>('/shop/second-factor')).body.data.advised;
    }),
  );
  expect(advised).toEqual([true, true, false, false]);
});
