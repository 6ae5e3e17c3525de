import { linkToken, readLinkToken } from '../../platform/secrets/link-token';
import { ShopError } from '../../domain/shop-error';

/** Confirming and leaving have tokens of their own: who passes on a newsletter passes on its way out, never a consent. */
type Purpose = 'confirm' | 'stop';
const purposeOf = (purpose: Purpose): string => `newsletter:${purpose}`;

export const subscriberToken = (purpose: Purpose, subscriberId: string): string =>
  linkToken(purposeOf(purpose), subscriberId);

/** The subscriber that the token of a request was made for. */
export function readSubscriberToken(purpose: Purpose, body: unknown): string {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  const token = typeof data === 'object' && data !== null && 'token' in data ? data.token : undefined;
  const id = readLinkToken(purposeOf(purpose), token);
  if (!id) throw new ShopError('InvalidCode', 'This link does not work');
  return id;
}
