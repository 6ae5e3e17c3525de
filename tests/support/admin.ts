import { backendUrl } from './shop';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the tests through \`npm test\``);
  return value;
}

const json = { 'content-type': 'application/json' };
let token: Promise<string> | null = null;

async function signIn(): Promise<string> {
  const body = JSON.stringify({ email: required('ADMIN_EMAIL'), password: required('ADMIN_PASSWORD') });
  const answer = await fetch(`${backendUrl}/admin/login`, { method: 'POST', headers: json, body });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** The admin's own API, as its first user; throws what it refuses. */
export async function callAdmin<T = unknown>(path: string, method = 'GET', body?: object): Promise<T> {
  token ??= signIn();
  const answer = await fetch(`${backendUrl}${path}`, {
    method,
    headers: { ...json, authorization: `Bearer ${await token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text === '' ? null : JSON.parse(text)) as T;
}

export type Fields = Record<string, unknown> & { documentId: string };

const collection = (type: string): string => `/content-manager/collection-types/api::${type}.${type}`;
const at = (type: string, id: string, locale: string, action = ''): string =>
  `${collection(type)}/${id}${action && `/actions/${action}`}?locale=${locale}`;

/** What an editor does with an entry. */
export const editor = {
  read: async (type: string, id: string, locale: string): Promise<Fields> =>
    (await callAdmin<{ data: Fields }>(at(type, id, locale))).data,
  find: async (type: string, locale: string, filter: string): Promise<Fields> => {
    const { results } = await callAdmin<{ results: Fields[] }>(`${collection(type)}?locale=${locale}&${filter}`);
    if (!results[0]) throw new Error(`no ${type} with ${filter} in ${locale}`);
    return results[0];
  },
  create: async (type: string, locale: string, fields: object): Promise<string> =>
    (await callAdmin<{ data: Fields }>(`${collection(type)}?locale=${locale}`, 'POST', fields)).data.documentId,
  save: (type: string, id: string, locale: string, fields: object) => callAdmin(at(type, id, locale), 'PUT', fields),
  publish: (type: string, id: string, locale: string, fields: object = {}) =>
    callAdmin(at(type, id, locale, 'publish'), 'POST', fields),
  unpublish: (type: string, id: string, locale: string) => callAdmin(at(type, id, locale, 'unpublish'), 'POST', {}),
  remove: (type: string, id: string) => callAdmin(at(type, id, '*'), 'DELETE'),
};

/** Asks until it holds; answers how long that took, in milliseconds. */
export async function until(holds: () => Promise<boolean>, what: string, withinMs: number): Promise<number> {
  const start = Date.now();
  for (;;) {
    if (await holds()) return Date.now() - start;
    if (Date.now() - start > withinMs) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
