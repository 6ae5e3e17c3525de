import { z } from 'zod';
import type { ClientInfo } from '../client-info';
import { codeOf } from '../code-secrets';
import { findCode, insertCode, useCode } from '../code-store';
import type { Db } from '../../platform/database/row-helpers';
import { ShopError } from '../../domain/shop-error';

type ChallengeKind = 'passkey-add' | 'passkey-sign-in';

interface Owner {
  kind: ChallengeKind;
  /** Customer who adds a passkey; nobody is known yet when signing in. */
  userId?: number;
}

/** A new random challenge, for this browser, domain and customer only. */
export async function createChallenge(db: Db, owner: Owner, visitor: ClientInfo): Promise<Uint8Array<ArrayBuffer>> {
  const { documentId } = await insertCode(db, { ...owner, email: '', visitor });
  return new Uint8Array(Buffer.from(codeOf(owner.kind, documentId), 'base64url'));
}

const clientData = z.object({ challenge: z.string().max(200) });

/** The challenge that a browser's answer names; null if it is unreadable. */
function readChallenge(clientDataJson: string): string | null {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))).challenge;
  } catch {
    return null;
  }
}

/**
 * Uses up the challenge that a browser's answer names, before anything else of the answer is believed, so that no answer counts
 * twice. Returns null unless the challenge is live and was made for this browser, domain and customer.
 */
export async function useChallenge(
  db: Db,
  owner: Owner & { clientDataJson: string },
  visitor: ClientInfo,
): Promise<string | null> {
  const challenge = readChallenge(owner.clientDataJson);
  const row = challenge === null ? undefined : await findCode(db, owner.kind, challenge);
  if (!row || row.device_hash !== visitor.device || row.language !== visitor.locale) return null;
  if (row.user_id !== (owner.userId ?? null)) return null;
  try {
    await useCode(db, row);
    return challenge;
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
}
