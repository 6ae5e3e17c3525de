import type { z } from 'zod';
import { text, urlText } from './env-fields';

export const GOOGLE_SETTINGS = {
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: urlText.default('https://accounts.google.com'),
  GOOGLE_AUTHORIZE_URL: urlText.optional(),
  GOOGLE_TOKEN_URL: urlText.optional(),
  GOOGLE_JWKS_URL: urlText.optional(),
};
type Settings = z.infer<z.ZodObject<typeof GOOGLE_SETTINGS>>;

export interface GoogleEnv {
  clientId: string;
  clientSecret: string;
  issuer: string;
  /** Replace what the issuer publishes about itself; null unless all three are set. */
  endpoints: { authorize: string; token: string; jwks: string } | null;
}

/** Null without client id and secret. */
export function readGoogle(values: Settings): GoogleEnv | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined || clientSecret === undefined) return null;
  const { GOOGLE_AUTHORIZE_URL: authorize, GOOGLE_TOKEN_URL: token, GOOGLE_JWKS_URL: jwks } = values;
  return {
    clientId,
    clientSecret,
    issuer: values.GOOGLE_ISSUER.replace(/\/$/, ''),
    endpoints: authorize && token && jwks ? { authorize, token, jwks } : null,
  };
}
