import { ShopError } from '../../domain/shop-error';
import { env } from '../../platform/env/env';
import type { GoogleEnv } from '../../platform/env/google-env';

export type GoogleSettings = GoogleEnv;

export function readGoogleSettings(): GoogleSettings {
  const { google } = env();
  if (!google) throw new ShopError('NotConfigured', 'Signing in with Google is switched off');
  return google;
}
