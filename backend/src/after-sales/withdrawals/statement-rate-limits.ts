import { ShopError } from '../../domain/shop-error';
import { WindowLimit, limitKey } from '../../platform/http/rate-limit';
import { env } from '../../platform/env/env';

const TEN_MINUTES = 10 * 60_000;
const HOUR = 60 * 60_000;
const PER_MAILBOX = 10;
const UNMATCHED_MAILS = 30;

interface Limits {
  /** Statements per IP address in ten minutes, same limit as other forms (`FORM_LIMIT`). */
  addresses: WindowLimit;
  /** Acknowledgements per email address and hour, so that nobody can flood a mailbox. */
  mailboxes: WindowLimit;
  /** Mails per hour to the operators about statements without an order; others are only listed in the admin. */
  unmatched: WindowLimit;
}

let limits: Limits | null = null;

function withdrawalLimits(): Limits {
  const own = env().limits.forms;
  limits ??= {
    addresses: new WindowLimit('withdrawals', own, TEN_MINUTES),
    mailboxes: new WindowLimit('withdrawal-mailboxes', own === 0 ? 0 : PER_MAILBOX, HOUR),
    unmatched: new WindowLimit('withdrawal-unmatched', own === 0 ? 0 : UNMATCHED_MAILS, HOUR),
  };
  return limits;
}

/**
 * Protects against floods; ordinary use never reaches these limits. Independent of whether an order matches, so that the
 * limits do not reveal which number belongs to which email address.
 */
export async function limitStatements(ip: string, email: string): Promise<void> {
  const { addresses, mailboxes } = withdrawalLimits();
  if (!(await addresses.take(limitKey(ip))) || !(await mailboxes.take(email)))
    throw new ShopError('TooManyRequests', 'Too many statements from this address');
}

export const mayMailUnmatched = (): Promise<boolean> => withdrawalLimits().unmatched.take('operator');
