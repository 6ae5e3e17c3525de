import { ShopError } from '../../domain/shop-error';
import { SharedLimit, WindowLimit, limitKey } from '../../platform/http/rate-limit';
import { env } from '../../platform/env/env';

/** One network may use a sixth of what a form mails in an hour, so that it can not use up the rest. */
const NETWORKS = 6;
/** More networks may bring files: a closed form is worse than a fuller disk. */
const FILE_FACTOR = 5;

/** In-memory counters; a restart resets them. */
interface Limits {
  /** `FORM_LIMIT` submissions per IP address in ten minutes; 0 disables it. */
  submissions: WindowLimit;
  /** Changes of the cookie settings per IP address. */
  consents: WindowLimit;
  /** Mailed submissions per form and hour; others are only visible in the admin. */
  mails: SharedLimit;
  /** Submissions with files per form and hour, to protect disk space. */
  files: SharedLimit;
  /** Confirmations per email address and hour, to prevent flooding someone else's mailbox. */
  confirmations: WindowLimit;
}

let limits: Limits | null = null;

export function formLimits(): Limits {
  const { forms: own, formWindowMs: windowMs, formsPerHour: hourly, formHourMs: hourMs } = env().limits;
  const share = own === 0 ? 0 : Math.ceil(hourly / NETWORKS);
  limits ??= {
    submissions: new WindowLimit('form-submissions', own, windowMs),
    consents: new WindowLimit('consents', own * 3, windowMs),
    mails: new SharedLimit('form-mails', { share, total: hourly }, hourMs),
    files: new SharedLimit('form-files', { share, total: hourly * FILE_FACTOR }, hourMs),
    confirmations: new WindowLimit('form-confirmations', 5, hourMs),
  };
  return limits;
}

export async function limitSubmissions(ip: string): Promise<void> {
  if (!(await formLimits().submissions.take(limitKey(ip))))
    throw new ShopError('TooManyRequests', 'Too many messages from this address');
}

/** Whether a submission is mailed. */
export const mayMailSubmission = (slug: string, ip: string): Promise<boolean> => formLimits().mails.take(ip, slug);

export async function limitFiles(slug: string, ip: string): Promise<void> {
  if (!(await formLimits().files.take(ip, slug)))
    throw new ShopError('TooManyRequests', 'This form accepts no more files for now');
}

export async function limitConsents(ip: string): Promise<void> {
  if (!(await formLimits().consents.take(limitKey(ip))))
    throw new ShopError('TooManyRequests', 'Too many choices from this address');
}
