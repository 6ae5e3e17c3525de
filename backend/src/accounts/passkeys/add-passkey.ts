import type { Core } from '@strapi/strapi';
import {
  type RegistrationResponseJSON,
  type WebAuthnCredential,
  generateRegistrationOptions,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { MAX_PASSKEYS } from '../../../contract/limits';
import type { AddPasskeyBody } from '../../../contract/requests';
import { ShopError } from '../../domain/shop-error';
import { transact } from '../../platform/database/transact';
import type { Db } from '../../platform/database/row-helpers';
import { wakeJob } from '../../platform/jobs/start-job';
import { readCompany } from '../../platform/settings/company';
import { type AccountRow, findAccountById } from '../account-store';
import type { ClientInfo } from '../client-info';
import { CODE_TTL_MS } from '../code-secrets';
import { mailCode } from '../code-store';
import { describeDevice } from '../describe-device';
import { createChallenge, useChallenge } from './challenges';
import { passkeyFailed } from './passkey-failure';
import { countPasskeys, insertPasskey, listCredentials } from './passkey-store';
import { relyingPartyOf } from './relying-party';
import { userHandleOf } from './user-handle';

/** EdDSA, ES256 and RS256: what authenticators use and every supported version of Node can verify. */
const ALGORITHMS = [-8, -7, -257];

async function requireRoom(db: Db, userId: number): Promise<void> {
  if ((await countPasskeys(db, userId)) < MAX_PASSKEYS) return;
  throw new ShopError('TooManyPasskeys', `An account has at most ${MAX_PASSKEYS} passkeys`);
}

/** Options for the browser to make a passkey. The challenge belongs to the customer who just proved to be the owner. */
export async function startAddingPasskey(strapi: Core.Strapi, account: AccountRow, visitor: ClientInfo) {
  const db = strapi.db.connection;
  await requireRoom(db, account.id);
  const { domain } = relyingPartyOf(visitor.locale);
  const name = [account.firstname, account.lastname].filter(Boolean).join(' ');
  return generateRegistrationOptions({
    rpName: (await readCompany(db)).siteName,
    rpID: domain,
    userID: userHandleOf(account),
    userName: account.email,
    userDisplayName: name || account.email,
    challenge: await createChallenge(db, { kind: 'passkey-add', userId: account.id }, visitor),
    timeout: CODE_TTL_MS['passkey-add'],
    attestationType: 'none',
    excludeCredentials: await listCredentials(db, account.id, domain),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

async function verifyAnswer(
  response: RegistrationResponseJSON,
  challenge: string,
  visitor: ClientInfo,
): Promise<WebAuthnCredential | null> {
  const { origin, domain } = relyingPartyOf(visitor.locale);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    // The library throws for everything that it refuses.
    return null;
  }
}

/** Stores a new passkey and tells the owner by mail. It works on the domain where it was made. */
export async function addPasskey(
  strapi: Core.Strapi,
  userId: number,
  { credential: { response, ...rest } }: AddPasskeyBody,
  visitor: ClientInfo,
): Promise<{ name: string }> {
  const db = strapi.db.connection;
  const answer = { kind: 'passkey-add', userId, clientDataJson: response.clientDataJSON } as const;
  const challenge = await useChallenge(db, answer, visitor);
  if (challenge === null) throw passkeyFailed();
  const credential = await verifyAnswer({ ...rest, response, clientExtensionResults: {} }, challenge, visitor);
  if (!credential) throw passkeyFailed();
  const { domain } = relyingPartyOf(visitor.locale);
  const added = await transact(db, async (trx) => {
    await requireRoom(trx, userId);
    const account = await findAccountById(trx, userId);
    const device = describeDevice(visitor.agent) || 'Passkey';
    const name = account && (await insertPasskey(trx, { userId, credential, domain, name: device }));
    if (!account || !name) throw passkeyFailed();
    await mailCode(trx, { kind: 'passkey-added', email: account.email, userId, visitor, data: { name, domain } });
    return { name };
  });
  wakeJob('outbox');
  return added;
}
