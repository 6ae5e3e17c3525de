import { ShopError } from '../../domain/shop-error';

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  issuer: string;
  /** Set when the issuer's own description is not to be asked. */
  endpoints: { authorize: string; token: string; jwks: string } | null;
}

/** Read at each use: tests and operators change the environment, not the code. */
export function readGoogleSettings(): GoogleSettings {
  const {
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET,
    GOOGLE_ISSUER,
    GOOGLE_AUTHORIZE_URL,
    GOOGLE_TOKEN_URL,
    GOOGLE_JWKS_URL,
  } = process.env;
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET)
    throw new ShopError('NotConfigured', 'Signing in with Google is switched off');
  return {
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    issuer: (GOOGLE_ISSUER || 'https://accounts.google.com').replace(/\/$/, ''),
    endpoints:
      GOOGLE_AUTHORIZE_URL && GOOGLE_TOKEN_URL && GOOGLE_JWKS_URL
        ? { authorize: GOOGLE_AUTHORIZE_URL, token: GOOGLE_TOKEN_URL, jwks: GOOGLE_JWKS_URL }
        : null,
  };
}
