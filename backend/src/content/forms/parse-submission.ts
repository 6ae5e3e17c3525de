import { dataOf } from '../../domain/parse-fields';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ShopError, invalidFields } from '../../domain/shop-error';
import { LOCALES, type Locale } from '../../../contract/locales';
import { schemaFor } from '../../domain/request-schema';
import type { SubmissionBody } from '../../../contract/requests';

const inputSchema = schemaFor<SubmissionBody>()(
  z.object({
    values: z.record(z.string().max(1000), z.unknown()),
    locale: z.enum(LOCALES),
    token: z.string().regex(/^[\x21-\x7e]{8,200}$/),
    suspect: z.boolean().optional(),
  }),
);

export interface SubmissionInput {
  values: Record<string, unknown>;
  locale: Locale;
  token: string;
  suspect: boolean;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ShopError('MalformedRequest', 'The field data is not valid JSON');
  }
}

/** Parses the storefront's envelope: JSON, or multipart with the same JSON in the field `data`. */
export function parseSubmission(body: unknown): SubmissionInput {
  const data = dataOf(body);
  const given = typeof data === 'string' ? parseJson(data) : data;
  // Multipart may contain the envelope's content with or without its own `data`.
  const inner =
    typeof given === 'object' && given !== null && 'data' in given && !('values' in given) ? given.data : given;
  if (typeof inner !== 'object' || inner === null) throw new ShopError('MalformedRequest', 'The request has no data');
  const parsed = inputSchema.safeParse(inner);
  if (parsed.success) return { ...parsed.data, suspect: parsed.data.suspect ?? false };
  throw invalidFields(
    parsed.error.issues.slice(0, 10).map((issue) => {
      const missing = issue.path.length === 1 && !(String(issue.path[0]) in inner);
      return { path: issue.path.map(String), name: missing ? 'required' : 'invalid' };
    }),
  );
}

/** Only hashes of tokens are stored; the slug binds a token to its form. */
export const hashToken = (slug: string, token: string): string =>
  createHash('sha256').update(`${slug}\n${token}`).digest('hex');
