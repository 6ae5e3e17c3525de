import { ShopError } from '../../domain/shop-error';
import { WindowLimit, limitKey } from '../../platform/http/rate-limit';
import { env } from '../../platform/env/env';

/** All in memory: losing the counts at a restart does no harm. */
interface Limits {
  /** `FORM_LIMIT` submissions per address in ten minutes; 0 switches it off. */
  submissions: WindowLimit;
  /** Choices in the cookie settings, which people change more often than they write. */
  consents: WindowLimit;
  /** Submissions per form and hour that are mailed; the others wait in the admin. */
  mails: WindowLimit;
  /** Submissions per form and hour that may bring files: they fill the disk. */
  files: WindowLimit;
  /** Confirmations per address and hour: nobody shall fill somebody else's mailbox. */
  confirmations: WindowLimit;
}

let limits: Limits | null = null;

export function formLimits(): Limits {
  const { forms: own, formWindowMs: windowMs, formsPerHour: hourly, formHourMs: hourMs } = env().limits;
  limits ??= {
    submissions: new WindowLimit(own, windowMs),
    consents: new WindowLimit(own * 3, windowMs),
    mails: new WindowLimit(hourly, hourMs),
    files: new WindowLimit(hourly, hourMs),
    confirmations: new WindowLimit(5, hourMs),
  };
  return limits;
}

export async function limitSubmissions(ip: string): Promise<void> {
  if (!(await formLimits().submissions.take(limitKey(ip))))
    throw new ShopError('TooManyRequests', 'Too many messages from this address');
}

export async function limitConsents(ip: string): Promise<void> {
  if (!(await formLimits().consents.take(limitKey(ip))))
    throw new ShopError('TooManyRequests', 'Too many choices from this address');
}
