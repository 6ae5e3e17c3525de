import { ShopError } from '../domain/shop-error';
import { WindowLimit } from '../platform/http/rate-limit';
import type { ClientInfo } from './client-info';
import { env } from '../platform/env/env';

const MINUTE = 60_000;

/**
 * Counters of one process, in memory: a restart forgives everybody once, several processes would each count for
 * themselves. `AUTH_RATE_LIMIT=false` switches them off, `AUTH_RATE_LIMIT_WINDOW_MS` makes all windows as short as tests like.
 */
const isOn = (): boolean => env().authRateLimit.enabled;
const createLimit = (limit: number, windowMs: number): WindowLimit =>
  new WindowLimit(limit, env().authRateLimit.windowMs ?? windowMs);

const LIMITS = {
  /** Wrong passwords: of one address for one account, of all strangers for one account, of one address for all. */
  passwordHere: createLimit(10, 10 * MINUTE),
  passwordAnywhere: createLimit(30, 15 * MINUTE),
  passwordAddress: createLimit(60, 10 * MINUTE),
  /** A browser that was signed in to this account before is not counted with the strangers. */
  passwordDevice: createLimit(10, 10 * MINUTE),
  /** Requests for a mail, per address; mobile networks put many families behind one. */
  mails: createLimit(40, 10 * MINUTE),
  /** Codes and links that are tried, per address. */
  codes: createLimit(40, 10 * MINUTE),
  google: createLimit(40, 10 * MINUTE),
  /** Changes of a signed-in customer. */
  profile: createLimit(60, 10 * MINUTE),
  export: createLimit(10, 60 * MINUTE),
} as const;
export type LimitName = keyof typeof LIMITS;

export async function takeLimit(name: LimitName, key: string): Promise<void> {
  const limit = LIMITS[name];
  if (!isOn() || (await limit.take(key))) return;
  const retryAfter = await limit.waitSeconds(key);
  throw new ShopError('TooManyRequests', 'Too many attempts, try again later', { retryAfter });
}

type Taken = [LimitName, string][];

/** Counts an attempt with a password before it is compared; `forgive` takes it back when it was the right one. */
export async function takePasswordAttempt(
  visitor: ClientInfo,
  email: string,
  knownDevice: boolean,
): Promise<{ forgive: () => Promise<void> }> {
  const taken: Taken = knownDevice
    ? [['passwordDevice', `${email} ${visitor.device}`]]
    : [
        ['passwordHere', `${email} ${visitor.rateLimitKey}`],
        ['passwordAddress', visitor.rateLimitKey],
        ['passwordAnywhere', email],
      ];
  // Stops at the first that is used up: what is refused for its address must not use up the account's own share.
  for (const [name, key] of taken) await takeLimit(name, key);
  return {
    forgive: async () => {
      if (isOn()) for (const [name, key] of taken) await LIMITS[name].giveBack(key);
    },
  };
}

/**
 * Mails to one mailbox. What is too much is dropped in silence: an error would tell nothing to the customer, whose
 * mailbox holds the last code, and would let anybody see how often others asked.
 */
const MAILBOX = {
  confirm: createLimit(5, 60 * MINUTE),
  reset: createLimit(5, 60 * MINUTE),
  signin: createLimit(10, 30 * MINUTE),
  signinDevice: createLimit(5, 10 * MINUTE),
  'email-change': createLimit(5, 60 * MINUTE),
  'order-access': createLimit(5, 60 * MINUTE),
} as const;

export const mayMail = async (name: keyof typeof MAILBOX, key: string): Promise<boolean> =>
  !isOn() || MAILBOX[name].take(key);
