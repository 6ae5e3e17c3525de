import { call, callAdmin, type Answer } from './client';

/** The wire shape of an entry. */
export interface Entry {
  id: string;
  attributes: Record<string, unknown>;
}

export interface ListAnswer {
  data: Entry[];
  meta: { pagination: { total: number } };
}

export interface ErrorAnswer {
  data: null;
  error: { status: number; name: string; message: string; details: { errors?: { path: string[]; name: string }[] } };
}

const collection = (name: string): string => `/content-manager/collection-types/api::${name}.${name}`;

interface AdminEntry {
  data: { documentId: string; id: number } & Record<string, unknown>;
  error?: { name: string; message: string };
}

/** Actions of an editor in the admin. */
export const editor = {
  create: (name: string, data: object, locale?: string): Promise<Answer<AdminEntry>> =>
    callAdmin(`${collection(name)}${locale ? `?locale=${locale}` : ''}`, { method: 'POST', json: data }),
  update: (name: string, id: string, data: object, locale?: string): Promise<Answer<AdminEntry>> =>
    callAdmin(`${collection(name)}/${id}${locale ? `?locale=${locale}` : ''}`, { method: 'PUT', json: data }),
  publish: (name: string, id: string, data: object, locale = 'nl'): Promise<Answer<AdminEntry>> =>
    callAdmin(`${collection(name)}/${id}/actions/publish?locale=${locale}`, { method: 'POST', json: data }),
  unpublish: (name: string, id: string, locale = 'nl'): Promise<Answer<AdminEntry>> =>
    callAdmin(`${collection(name)}/${id}/actions/unpublish?locale=${locale}`, { method: 'POST', json: {} }),
  remove: (name: string, id: string, locale?: string): Promise<Answer> =>
    callAdmin(`${collection(name)}/${id}${locale ? `?locale=${locale}` : ''}`, { method: 'DELETE' }),
};

/** A list of the public API, as a visitor reads it. */
export const list = async (path: string): Promise<Entry[]> => (await call<ListAnswer>(path)).body.data;

/** Document id of a populated relation. */
export function relatedId(entry: Entry | undefined, name: string): string {
  const relation = entry?.attributes[name] as { data: Entry | null } | undefined;
  return relation?.data?.id ?? '';
}

/** Values of options by their codes, such as `color:blue`, for the field `optionValues` of a variant. */
export async function findValues(...codes: string[]): Promise<{ connect: { documentId: string }[] }> {
  const path = `${collection('option-value')}?pageSize=100&filters[code][$in]=${codes.join('&filters[code][$in]=')}`;
  const { results } = (await callAdmin<{ results: { documentId: string; code: string }[] }>(path)).body;
  if (results.length !== codes.length) throw new Error(`Not all are values: ${codes.join()}`);
  return { connect: results.map(({ documentId }) => ({ documentId })) };
}

let count = 0;
/** A unique name. */
export const unique = (name: string): string => `${name}-${Date.now().toString(36)}-${++count}`;
