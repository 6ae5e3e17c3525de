import { callAdmin } from '../../orders/support/admin';
import { type Answer, asStorefront, call } from '../../support/client';
import { unique } from '../../support/content';

export type Caller = <T = unknown>(path: string, init?: RequestInit & { json?: unknown }) => Promise<Answer<T>>;

const PASSWORD = 'Otter-test-98765';

export interface Hired {
  id: number;
  email: string;
  password: string;
  ask: Caller;
  headers: Record<string, string>;
  leave: () => Promise<unknown>;
}

/** Creates an admin account with one role, signed in; `leave` deletes it. */
export async function hire(code: string): Promise<Hired> {
  const roles = await callAdmin<{ data: { id: number; code: string }[] }>('/admin/roles');
  const role = roles.body.data.find((candidate) => candidate.code === code)?.id;
  const name = { firstname: 'Test', lastname: code };
  const email = `${unique('mens')}@zwotter.example`;
  const made = await callAdmin<{ data: { id: number; registrationToken: string } }>('/admin/users', {
    method: 'POST',
    json: { email, ...name, roles: [role] },
  });
  const registered = await call<{ data: { token: string } }>('/admin/register', {
    method: 'POST',
    json: { registrationToken: made.body.data.registrationToken, userInfo: { ...name, password: PASSWORD } },
    headers: asStorefront(),
  });
  const headers = { authorization: `Bearer ${registered.body.data.token}` };
  return {
    id: made.body.data.id,
    email,
    password: PASSWORD,
    headers,
    ask: (path, init = {}) => call(path, { ...init, headers }),
    leave: () => callAdmin(`/admin/users/${made.body.data.id}`, { method: 'DELETE' }),
  };
}
