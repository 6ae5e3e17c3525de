import { createHmac, timingSafeEqual } from 'node:crypto';

export const signNews = (body: string, key: string): string => createHmac('sha256', key).update(body).digest('hex');

/** Whether Sendcloud signed exactly this text (`Sendcloud-Signature`); both sides are compared in constant time. */
export function isSigned(body: string, signature: string, key: string): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signNews(body, key), 'hex'), Buffer.from(signature, 'hex'));
}
