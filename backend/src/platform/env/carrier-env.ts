import type { z } from 'zod';
import { duration, text, urlText } from './env-fields';

export const CARRIER_SETTINGS = {
  SENDCLOUD_PUBLIC_KEY: text.optional(),
  SENDCLOUD_SECRET_KEY: text.optional(),
  SENDCLOUD_WEBHOOK_KEY: text.optional(),
  SENDCLOUD_URL: urlText.default('https://panel.sendcloud.sc/api/v2'),
  SENDCLOUD_POINTS_URL: urlText.default('https://servicepoints.sendcloud.sc/api/v2'),
  CARRIER_MS: duration.default(15_000),
  CARRIER_POINTS_MS: duration.default(4_000),
};
type Settings = z.infer<z.ZodObject<typeof CARRIER_SETTINGS>>;

export interface SendcloudEnv {
  publicKey: string;
  secretKey: string;
  /** Signs its webhooks. */
  webhookKey: string;
  /** Roots of the API, without a slash at the end. */
  url: string;
  pointsUrl: string;
  timeoutMs: number;
  /** A checkout waits for these. */
  pointsTimeoutMs: number;
}

/** Null unless both keys are set. */
export function readSendcloud(values: Settings): SendcloudEnv | null {
  const { SENDCLOUD_PUBLIC_KEY: publicKey, SENDCLOUD_SECRET_KEY: secretKey } = values;
  if (publicKey === undefined || secretKey === undefined) return null;
  return {
    publicKey,
    secretKey,
    webhookKey: values.SENDCLOUD_WEBHOOK_KEY ?? secretKey,
    url: values.SENDCLOUD_URL.replace(/\/$/, ''),
    pointsUrl: values.SENDCLOUD_POINTS_URL.replace(/\/$/, ''),
    timeoutMs: values.CARRIER_MS,
    pointsTimeoutMs: values.CARRIER_POINTS_MS,
  };
}
