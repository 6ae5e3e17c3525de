import { hkdfSync } from 'node:crypto';
import { env } from '@/lib/core/env';

/** Of the shop's secret, a key for one purpose: what was made for one can't be passed off as another. */
export const previewKey = (purpose: 'token' | 'cookie'): Buffer =>
  Buffer.from(hkdfSync('sha256', env().shopSecret, '', `preview ${purpose}`, 32));
