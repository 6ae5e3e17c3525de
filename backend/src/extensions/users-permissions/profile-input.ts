import { z } from 'zod';
import { isPostalCode, normalizePostalCode } from '../../domain/postal-code';
import { type FieldError, ShopError, invalidFields } from '../../domain/shop-error';

const text = (max: number) => z.string().trim().max(max);
const optional = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value ?? '');
const required = (max: number) => text(max).min(1);

const address = z
  .object({
    firstname: optional(100),
    lastname: optional(100),
    street: required(120),
    housenumber: required(20),
    addition: optional(20),
    info: optional(200),
    postalCode: required(16),
    city: required(100),
    country: z.string().regex(/^[a-z]{2}$/),
  })
  .refine((value) => isPostalCode(value.postalCode, value.country), {
    path: ['postalCode'],
    params: { name: 'postalCode' },
  })
  .transform((value) => ({ ...value, postalCode: normalizePostalCode(value.postalCode, value.country) }));

/** What customers may change of themselves; every other key of the body is ignored. */
const profile = z.object({
  firstname: text(100).optional(),
  lastname: text(100).optional(),
  addresses: z.array(address).max(10).optional(),
});

export type ProfileInput = z.infer<typeof profile>;

function nameIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') return 'tooLong';
  if (issue.code === 'custom') return String(issue.params?.name ?? 'invalid');
  if (issue.code === 'too_small') return 'required';
  if (issue.path.at(-1) === 'country') return 'country';
  return issue.code === 'invalid_type' && issue.input === undefined ? 'required' : 'invalid';
}

function readJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new ShopError('MalformedRequest', 'The field data is not JSON');
  }
}

/** The profile from a multipart form's `data` (JSON text) or from a JSON body, with or without `data` around it. */
export function parseProfile(body: unknown): ProfileInput {
  const wrapped = typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
  const result = profile.safeParse(typeof wrapped === 'string' ? readJson(wrapped) : wrapped, { reportInput: true });
  if (result.success) return result.data;
  const fields = result.error.issues.map(
    (issue): FieldError => ({ path: issue.path.map(String), name: nameIssue(issue) }),
  );
  throw invalidFields(fields);
}
