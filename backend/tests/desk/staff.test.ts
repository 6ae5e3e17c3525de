import { afterAll, expect, it } from 'vitest';
import { type Hired, hire } from '../forms/support/people';
import { asStorefront, call, callAdmin, readMails, waitFor } from '../support/client';
import { unique } from '../support/content';

const hired: Hired[] = [];
afterAll(async () => {
  for (const person of hired) await person.leave();
});

const INVITATIONS = '/shop/staff/invitations';

interface Invitations {
  data: { roles: { id: number; name: string }[]; waiting: { email: string }[] };
}

it('a super admin invites by mail, in the language of the colleague; the link opens the account once', async () => {
  const { body } = await callAdmin<Invitations>(INVITATIONS);
  const role = body.data.roles.find(({ name }) => name === 'Operator')?.id;
  const email = `${unique('collega')}@zwotter.example`;
  const json = { firstname: 'Jörg', lastname: 'Neu', email, role, language: 'de' };
  const invited = await callAdmin(INVITATIONS, { method: 'POST', json });
  expect(invited.status).toBe(200);
  expect(JSON.stringify(invited.body)).not.toMatch(/token/i);

  const [mail] = await waitFor(async () => {
    const mails = await readMails(email);
    return mails.length > 0 ? mails : undefined;
  });
  const raw = (mail?.raw ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  expect(raw).toContain('Passwort');
  const registrationToken = /registrationToken=([\w-]+)/.exec(raw)?.[1];
  const registered = await call('/admin/register', {
    method: 'POST',
    json: { registrationToken, userInfo: { firstname: 'Jörg', lastname: 'Neu', password: 'Otter-test-98765' } },
    headers: asStorefront(),
  });
  expect(registered.status).toBe(200);
  expect((await callAdmin(INVITATIONS, { method: 'POST', json })).status).toBe(409);
});

it('nobody else invites, and everybody reads refusals and labels in the language of their profile', async () => {
  const operator = await hire('shop-operator');
  hired.push(operator);
  await operator.ask('/admin/users/me', { method: 'PUT', json: { preferedLanguage: 'de' } });
  const refused = await operator.ask(INVITATIONS);
  expect(refused).toMatchObject({ status: 403, body: { error: { message: 'Nur ein Super-Admin darf das' } } });
  const stock = '/content-manager/content-types/api::stock.stock/configuration';
  const view = { data: { contentType: { metadatas: { quantity: { edit: { label: 'Verkäufliche Stücke' } } } } } };
  expect((await operator.ask(stock)).body).toMatchObject(view);
});
