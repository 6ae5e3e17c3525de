import { env } from '@/lib/core/env';
import { derivePreviewKey } from '@/backend/contract/signatures';

/** Derives one key per purpose from the shop's secret, so that a token cannot be used as a cookie or vice versa. */
export const previewKey = (purpose: 'token' | 'cookie'): Buffer => derivePreviewKey(env().shopSecret, purpose);
