import { linkToken, readLinkToken } from '../../platform/secrets/link-token';

const PURPOSE = 'back-in-stock';

/** What the link in a mail carries to stop them. */
export const unsubscribeTokenOf = (requestId: string): string => linkToken(PURPOSE, requestId);

/** The request that a token was made for; null for any other text. */
export const readUnsubscribeToken = (token: unknown): string | null => readLinkToken(PURPOSE, token);
