import { type JWTVerifyGetKey, createRemoteJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import type { GoogleSettings } from './settings';
import type { Transaction } from './transaction';

/** The provider did not answer as agreed; the words are for the log, never for the visitor. */
export class GoogleProblem extends Error {}

const TIMEOUT_MS = 8000;
const DISCOVERY_MS = 3600_000;

const discoveryFields = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
const tokenFields = z.object({ id_token: z.string() });
const identityFields = z.object({
  email: z.string(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]),
  nonce: z.string(),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
});
export type Identity = z.infer<typeof identityFields>;

interface Endpoints {
  authorize: string;
  token: string;
  jwks: string;
}

async function readJson(url: string, init: RequestInit = {}): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new GoogleProblem(`${new URL(url).pathname} answered ${response.status}`);
    return await response.json();
  } catch (error) {
    if (error instanceof GoogleProblem) throw error;
    throw new GoogleProblem(
      `${new URL(url).pathname} did not answer: ${error instanceof Error ? error.name : 'unknown'}`,
    );
  }
}

const discovered = new Map<string, { at: number; endpoints: Endpoints }>();

export async function findEndpoints({ issuer, endpoints }: GoogleSettings): Promise<Endpoints> {
  if (endpoints) return endpoints;
  const known = discovered.get(issuer);
  if (known && Date.now() - known.at < DISCOVERY_MS) return known.endpoints;
  const parsed = discoveryFields.safeParse(await readJson(`${issuer}/.well-known/openid-configuration`));
  if (!parsed.success || parsed.data.issuer !== issuer)
    throw new GoogleProblem('The description of the issuer is wrong');
  const { authorization_endpoint: authorize, token_endpoint: token, jwks_uri: jwks } = parsed.data;
  discovered.set(issuer, { at: Date.now(), endpoints: { authorize, token, jwks } });
  return { authorize, token, jwks };
}

const keySets = new Map<string, JWTVerifyGetKey>();

function keysOf(url: string): JWTVerifyGetKey {
  const keys = keySets.get(url) ?? createRemoteJWKSet(new URL(url), { timeoutDuration: TIMEOUT_MS });
  keySets.set(url, keys);
  return keys;
}

/** Google names itself with and without the scheme. */
const issuersOf = (issuer: string): string[] =>
  issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer];

/** Changes the visitor's code for who the visitor is, as the provider signed it for this very attempt. */
export async function readIdentity(
  settings: GoogleSettings,
  code: string,
  transaction: Transaction,
): Promise<Identity> {
  const endpoints = await findEndpoints(settings);
  const answer = tokenFields.safeParse(
    await readJson(endpoints.token, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uri: transaction.redirectUri,
        code_verifier: transaction.verifier,
      }),
    }),
  );
  if (!answer.success) throw new GoogleProblem('The answer holds no id_token');
  const { payload } = await jwtVerify(answer.data.id_token, keysOf(endpoints.jwks), {
    issuer: issuersOf(settings.issuer),
    audience: settings.clientId,
    algorithms: ['RS256', 'ES256'],
    clockTolerance: 60,
    requiredClaims: ['exp', 'iat', 'sub'],
  }).catch((error: unknown) => {
    throw new GoogleProblem(`The id_token is not valid: ${error instanceof Error ? error.name : 'unknown'}`);
  });
  const identity = identityFields.safeParse(payload);
  if (!identity.success) throw new GoogleProblem('The id_token names no e-mail address');
  if (identity.data.nonce !== transaction.nonce) throw new GoogleProblem('The id_token is of another attempt');
  // Whoever may be asked for more than one audience must name this shop as the one that asked.
  if (payload.azp !== undefined && payload.azp !== settings.clientId)
    throw new GoogleProblem('The id_token is not ours');
  return identity.data;
}
