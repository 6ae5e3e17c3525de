import { createHmac } from 'node:crypto';
import { DAY_MS } from '../../domain/time';
import { INVITATION_DAYS } from '../../../contract/adults';
import { type Db, type StoredDate, createStamps } from '../../platform/database/row-helpers';
import { deriveKey, hashToken } from '../../platform/secrets/tokens';

/** Who shares the children of `owner_id`, or is invited to. */
export interface AdultRow {
  id: number;
  document_id: string;
  owner_id: number;
  /** Account that accepted; null until then. */
  adult_id: number | null;
  /** As typed by the owner; only until it is accepted. */
  email: string | null;
  language: string;
  /** Of the code in the mailed link. */
  hash: string;
  expires_at: StoredDate;
  accepted_at: StoredDate;
}

export const adultTopic = (documentId: string): string => `adult:${documentId}`;

/**
 * The code of a mailed link: 256 bits, derived from the row's random id and a secret, so that the mail can be rendered again
 * while the database holds only a hash.
 */
export const invitationCode = (documentId: string): string =>
  createHmac('sha256', deriveKey('child-adult')).update(documentId).digest('base64url');

/** Columns of a new code, with the id of its row: codes sent before end with it. */
export function newCode(now: Date) {
  const stamps = createStamps(now);
  return {
    document_id: stamps.document_id,
    hash: hashToken(invitationCode(stamps.document_id)),
    expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
    updated_at: now,
  };
}

export const findInvitation = (db: Db, code: string): Promise<AdultRow | undefined> =>
  db('child_adults')
    .where({ hash: hashToken(code) })
    .first();
