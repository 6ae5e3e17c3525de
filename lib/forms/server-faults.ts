import { z } from 'zod';
import type { FieldFault } from './errors';

const detailsSchema = z.object({
  errors: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), name: z.string() })),
});

/** The fields an answer complains about, named by the path in the request (`user.email`). */
export function readServerFaults(details: unknown): FieldFault[] {
  const parsed = detailsSchema.safeParse(details);
  return parsed.success ? parsed.data.errors.map(({ path, name }) => ({ name: path.join('.'), code: name })) : [];
}
