import { createHash, randomUUID } from 'node:crypto';
import type { Caller } from '@/lib/backend/client';
import type { ComposedForm, ComposedValue, ComposedValues } from '@/lib/forms/composed/types';
import { malformed } from '@/lib/backend/endpoint-errors';
import { type Forwarded, forward } from '@/lib/backend/forward-request';
import type { SubmissionBody } from '@/backend/contract/requests';

const KEY = /^[\x21-\x7e]{8,200}$/;
const TIMEOUT_MS = 30_000;
const REPEAT_MS = 10 * 60_000;

export interface Submission {
  values: ComposedValues;
  /** Idempotency token: the backend stores a submission once. */
  token: string;
  /** Probably spam: stored separately and not mailed. */
  suspect: boolean;
}

/** Forwards a validated submission to the backend. */
export function forwardSubmission(
  { slug, fields }: ComposedForm,
  submission: Submission,
  caller: Caller,
): Promise<Forwarded> {
  const { values, token, suspect } = submission;
  const fileNames = new Set(fields.filter(({ type }) => type === 'file').map(({ name }) => name));
  const entries = Object.entries(values);
  const texts = Object.fromEntries(entries.filter(([name]) => !fileNames.has(name)));
  const files = entries.flatMap(([name, value]) => filesOf(value).map((file) => ({ name, file })));
  const data: SubmissionBody = { values: texts, locale: caller.locale, token, ...(suspect && { suspect }) };
  return forward(`/forms/${slug}`, {
    method: 'POST',
    body: files.length > 0 ? withFiles(data, files) : { data },
    caller,
    timeoutMs: TIMEOUT_MS,
  });
}

const filesOf = (value: ComposedValue): File[] =>
  Array.isArray(value) ? value.filter((entry) => entry instanceof File) : [];

function withFiles(data: SubmissionBody, files: { name: string; file: File }[]): FormData {
  const body = new FormData();
  body.set('data', JSON.stringify(data));
  for (const { name, file } of files) body.append(name, file, file.name);
  return body;
}

/**
 * Our scripts send an idempotency key; submissions without JavaScript are identified by their content, to deduplicate
 * double clicks.
 */
export function submissionToken(
  { headers, native, ip }: { headers: Headers; native: boolean; ip: string | undefined },
  slug: string,
  values: ComposedValues,
  now = Date.now(),
): string {
  const key = headers.get('idempotency-key');
  if (key !== null && !KEY.test(key)) throw malformed('Invalid Idempotency-Key');
  if (key !== null) return key;
  if (!native) return randomUUID();
  const content = JSON.stringify(values, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size] : value,
  );
  const period = Math.floor(now / REPEAT_MS);
  return createHash('sha256').update([ip, slug, period, content].join('\n')).digest('hex');
}
