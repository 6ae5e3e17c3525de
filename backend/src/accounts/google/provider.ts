import {
  AuthorizationResponseError,
  ClientSecretPost,
  Configuration,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { z } from 'zod';
import type { GoogleSettings } from './settings';
import type { Transaction } from './transaction';

/** The provider did not answer as agreed; the words are for the log, never for the visitor. */
export class GoogleProblem extends Error {}

/** The visitor said no on the provider's page. */
export class GoogleDenial extends Error {}

const TIMEOUT_S = 8;
const DISCOVERY_MS = 3600_000;
const CLOCK_TOLERANCE_S = 60;

const identityFields = z.object({
  sub: z.string().min(1).max(255),
  hd: z.string().optional().catch(undefined),
  email: z.string(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]),
  azp: z.string().optional(),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
});
export type Identity = z.infer<typeof identityFields>;

/** Plain http only to this machine, where the sandbox is. */
const isLocal = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
};

async function connect({ issuer, endpoints, clientId, clientSecret }: GoogleSettings): Promise<Configuration> {
  const client = { [clockTolerance]: CLOCK_TOLERANCE_S };
  const authentication = ClientSecretPost(clientSecret);
  // By default a token that came over TLS is believed without looking at its signature.
  const execute = [enableNonRepudiationChecks, ...(isLocal(endpoints?.token ?? issuer) ? [allowInsecureRequests] : [])];
  if (!endpoints) return discovery(new URL(issuer), clientId, client, authentication, { execute, timeout: TIMEOUT_S });
  const server = {
    issuer,
    authorization_endpoint: endpoints.authorize,
    token_endpoint: endpoints.token,
    jwks_uri: endpoints.jwks,
  };
  const configuration = new Configuration(server, clientId, client, authentication);
  configuration.timeout = TIMEOUT_S;
  for (const extend of execute) extend(configuration);
  return configuration;
}

const known = new Map<string, { at: number; configuration: Configuration }>();

async function configure(settings: GoogleSettings): Promise<Configuration> {
  const key = JSON.stringify(settings);
  const found = known.get(key);
  if (found && Date.now() - found.at < DISCOVERY_MS) return found.configuration;
  const configuration = await connect(settings);
  known.set(key, { at: Date.now(), configuration });
  return configuration;
}

function toProblem(error: unknown): Error {
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return new GoogleDenial();
  return new GoogleProblem(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown', { cause: error });
}

/** Where the visitor chooses an account. */
export async function buildSignInUrl(settings: GoogleSettings, transaction: Transaction): Promise<URL> {
  try {
    return buildAuthorizationUrl(await configure(settings), {
      redirect_uri: transaction.redirectUri,
      scope: 'openid email profile',
      state: transaction.state,
      nonce: transaction.nonce,
      code_challenge: await calculatePKCECodeChallenge(transaction.verifier),
      code_challenge_method: 'S256',
      prompt: 'select_account',
      hl: transaction.locale,
    });
  } catch (error) {
    throw toProblem(error);
  }
}

/** Changes what came back in the visitor's address for who the visitor is, as the provider signed it for this very attempt. */
export async function readIdentity(
  settings: GoogleSettings,
  query: Record<string, string | undefined>,
  transaction: Transaction,
): Promise<Identity> {
  const back = new URL(transaction.redirectUri);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) back.searchParams.set(name, value);
  const tokens = await configure(settings)
    .then((configuration) =>
      authorizationCodeGrant(configuration, back, {
        expectedState: transaction.state,
        expectedNonce: transaction.nonce,
        pkceCodeVerifier: transaction.verifier,
        idTokenExpected: true,
      }),
    )
    .catch((error: unknown) => {
      throw toProblem(error);
    });
  const identity = identityFields.safeParse(tokens.claims());
  if (!identity.success) throw new GoogleProblem('The id_token names no account or email address');
  // Whoever may be asked for more than one audience must name this shop as the one that asked.
  if (identity.data.azp !== undefined && identity.data.azp !== settings.clientId)
    throw new GoogleProblem('The id_token is not ours');
  return identity.data;
}
