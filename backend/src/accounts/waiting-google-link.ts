import { z } from 'zod';
import { type CodeRow, insertCode, readData } from './code-store';
import type { ClientInfo } from './client-info';
import { findAccountByGoogleSub } from './account-store';
import type { Db } from '../platform/database/row-helpers';

const linkData = z.object({ sub: z.string() });

/** Remembers that this browser signed in with a Google account whose email address still has to be proven by a mailed code. */
export async function rememberGoogleLink(
  trx: Db,
  { email, sub }: { email: string; sub: string },
  visitor: ClientInfo,
): Promise<void> {
  await insertCode(trx, { kind: 'google-link', email, visitor, data: { sub } });
}

/** The Google account remembered for this browser and email address, unless it was linked meanwhile; works once. */
export async function useWaitingGoogleLink(
  trx: Db,
  email: string,
  device: string | null,
  now: Date,
): Promise<string | null> {
  const row: CodeRow | undefined = await trx('account_codes')
    .where({ kind: 'google-link', email, device_hash: device ?? '' })
    .whereNull('used_at')
    .andWhere('expires_at', '>', now)
    .orderBy('id', 'desc')
    .first();
  if (!row) return null;
  await trx('account_codes').where({ id: row.id }).update({ used_at: now, updated_at: now });
  const { sub } = linkData.parse(readData(row));
  return (await findAccountByGoogleSub(trx, sub)) ? null : sub;
}
