import { ShopError } from '../../domain/shop-error';
import { WindowLimit, limitKey } from '../../platform/http/rate-limit';
import { env } from '../../platform/env/env';

/** In-memory counters; a restart resets them. */
interface Limits {
  /** `FORM_LIMIT` submissions per IP address in ten minutes; 0 disables it. */
  submissions: WindowLimit;
  /** Changes of the cookie settings per IP address. */
  consents: WindowLimit;
  /** Mailed submissions per form and hour; others are only visible in the admin. */
  mails: WindowLimit;
  /** Submissions with files per form and hour, to protect disk space. */
  files: WindowLimit;
  /** Confirmations per email address and hour, to prevent flooding someone else's mailbox. */
  confirmations: WindowLimit;
}

let limits: Limits | null = null;

export function formLimits(): Limits {
  const { forms: own, formWindowMs: windowMs, formsPerHour: hourly, formHourMs: hourMs } = env().limits;
  limits ??= {
    submissions: new WindowLimit('form-submissions', own, windowMs),
    consents: new WindowLimit('consents', own * 3, windowMs),
    mails: new WindowLimit('form-mails', hourly, hourMs),
    files: new WindowLimit('form-files', hourly, hourMs),
    confirmations: new WindowLimit('form-confirmations', 5, hourMs),
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
