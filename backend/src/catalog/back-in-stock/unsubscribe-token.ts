import { linkToken, readLinkToken } from '../../platform/secrets/link-token';

const PURPOSE = 'back-in-stock';

/** Token of the unsubscribe link in a back-in-stock mail. */
export const unsubscribeTokenOf = (requestId: string): string => linkToken(PURPOSE, requestId);

/** Returns the request id of a valid token, otherwise null. */
export const readUnsubscribeToken = (token: unknown): string | null => readLinkToken(PURPOSE, token);
