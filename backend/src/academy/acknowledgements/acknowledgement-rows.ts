import { SAFETY_RULES_VERSION } from '../../../contract/safety-rules';
import { type Db, type StoredDate, toIso } from '../../platform/database/row-helpers';

interface AcknowledgementRow {
  /** Number of floats in the suit of the lesson before which it was asked. */
  floats: number;
  version: string;
  language: string;
  /** When it arrived, by the server's clock. */
  at: StoredDate;
}

/** The numbers of floats for which an account acknowledged the safety rules as they read now. */
export async function listAcknowledgedFloats(db: Db, userId: number): Promise<number[]> {
  return db('safety_acknowledgements')
    .where({ user_id: userId, version: SAFETY_RULES_VERSION })
    .orderBy('floats', 'desc')
    .pluck('floats');
}

/** All of them, of former versions too, for the customer's data export (GDPR art. 15). */
export async function exportAcknowledgements(db: Db, userId: number) {
  const rows: AcknowledgementRow[] = await db('safety_acknowledgements').where({ user_id: userId }).orderBy('id');
  return rows.map(({ floats, version, language, at }) => ({ floats, version, language, at: toIso(at) }));
}

/** Only account deletion removes them. */
export async function deleteAcknowledgements(trx: Db, userId: number): Promise<void> {
  await trx('safety_acknowledgements').where({ user_id: userId }).delete();
}
