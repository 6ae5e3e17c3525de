import { type ComposedField, type ComposedForm } from '@/lib/forms/composed/types';
import { honeypotName, PAGE_FIELD } from '@/lib/forms/composed/element-names';
import { MAX_BODY, parseJson, readBytes } from './read-body';
import { malformed } from '@/lib/backend/endpoint-errors';
import { openUploadMemory } from './upload-memory';
import { MAX_FILES } from '@/backend/contract/forms';

/** A submitted form, not validated yet. */
export interface SubmittedForm {
  sent: Record<string, unknown>;
  /** Submitted without JavaScript: the browser shows our response. */
  native: boolean;
  /** Path of the form's page, as submitted. */
  page: string | null;
  /** Whether the hidden honeypot field was filled in, as bots do. */
  honeypot: boolean;
}

/** Total size of the files of one submission, which are held in memory. */
const MAX_UPLOAD = 24 * 1024 * 1024;

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Whether a form was submitted without JavaScript: browsers accept HTML, scripts JSON. */
export function isNativePost(headers: Headers): boolean {
  const isForm = FORM_TYPES.test(headers.get('content-type') ?? '');
  return isForm && (headers.get('accept') ?? '').includes('text/html');
}

/** Parses JSON (values at the top level or in `data`), a URL-encoded form, or a form with files. */
export async function readForm(request: Request, form: ComposedForm): Promise<SubmittedForm> {
  const sent = await readFields(request, form.fields);
  const trap = sent[honeypotName(form.fields)];
  const page = first(sent[PAGE_FIELD]);
  return {
    sent,
    native: isNativePost(request.headers),
    page: typeof page === 'string' ? page : null,
    honeypot: first(trap) !== undefined && first(trap) !== '',
  };
}

/** Raw fields; form data holds each as a list. */
export async function readFields(request: Request, fields: ComposedField[] = []): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  return FORM_TYPES.test(type) ? readFormData(request, type, fields) : readJson(await readBytes(request));
}

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

function readJson(bytes: Uint8Array): Record<string, unknown> {
  const body = asObject(parseJson(new TextDecoder().decode(bytes)));
  if (!body) throw malformed('The body is not a JSON object');
  const data = asObject(body['data']);
  return data ? { ...body, ...data } : body;
}

const asObject = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;

async function readFormData(request: Request, type: string, fields: ComposedField[]): Promise<Record<string, unknown>> {
  const maxBytes = type.startsWith('multipart') ? Math.min(MAX_UPLOAD, MAX_BODY + roomForFiles(fields)) : MAX_BODY;
  return collect(await readUpload(request, maxBytes));
}

/** Parses form data within the memory for uploads. */
export async function readUpload(request: Request, maxBytes: number): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  // Set by server.ts from the socket.
  const memory = openUploadMemory(request.headers.get('x-forwarded-for') ?? '');
  try {
    return await parseForm(await readBytes(request, maxBytes, memory.add), type);
  } finally {
    memory.release();
  }
}

const roomForFiles = (fields: ComposedField[]): number =>
  fields
    .filter(({ type }) => type === 'file')
    .reduce((room, { multiple, maxSize }) => room + maxSize * (multiple ? MAX_FILES : 1), 0);

const parseForm = (bytes: Uint8Array, type: string): Promise<FormData> =>
  new Response(Buffer.from(bytes), { headers: { 'content-type': type } }).formData().catch(() => {
    throw malformed('The body is not a form');
  });

/** Collects every field as a list. */
function collect(data: FormData): Record<string, unknown> {
  const sent = new Map<string, unknown[]>();
  for (const [name, value] of data) sent.set(name, [...(sent.get(name) ?? []), value]);
  return Object.fromEntries(sent);
}
