import type { AdultState, Adults } from '../../../contract/adults';
import { shopDay } from '../../domain/shop-calendar';
import { type Db, type StoredDate, toDate, toIso } from '../../platform/database/row-helpers';
import type { AdultRow } from './adult-rows';

interface NamedRow extends AdultRow {
  /** Of the account at the other end. */
  account: string | null;
  created_at: StoredDate;
}

/** Adults of an account, or accounts that an adult shares, with the email address at the other end. */
const readRows = (db: Db, own: 'owner_id' | 'adult_id', userId: number): Promise<NamedRow[]> =>
  db('child_adults as a')
    .leftJoin('up_users as u', 'u.id', own === 'owner_id' ? 'a.adult_id' : 'a.owner_id')
    .where(`a.${own}`, userId)
    .orderBy('a.id')
    .select('a.*', 'u.email as account');

function stateOf({ adult_id, expires_at }: AdultRow, now: Date): AdultState {
  if (adult_id !== null) return 'accepted';
  return (toDate(expires_at) ?? now) > now ? 'invited' : 'expired';
}

/** Who shares the children of an account or is invited to, and whose children it shares. */
export async function listAdults(db: Db, userId: number, timeZone: string, now = new Date()): Promise<Adults> {
  const dayOf = (date: StoredDate): string => shopDay(toDate(date) ?? now, timeZone);
  const adults = await readRows(db, 'owner_id', userId);
  const shared = await readRows(db, 'adult_id', userId);
  return {
    adults: adults.map((row) => ({
      id: row.document_id,
      email: row.email ?? row.account ?? '',
      state: stateOf(row, now),
      day: dayOf(row.accepted_at ?? row.expires_at),
    })),
    shared: shared.map((row) => ({ id: row.document_id, email: row.account ?? '', since: dayOf(row.accepted_at) })),
  };
}

/** All that is stored about sharing children, for the data export (GDPR art. 15): both ends know each other's address. */
export async function exportAdults(db: Db, userId: number, now = new Date()) {
  const adults = await readRows(db, 'owner_id', userId);
  const shared = await readRows(db, 'adult_id', userId);
  return {
    adults: adults.map((row) => ({
      email: row.email ?? row.account,
      state: stateOf(row, now),
      createdAt: toIso(row.created_at),
      acceptedAt: toIso(row.accepted_at),
    })),
    sharedAccounts: shared.map((row) => ({ email: row.account, acceptedAt: toIso(row.accepted_at) })),
  };
}
