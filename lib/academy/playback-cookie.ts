import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/core/env';

/** How long one asking for playback opens a video: so long a revoked grant can be used at most. */
export const PLAYBACK_SECONDS = 4 * 60 * 60;

const ASSET = /^[a-z0-9-]{3,64}$/;
const VALUE = /^v1\.([1-9]\d{0,11})\.([A-Za-z0-9_-]{43})$/;

/** Whether a video can have this key, which is a folder's name and part of addresses. */
export const isAssetKey = (asset: string): boolean => ASSET.test(asset);

export const playbackCookieName = (asset: string): string => `pv_${asset}`;

let derived: { secret: string; key: Buffer } | undefined;

/** Of the shop's secret, but good for nothing else that this secret guards. */
function playbackKey(): Buffer {
  const secret = env().shopSecret;
  if (derived?.secret !== secret)
    derived = { secret, key: Buffer.from(hkdfSync('sha256', secret, '', 'playback cookie', 32)) };
  return derived.key;
}

const signatureOf = (asset: string, expires: string): Buffer =>
  createHmac('sha256', playbackKey()).update(`v1.${asset}.${expires}`).digest();

/**
 * The value that opens one video until a moment, for whoever holds it: `v1.{expires}.{signature}`. It is given out only
 * after `canWatch` said yes (issue 6, point 5).
 * @param expiresAtSeconds seconds since 1970, whole
 * @throws when no video can have this key
 */
export function signPlayback(asset: string, expiresAtSeconds: number): string {
  if (!isAssetKey(asset)) throw new Error(`No video has the key ${asset}`);
  const expires = String(Math.floor(expiresAtSeconds));
  return `v1.${expires}.${signatureOf(asset, expires).toString('base64url')}`;
}

/**
 * Whether the value was made by this shop for this very video and has not expired. Needs nothing but the shop's secret:
 * no database is asked for a piece of a video.
 * @param nowSeconds seconds since 1970
 */
export function verifyPlayback(asset: string, value: string | undefined, nowSeconds: number): boolean {
  const [, expires, signature] = VALUE.exec(value ?? '') ?? [];
  if (expires === undefined || signature === undefined || !isAssetKey(asset)) return false;
  const expected = signatureOf(asset, expires);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(expires) > nowSeconds;
}

/** The `Set-Cookie` that lets this browser play one video for four hours; it is sent nowhere but to that video. */
export function writePlaybackCookie(asset: string, secure: boolean, nowSeconds = Date.now() / 1000): string {
  const value = signPlayback(asset, nowSeconds + PLAYBACK_SECONDS);
  const flags = [`Path=/media/v/${asset}/`, `Max-Age=${PLAYBACK_SECONDS}`, 'SameSite=Lax', 'HttpOnly'];
  return [`${playbackCookieName(asset)}=${value}`, ...flags, ...(secure ? ['Secure'] : [])].join('; ');
}
