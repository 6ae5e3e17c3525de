import { callAdmin, editor } from '../../orders/support/admin';
import { type Answer, asStorefront, call } from '../../support/client';
import { unique } from '../../support/content';

interface Refusal {
  error: { status: number; name: string; message: string; details: { errors?: { path: string[]; name: string }[] } };
}
export type SubmitAnswer = Answer<{ data: { ok: true } | null } & Partial<Refusal>>;

const texts = { submitLabel: 'Verstuur', successTitle: 'Dank', title: 'Testformulier' };

/** Saves and publishes a form in the admin, as an editor does. */
export async function makeForm(fields: object[], over: Record<string, unknown> = {}): Promise<string> {
  const slug = unique('form');
  const data = { ...texts, slug, fields, recipients: `${slug}@shop.example`, ...over };
  const created = await editor.create('form', data, 'nl');
  if (created.status !== 201) throw new Error(`No form: ${JSON.stringify(created.body)}`);
  const published = await editor.publish('form', created.body.data.documentId, data, 'nl');
  if (published.status !== 200) throw new Error(`Not published: ${JSON.stringify(published.body)}`);
  return slug;
}

export const token = (): string => crypto.randomUUID();

export const post = (slug: string, data: object, headers: Record<string, string> = {}): Promise<SubmitAnswer> =>
  call(`/api/forms/${slug}`, { method: 'POST', json: { data }, headers: asStorefront(headers) });

export const submit = (slug: string, values: object, over: object = {}): Promise<SubmitAnswer> =>
  post(slug, { values, locale: 'nl', token: token(), ...over });

export interface GivenFile {
  field: string;
  name: string;
  content: string | Uint8Array<ArrayBuffer>;
  type?: string;
}

export function submitFiles(
  slug: string,
  values: object,
  files: GivenFile[],
  over: object = {},
): Promise<SubmitAnswer> {
  const body = new FormData();
  body.append('data', JSON.stringify({ values, locale: 'nl', token: token(), ...over }));
  for (const { field, name, content, type } of files)
    body.append(field, new Blob([content], { type: type ?? 'application/octet-stream' }), name);
  return call(`/api/forms/${slug}`, { method: 'POST', body, headers: asStorefront() });
}

export const codes = (answer: SubmitAnswer): string[] =>
  (answer.body.error?.details.errors ?? []).map(({ path, name }) => `${path.join('.')}:${name}`);

export interface SubmissionRow {
  id: number;
  documentId: string;
  form: string;
  state: string;
  language: string;
  summary: string;
  sender: string;
  content: string;
  answers: { name: string; label: string; value: string | string[]; text: string }[];
  files: { name: string; size: number; path: string }[];
  mailed: boolean;
  receivedAt: string;
  expiresAt: string;
}

export const SUBMISSIONS = '/content-manager/collection-types/api::form-submission.form-submission';

/** A submission in the admin's list. */
export async function readSubmissions(slug: string): Promise<SubmissionRow[]> {
  const { body } = await callAdmin<{ results: SubmissionRow[] }>(
    `${SUBMISSIONS}?filters[form]=${slug}&pageSize=100&sort=id:ASC`,
  );
  return body.results;
}

export async function readSubmission(slug: string): Promise<SubmissionRow> {
  const [row, ...others] = await readSubmissions(slug);
  if (!row || others.length > 0) throw new Error(`${others.length + (row ? 1 : 0)} submissions of ${slug}`);
  return row;
}

export const field = (name: string, type = 'text', over: object = {}): object => ({
  name,
  type,
  label: `Vraag ${name}`,
  ...over,
});
export const options = (...values: string[]): object[] => values.map((value) => ({ value, label: `Keuze ${value}` }));

export const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
export const PDF = '%PDF-1.7\n%âãÏÓ\n1 0 obj';
