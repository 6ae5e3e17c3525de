import { dataOf } from '../../domain/parse-fields';
import { linkToken, readLinkToken } from '../../platform/secrets/link-token';
import { ShopError } from '../../domain/shop-error';

/** Separate tokens per purpose, because a forwarded newsletter contains the unsubscribe link. */
type Purpose = 'confirm' | 'stop';
const purposeOf = (purpose: Purpose): string => `newsletter:${purpose}`;

export const subscriberToken = (purpose: Purpose, subscriberId: string): string =>
  linkToken(purposeOf(purpose), subscriberId);

/** Subscriber id of the token in a request body; throws `InvalidCode`. */
export function readSubscriberToken(purpose: Purpose, body: unknown): string {
  const data = dataOf(body);
  const token = typeof data === 'object' && data !== null && 'token' in data ? data.token : undefined;
  const id = readLinkToken(purposeOf(purpose), token);
  if (!id) throw new ShopError('InvalidCode', 'This link is invalid');
  return id;
}
