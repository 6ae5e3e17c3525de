import { z } from 'zod/mini';
import { GROUPS, type Suggestion } from './types';

const suggestion = z.object({
  group: z.enum(GROUPS),
  title: z.string(),
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  image: z.nullable(z.string()),
  price: z.nullable(z.string()),
});
const answer = z.object({ data: z.array(suggestion) });

/** The answer of `/api/search`; throws when it is another. */
export const readSuggestions = (json: unknown): Suggestion[] => answer.parse(json).data;
