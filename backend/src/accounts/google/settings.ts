import { ShopError } from '../../domain/shop-error';
import { type GoogleEnv, env } from '../../platform/env/env';

export type GoogleSettings = GoogleEnv;

export function readGoogleSettings(): GoogleSettings {
  const { google } = env();
  if (!google) throw new ShopError('NotConfigured', 'Signing in with Google is switched off');
  return google;
}
