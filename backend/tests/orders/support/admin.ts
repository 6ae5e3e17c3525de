import { testSecrets } from '../../support/backend';
import { type Answer, asStorefront, call, keepSignedIn } from '../../support/client';

/** Each file signs in separately, from its own IP address, because the admin limits logins per address. */
async function signIn(): Promise<string> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = testSecrets;
  const { body } = await call<{ data: { token: string } }>('/admin/login', {
    method: 'POST',
    json: { email, password },
    headers: asStorefront(),
  });
  return body.data.token;
}

const token = keepSignedIn(signIn);

/** Calls the admin's API as its first user. */
export async function callAdmin<T = unknown>(
  path: string,
  init: RequestInit & { json?: unknown } = {},
): Promise<Answer<T>> {
  return call<T>(path, { ...init, headers: { authorization: `Bearer ${await token()}` } });
}

interface AdminEntry {
  data: { documentId: string };
}
const collection = (name: string): string => `/content-manager/collection-types/api::${name}.${name}`;

/** Actions of an editor in the admin. */
export const editor = {
  create: (name: string, json: object, locale = 'nl') =>
    callAdmin<AdminEntry>(`${collection(name)}?locale=${locale}`, { method: 'POST', json }),
  update: (name: string, id: string, json: object, locale = 'nl') =>
    callAdmin<AdminEntry>(`${collection(name)}/${id}?locale=${locale}`, { method: 'PUT', json }),
  /** Creates and publishes in one request. */
  publishNew: (name: string, json: object, locale = 'nl') =>
    callAdmin<AdminEntry>(`${collection(name)}/actions/publish?locale=${locale}`, { method: 'POST', json }),
  publish: (name: string, id: string, json: object, locale: string) =>
    callAdmin<AdminEntry>(`${collection(name)}/${id}/actions/publish?locale=${locale}`, { method: 'POST', json }),
  unpublish: (name: string, id: string, locale: string) =>
    callAdmin<AdminEntry>(`${collection(name)}/${id}/actions/unpublish?locale=${locale}`, { method: 'POST', json: {} }),
};
