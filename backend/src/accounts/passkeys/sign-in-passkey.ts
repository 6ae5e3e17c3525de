import type { Core } from '@strapi/strapi';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { PasskeySignInBody } from '../../../contract/requests';
import { transact } from '../../platform/database/transact';
import type { Db } from '../../platform/database/row-helpers';
import { type AccountRow, findAccountById } from '../account-store';
import type { ClientInfo } from '../client-info';
import { CODE_TTL_MS } from '../code-secrets';
import { type SignedIn, openSession } from '../sign-in';
import { createChallenge, useChallenge } from './challenges';
import { passkeyFailed } from './passkey-failure';
import { type Passkey, findPasskey, recordUse } from './passkey-store';
import { relyingPartyOf } from './relying-party';
import { userHandleOf } from './user-handle';

/** Names no account and no credential: the browser offers the passkeys that it has for this domain. */
export async function startPasskeySignIn(strapi: Core.Strapi, visitor: ClientInfo) {
  return generateAuthenticationOptions({
    rpID: relyingPartyOf(visitor.locale).domain,
    challenge: await createChallenge(strapi.db.connection, { kind: 'passkey-sign-in' }, visitor),
    userVerification: 'required',
    timeout: CODE_TTL_MS['passkey-sign-in'],
  });
}

/** The authenticator's new counter; null unless the passkey signed this challenge on this domain after verifying its user. */
async function verifyAnswer(
  passkey: Passkey,
  { credential }: PasskeySignInBody,
  { challenge, visitor }: { challenge: string; visitor: ClientInfo },
): Promise<number | null> {
  const { origin, domain } = relyingPartyOf(visitor.locale);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      credential: passkey.credential,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for everything that it refuses.
    return null;
  }
}

/** The account that may be signed in to: confirmed, not blocked, and the one that the authenticator itself names. */
async function findOwner(db: Db, passkey: Passkey, userHandle: string | undefined): Promise<AccountRow | null> {
  const account = passkey.user_id === null ? undefined : await findAccountById(db, passkey.user_id);
  if (!account?.confirmed || account.blocked) return null;
  return userHandle === Buffer.from(userHandleOf(account)).toString('base64url') ? account : null;
}

/** Signs in with a passkey. Every refusal is the same error, and uses up the challenge. */
export async function signInWithPasskey(
  strapi: Core.Strapi,
  body: PasskeySignInBody,
  visitor: ClientInfo,
): Promise<SignedIn> {
  const db = strapi.db.connection;
  const { id, response } = body.credential;
  const answer = { kind: 'passkey-sign-in', clientDataJson: response.clientDataJSON } as const;
  const challenge = await useChallenge(db, answer, visitor);
  const passkey = await findPasskey(db, id, relyingPartyOf(visitor.locale).domain);
  if (challenge === null || !passkey) throw passkeyFailed();
  const counter = await verifyAnswer(passkey, body, { challenge, visitor });
  if (counter === null) throw passkeyFailed();
  return transact(db, async (trx) => {
    const account = await findOwner(trx, passkey, response.userHandle);
    if (!account || !(await recordUse(trx, passkey, counter))) throw passkeyFailed();
    return openSession(trx, account, visitor);
  });
}
