import type { Core } from '@strapi/strapi';
import { ShopError } from '../../domain/shop-error';
import { hashKeyed } from '../../platform/secrets/tokens';
import { createRecoveryCodes, createSecret, formatRecoveryCode } from './codes';
import { endSessions, markProven } from './sessions';

const FACTOR = 'api::second-factor.second-factor';

/** The authenticator app of an admin. */
export interface Factor {
  id: number;
  documentId: string;
  adminId: number;
  /** Encrypted. */
  secret: string;
  /** Null until the first code was typed. */
  confirmedAt: string | null;
  /** Step of the newest code accepted. */
  lastStep: number | null;
  /** Hashes of the unused recovery codes, separated by blanks. */
  recoveryCodes: string;
}

const hashRecoveryCode = (code: string): string => hashKeyed('second-factor-recovery', code);

const rows = (strapi: Core.Strapi) => strapi.db.query(FACTOR);

export const findFactor = (strapi: Core.Strapi, adminId: number): Promise<Factor | null> =>
  rows(strapi).findOne({ where: { adminId, confirmedAt: { $notNull: true } } });

export const findUnconfirmed = (strapi: Core.Strapi, adminId: number): Promise<Factor | null> =>
  rows(strapi).findOne({ where: { adminId, confirmedAt: null } });

/** Ids of all admins with a factor. */
export async function listEnrolled(strapi: Core.Strapi): Promise<Set<number>> {
  const factors: Factor[] = await rows(strapi).findMany({ where: { confirmedAt: { $notNull: true } } });
  return new Set(factors.map(({ adminId }) => adminId));
}

export const countRecoveryCodes = ({ recoveryCodes }: Factor): number =>
  recoveryCodes.split(' ').filter(Boolean).length;

/** Stores a new secret, which counts once its first code was typed; replaces one that was never confirmed. */
export async function beginEnrolment(strapi: Core.Strapi, adminId: number): Promise<string> {
  const secret = createSecret();
  const encrypted: string | null = strapi.service('admin::encryption').encrypt(secret);
  if (encrypted === null) throw new Error('The second factor cannot be encrypted: ENCRYPTION_KEY is missing');
  await strapi.db.transaction(async () => {
    await rows(strapi).deleteMany({ where: { adminId, confirmedAt: null } });
    await rows(strapi).create({ data: { adminId, secret: encrypted, recoveryCodes: '' } });
  });
  return secret;
}

/** Null when the key of the shop is no longer the one it was encrypted with; recovery codes still work then. */
export const readSecret = (strapi: Core.Strapi, { secret }: Factor): string | null =>
  strapi.service('admin::encryption').decrypt(secret);

/**
 * Switches the factor on after its first code. All other sessions of the admin end, because nobody typed a code in them.
 * Returns the recovery codes, which are shown this once.
 */
export async function confirmEnrolment(
  strapi: Core.Strapi,
  factor: Factor,
  { step, sessionId }: { step: number; sessionId: string },
): Promise<string[]> {
  const codes = createRecoveryCodes();
  await strapi.db.transaction(async () => {
    const { count } = await rows(strapi).updateMany({
      where: { id: factor.id, confirmedAt: null },
      data: { confirmedAt: new Date(), lastStep: step, recoveryCodes: codes.map(hashRecoveryCode).join(' ') },
    });
    if (count !== 1) throw new ShopError('NotFound', 'The set-up has started anew: scan the code that is shown now');
    await markProven(strapi, sessionId, factor.documentId);
    await endSessions(strapi, factor.adminId, sessionId);
  });
  return codes.map(formatRecoveryCode);
}

/** Takes a step of the authenticator; false for one that was used, or that is older than one that was. */
export async function takeStep(strapi: Core.Strapi, { id }: Factor, step: number): Promise<boolean> {
  const { count } = await rows(strapi).updateMany({ where: { id, lastStep: { $lt: step } }, data: { lastStep: step } });
  return count === 1;
}

/** Takes a recovery code; false for one that does not exist or was used, also by a request at the same moment. */
export async function takeRecoveryCode(strapi: Core.Strapi, factor: Factor, code: string): Promise<boolean> {
  const hashes = factor.recoveryCodes.split(' ');
  const left = hashes.filter((hash) => hash !== hashRecoveryCode(code));
  if (left.length === hashes.length) return false;
  const { count } = await rows(strapi).updateMany({
    where: { id: factor.id, recoveryCodes: factor.recoveryCodes },
    data: { recoveryCodes: left.join(' ') },
  });
  return count === 1;
}

/**
 * Removes the factor of an admin. Sessions that waited for its code must not become usable by that, so all end but the
 * given one. False if there was none.
 */
export async function removeFactor(strapi: Core.Strapi, adminId: number, sessionId: string | null): Promise<boolean> {
  return strapi.db.transaction(async () => {
    const { count } = await rows(strapi).deleteMany({ where: { adminId } });
    await endSessions(strapi, adminId, sessionId);
    return count > 0;
  });
}

/** Forgets the factors of deleted admins. */
export function removeWithAdmin(strapi: Core.Strapi): void {
  strapi.eventHub.on('user.delete', async (...args: unknown[]) => {
    const deleted = args[0] as { user?: { id: number }; users?: { id: number }[] };
    const ids = [...(deleted.users ?? []), ...(deleted.user ? [deleted.user] : [])].map(({ id }) => id);
    await rows(strapi).deleteMany({ where: { adminId: { $in: ids } } });
  });
}
