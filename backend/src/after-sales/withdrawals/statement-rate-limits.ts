import { ShopError } from '../../domain/shop-error';
import { SharedLimit, WindowLimit, limitKey } from '../../platform/http/rate-limit';
import { env } from '../../platform/env/env';
import type { Match } from '../../orders/records/match-withdrawal-order';

const TEN_MINUTES = 10 * 60_000;
const HOUR = 60 * 60_000;
const PER_MAILBOX = 10;
const UNMATCHED = { share: 5, total: 60 };

interface Limits {
  /** Statements per IP address in ten minutes, same limit as other forms (`FORM_LIMIT`). */
  addresses: WindowLimit;
  /** Acknowledgements per hour, so that nobody can flood a mailbox. */
  acknowledgements: WindowLimit;
  /** Mails per hour to the operators about statements without an order; others are only listed. */
  unmatched: SharedLimit;
}

let limits: Limits | null = null;

function withdrawalLimits(): Limits {
  const own = env().limits.forms;
  limits ??= {
    addresses: new WindowLimit('withdrawals', own, TEN_MINUTES),
    acknowledgements: new WindowLimit('withdrawal-mailboxes', own === 0 ? 0 : PER_MAILBOX, HOUR),
    unmatched: new SharedLimit('withdrawal-unmatched', own === 0 ? { share: 0, total: 0 } : UNMATCHED, HOUR),
  };
  return limits;
}

/**
 * Protects against floods; ordinary use never reaches this limit. Independent of whether an order matches, so that it does
 * not reveal which number belongs to which email address, and of the mailbox, which a stranger can name too.
 */
export async function limitStatements(ip: string): Promise<void> {
  if (!(await withdrawalLimits().addresses.take(limitKey(ip))))
    throw new ShopError('TooManyRequests', 'Too many statements from this address');
}

/** What a stranger writes must not use up the acknowledgements of the order's owner, or of whoever knows its number. */
function shareOf(match: Match | null, email: string): string {
  if (!match) return email;
  return match.by === 'owner' ? `owner ${match.order.id}` : `order ${match.order.id}`;
}

/** Whether a statement is acknowledged by mail. It counts in any case: the page has shown its receipt number. */
export const mayAcknowledge = (match: Match | null, email: string): Promise<boolean> =>
  withdrawalLimits().acknowledgements.take(shareOf(match, email));

export const mayMailUnmatched = (ip: string): Promise<boolean> => withdrawalLimits().unmatched.take(ip);
