import { ALL_FLOATS } from '../../../contract/floats';
import { z } from 'zod';
import type { Locale } from '../../../contract/locales';
import { SAFETY_RULES_VERSION } from '../../../contract/safety-rules';
import { parseFields } from '../../domain/parse-fields';
import { type Db, createStamps } from '../../platform/database/row-helpers';

/** Rules of another version are refused: what was read is not what is asked now. */
const acknowledgement = z.object({
  floats: z.number().int().min(0).max(ALL_FLOATS),
  version: z.literal(SAFETY_RULES_VERSION),
});
type Acknowledgement = z.infer<typeof acknowledgement>;

export function parseAcknowledgement(body: unknown): Acknowledgement {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  return parseFields(acknowledgement, data);
}

/** Stores that an account acknowledged the safety rules. Repeated, it keeps the first time and language. */
export async function recordAcknowledgement(
  db: Db,
  userId: number,
  { floats, version }: Acknowledgement,
  language: Locale,
  now: Date,
): Promise<void> {
  await db('safety_acknowledgements')
    .insert({ ...createStamps(now), user_id: userId, floats, version, language, at: now })
    .onConflict(['user_id', 'floats', 'version'])
    .ignore();
}
