import { hkdfSync } from 'node:crypto';
import { env } from '@/lib/core/env';

/** Derives one key per purpose from the shop's secret, so that a token cannot be used as a cookie or vice versa. */
export const previewKey = (purpose: 'token' | 'cookie'): Buffer =>
  Buffer.from(hkdfSync('sha256', env().shopSecret, '', `preview ${purpose}`, 32));
