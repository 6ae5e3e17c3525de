import type { Core } from '@strapi/strapi';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { z } from 'zod';
import { parseFields } from '../../domain/parse-fields';
import { emailField } from '../../domain/text-fields';
import { ShopError } from '../../domain/shop-error';
import { transact } from '../../platform/database/transact';
import { codeOf } from '../code-secrets';
import { type CodeRow, insertCode, peekCode, readData, refuseCode, useCode } from '../code-store';
import { env } from '../../platform/env/env';
import { LOCALES } from '../../../contract/locales';
import { type AccountRow, findAccountByEmail, findAccountByGoogleSub } from '../account-store';
import { proveMailbox } from '../prove-mailbox';
import { type SignedIn, openSession } from '../sign-in';
import type { ClientInfo } from '../client-info';
import type { Db } from '../../platform/database/row-helpers';
import { isHostedByGoogle } from './mailbox-host';
import { GoogleDenial, GoogleProblem, buildSignInUrl, readIdentity } from './provider';
import { readGoogleSettings } from './settings';
import { openTransaction, sealTransaction } from './transaction';
import { rememberGoogleLink } from '../waiting-google-link';

const CALLBACK_PATH = '/connect/google/callback';

const startFields = z.object({
  redirectUri: z.string().max(300),
  locale: z.enum(LOCALES),
});
const param = z.string().max(4000).optional().catch(undefined);
const finishFields = z.object({
  query: z.object({ code: param, state: param, error: param, iss: param }),
  transaction: z.string().max(4000),
});
const googleData = z.object({
  sub: z.string(),
  hosted: z.boolean(),
  firstname: z.string().optional(),
  lastname: z.string().optional(),
});
type GoogleData = z.infer<typeof googleData>;

const failed = (): ShopError => new ShopError('GoogleFailed', 'Signing in with Google did not work');

/** The provider sends people only to addresses of this shop. */
function checkRedirect(redirectUri: string): string {
  const origins = Object.values(env().shopOrigins);
  if (!origins.some((origin) => redirectUri === `${origin}${CALLBACK_PATH}`)) throw failed();
  return redirectUri;
}

/** Says in the log what the provider did wrong, and to the visitor no more than that it did not work. */
function toFailure(error: unknown): Error {
  if (error instanceof GoogleDenial) return new ShopError('GoogleDenied', 'The visitor did not agree');
  if (!(error instanceof GoogleProblem)) throw error;
  strapi.log.warn(`Google: ${error.message}`);
  return failed();
}

/** Where to send the visitor, and what the storefront must keep for the way back. */
export async function startGoogle(body: unknown): Promise<{ url: string; transaction: string }> {
  const settings = readGoogleSettings();
  const { redirectUri, locale } = parseFields(startFields, body);
  const transaction = {
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    redirectUri: checkRedirect(redirectUri),
    locale,
  };
  const url = await buildSignInUrl(settings, transaction).catch((error: unknown) => {
    throw toFailure(error);
  });
  return { url: url.toString(), transaction: await sealTransaction(transaction) };
}

/** The way back: a one-time code for this browser instead of anything the provider gave. */
export async function finishGoogle(
  strapi: Core.Strapi,
  body: unknown,
  visitor: ClientInfo,
): Promise<{ accessToken: string }> {
  const settings = readGoogleSettings();
  const { query, transaction: sealed } = parseFields(finishFields, body);
  const transaction = await openTransaction(sealed);
  if (!transaction) throw failed();
  const identity = await readIdentity(settings, query, transaction).catch((error: unknown) => {
    throw toFailure(error);
  });
  const email = emailField.safeParse(identity.email);
  // An address that Google has not checked may belong to anybody.
  if (!email.success || !identity.email_verified) throw failed();
  const { documentId } = await insertCode(strapi.db.connection, {
    kind: 'google',
    email: email.data,
    visitor: { ...visitor, locale: transaction.locale },
    data: {
      sub: identity.sub,
      hosted: isHostedByGoogle(email.data, identity.hd),
      firstname: identity.given_name?.slice(0, 100),
      lastname: identity.family_name?.slice(0, 100),
    } satisfies GoogleData,
  });
  return { accessToken: codeOf('google', documentId) };
}

/**
 * The account of a Google account: the one linked to its identifier, whatever email address either has by now. The email
 * address finds an account once, for the first link, and only if Google hosts the mailbox; null if a mailed code must
 * prove it first, also where the account is linked to another Google account.
 */
async function findLinkedAccount(
  trx: Db,
  { email, language, sub, hosted, ...names }: GoogleData & Pick<CodeRow, 'email' | 'language'>,
  visitor: ClientInfo,
): Promise<AccountRow | null> {
  const linked = await findAccountByGoogleSub(trx, sub);
  if (linked) {
    if (linked.blocked || !linked.confirmed) throw refuseCode(undefined);
    return linked;
  }
  const known = await findAccountByEmail(trx, email);
  if (known?.blocked) throw refuseCode(undefined);
  if (hosted && !known?.google_sub)
    return proveMailbox(trx, { email, language, provider: 'google', googleSub: sub, ...names }, visitor);
  await rememberGoogleLink(trx, { email, sub }, visitor);
  return null;
}

/** Opens the session. The code works once, for a minute, in the browser that came back from Google. */
export async function signInWithGoogle(
  strapi: Core.Strapi,
  accessToken: string,
  visitor: ClientInfo,
): Promise<SignedIn> {
  const db = strapi.db.connection;
  const row = await peekCode(db, 'google', accessToken);
  if (row.device_hash !== null && row.device_hash !== visitor.device) throw refuseCode(undefined);
  const data = googleData.safeParse(readData(row));
  if (!data.success) throw refuseCode(undefined);
  const { email, language } = row;
  const signedIn = await transact(db, async (trx) => {
    await useCode(trx, row);
    const account = await findLinkedAccount(trx, { email, language, ...data.data }, visitor);
    return account && openSession(trx, account, visitor);
  });
  if (!signedIn) throw new ShopError('MailboxUnproven', 'A mailed code must prove the email address first', { email });
  return signedIn;
}
