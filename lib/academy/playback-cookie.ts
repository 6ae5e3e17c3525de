import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/core/env';

/** Validity of a playback cookie, and thus the maximum time a revoked grant still works. */
export const PLAYBACK_SECONDS = 4 * 60 * 60;

const ASSET = /^[a-z0-9-]{3,64}$/;
const VALUE = /^v1\.([1-9]\d{0,11})\.([A-Za-z0-9_-]{43})$/;

/** Whether this is a valid video key, which is part of folder names and URLs. */
export const isAssetKey = (asset: string): boolean => ASSET.test(asset);

export const playbackCookieName = (asset: string): string => `pv_${asset}`;

let derived: { secret: string; key: Buffer } | undefined;

/** Derived from the shop's secret for this purpose only. */
function playbackKey(): Buffer {
  const secret = env().shopSecret;
  if (derived?.secret !== secret)
    derived = { secret, key: Buffer.from(hkdfSync('sha256', secret, '', 'playback cookie', 32)) };
  return derived.key;
}

const signatureOf = (asset: string, expires: string): Buffer =>
  createHmac('sha256', playbackKey()).update(`v1.${asset}.${expires}`).digest();

/**
 * Signs a bearer value that authorizes one video: `v1.{expires}.{signature}`. Only issued after the backend's `canWatch`
 * check. @param expiresAtSeconds Unix time in whole seconds. @throws for an invalid video key
 */
export function signPlayback(asset: string, expiresAtSeconds: number): string {
  if (!isAssetKey(asset)) throw new Error(`Invalid video key: ${asset}`);
  const expires = String(Math.floor(expiresAtSeconds));
  return `v1.${expires}.${signatureOf(asset, expires).toString('base64url')}`;
}

/**
 * Whether the value was signed by this shop for this video and has not expired. Only needs the secret, so that range
 * requests need no database. @param nowSeconds Unix time in seconds
 */
export function verifyPlayback(asset: string, value: string | undefined, nowSeconds: number): boolean {
  const [, expires, signature] = VALUE.exec(value ?? '') ?? [];
  if (expires === undefined || signature === undefined || !isAssetKey(asset)) return false;
  const expected = signatureOf(asset, expires);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(expires) > nowSeconds;
}

/** The `Set-Cookie` that authorizes one video for four hours, limited to its path. */
export function writePlaybackCookie(asset: string, secure: boolean, nowSeconds = Date.now() / 1000): string {
  const value = signPlayback(asset, nowSeconds + PLAYBACK_SECONDS);
  const flags = [`Path=/media/v/${asset}/`, `Max-Age=${PLAYBACK_SECONDS}`, 'SameSite=Lax', 'HttpOnly'];
  return [`${playbackCookieName(asset)}=${value}`, ...flags, ...(secure ? ['Secure'] : [])].join('; ');
}
