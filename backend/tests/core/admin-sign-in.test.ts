import { expect, it } from 'vitest';
import { asStorefront, call } from '../support/client';
import { unique } from '../support/content';

it('attempts to sign in to the admin share one limit, however the email is written', async () => {
  const email = `${unique('beheer')}@zwotter.example`;
  const headers = asStorefront();
  const statuses: number[] = [];
  for (const written of [email, `${email} `, ` ${email}`, email.toUpperCase(), `${email}\t`, `  ${email} `])
    statuses.push(
      (await call('/admin/login', { method: 'POST', json: { email: written, password: 'mis' }, headers })).status,
    );
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});
