import { ShopError } from '../../domain/shop-error';
import { WindowLimit, limitKey } from '../../platform/http/rate-limit';
import { env } from '../../platform/env/env';

const TEN_MINUTES = 10 * 60_000;
const HOUR = 60 * 60_000;
const PER_MAILBOX = 10;
const UNMATCHED_MAILS = 30;

interface Limits {
  /** Statements per address in ten minutes, as many as other forms (`FORM_LIMIT`): a household makes one. */
  addresses: WindowLimit;
  /** Acknowledgements per mailbox and hour: nobody shall fill somebody else's. */
  mailboxes: WindowLimit;
  /** Mails per hour to the operator about statements that belong to no order; the others wait in the admin. */
  unmatched: WindowLimit;
}

let limits: Limits | null = null;

function withdrawalLimits(): Limits {
  const own = env().limits.forms;
  limits ??= {
    addresses: new WindowLimit(own, TEN_MINUTES),
    mailboxes: new WindowLimit(own === 0 ? 0 : PER_MAILBOX, HOUR),
    unmatched: new WindowLimit(own === 0 ? 0 : UNMATCHED_MAILS, HOUR),
  };
  return limits;
}

/**
 * Against floods only: the first tries of a person never reach these. They do not ask whether there is such an order, or
 * refusals would tell strangers which number belongs to which address.
 */
export function limitStatements(ip: string, email: string): void {
  const { addresses, mailboxes } = withdrawalLimits();
  if (!addresses.take(limitKey(ip)) || !mailboxes.take(email))
    throw new ShopError('TooManyRequests', 'Too many statements from this address');
}

export const mayMailUnmatched = (): boolean => withdrawalLimits().unmatched.take('operator');
