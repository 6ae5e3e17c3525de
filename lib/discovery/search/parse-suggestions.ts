import { z } from 'zod/mini';
import { GROUPS, type Suggestion } from './types';

const suggestion = z.object({
  group: z.enum(GROUPS),
  title: z.string(),
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  image: z.nullable(z.string()),
  price: z.nullable(z.string()),
});
const responseSchema = z.object({ data: z.array(suggestion) });

/** Parses the response of `/api/search`; throws if invalid. */
export const parseSuggestions = (json: unknown): Suggestion[] => responseSchema.parse(json).data;
