import { ShopError } from '../../domain/shop-error';
import { env } from '../../platform/env/env';
import { WindowLimit } from '../../platform/http/rate-limit';

const HOUR_MS = 3_600_000;
/** Invitations that an account sends in an hour, and mails that a mailbox gets in a day, whoever sends them. */
const INVITATIONS = 10;
const MAILS = 5;

interface Limits {
  account: WindowLimit;
  mailbox: WindowLimit;
}
let limits: Limits | null = null;

/** Counted in the memory of one process; `AUTH_RATE_LIMIT` and its window apply as to other mails about accounts. */
function current(): Limits {
  const { enabled, windowMs } = env().authRateLimit;
  limits ??= {
    account: new WindowLimit('adult-invitations', enabled ? INVITATIONS : 0, windowMs ?? HOUR_MS),
    mailbox: new WindowLimit('adult-mailboxes', enabled ? MAILS : 0, windowMs ?? 24 * HOUR_MS),
  };
  return limits;
}

export async function limitInvitations(userId: number): Promise<void> {
  const { account } = current();
  if (await account.take(String(userId))) return;
  throw new ShopError('TooManyRequests', 'Too many invitations', {
    retryAfter: await account.waitSeconds(String(userId)),
  });
}

export const mayMailInvitation = (email: string): Promise<boolean> => current().mailbox.take(email);
