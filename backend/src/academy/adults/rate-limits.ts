import { ShopError } from '../../domain/shop-error';
import { env } from '../../platform/env/env';
import { WindowLimit } from '../../platform/http/rate-limit';

const HOUR_MS = 3_600_000;
/** Invitations that an account sends in an hour. */
const INVITATIONS = 10;
/** Mails that a mailbox gets in a day from one account, and whoever sends them: no single account can use up the latter. */
const OWN_MAILS = 5;
const MAILS = 15;

interface Limits {
  account: WindowLimit;
  pair: WindowLimit;
  mailbox: WindowLimit;
}
let limits: Limits | null = null;

/** Counted in the memory of one process; `AUTH_RATE_LIMIT` and its window apply as to other mails about accounts. */
function current(): Limits {
  const { enabled, windowMs } = env().authRateLimit;
  limits ??= {
    account: new WindowLimit('adult-invitations', enabled ? INVITATIONS : 0, windowMs ?? HOUR_MS),
    pair: new WindowLimit('adult-pairs', enabled ? OWN_MAILS : 0, windowMs ?? 24 * HOUR_MS),
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

/**
 * Refused aloud, although that tells that others invited the address: of a mail that is dropped silently, its sender would think
 * that it came. What the account itself sent is counted first, so that what is refused takes nothing of what others may send.
 */
export async function limitMails(userId: number, email: string): Promise<void> {
  const { pair, mailbox } = current();
  const own = `${userId} ${email}`;
  let retryAfter: number;
  if (!(await pair.take(own))) retryAfter = await pair.waitSeconds(own);
  else if (!(await mailbox.take(email))) retryAfter = await mailbox.waitSeconds(email);
  else return;
  throw new ShopError('TooManyRequests', 'Too many invitations for this address', {
    errors: [{ path: ['email'], name: 'mailbox' }],
    retryAfter,
  });
}
