import { ShopError } from '../domain/shop-error';
import { WindowLimit } from '../platform/http/rate-limit';
import type { ClientInfo } from './client-info';
import { env } from '../platform/env/env';
import { hasSignedInBefore } from './device-store';
import type { Db } from '../platform/database/row-helpers';

const MINUTE = 60_000;

/** `AUTH_RATE_LIMIT=false` disables them; `AUTH_RATE_LIMIT_WINDOW_MS` shortens all windows for tests. */
const isOn = (): boolean => env().authRateLimit.enabled;
const createLimit = (name: string, limit: number, windowMs: number): WindowLimit =>
  new WindowLimit(`accounts:${name}`, limit, env().authRateLimit.windowMs ?? windowMs);

const LIMITS = {
  /** Wrong passwords: per IP address and account, per account from unknown browsers, per IP address. */
  passwordHere: createLimit('passwordHere', 10, 10 * MINUTE),
  passwordAnywhere: createLimit('passwordAnywhere', 30, 15 * MINUTE),
  passwordAddress: createLimit('passwordAddress', 60, 10 * MINUTE),
  /** Per known browser of an account, counted separately from unknown browsers. */
  passwordDevice: createLimit('passwordDevice', 10, 10 * MINUTE),
  /** Mail requests, see `takeVisitorLimit`. */
  mails: createLimit('mails', 40, 10 * MINUTE),
  /** Attempts with codes and links. */
  codes: createLimit('codes', 40, 10 * MINUTE),
  google: createLimit('google', 40, 10 * MINUTE),
  /** Codes of the second factor of an admin: per IP address and account, and per account. */
  secondFactorHere: createLimit('secondFactorHere', 10, 10 * MINUTE),
  secondFactorAnywhere: createLimit('secondFactorAnywhere', 20, 60 * MINUTE),
  /** Invitations of colleagues, each a mail: per admin. */
  staffInvitations: createLimit('staffInvitations', 20, 60 * MINUTE),
  /** Challenges for passkeys: every visit of the sign-in page asks for one, so that browsers can suggest them. */
  passkeys: createLimit('passkeys', 120, 10 * MINUTE),
  /** Changes of a signed-in customer. */
  profile: createLimit('profile', 60, 10 * MINUTE),
  export: createLimit('export', 10, 60 * MINUTE),
} as const;
export type LimitName = keyof typeof LIMITS;

export async function takeLimit(name: LimitName, key: string): Promise<void> {
  const limit = LIMITS[name];
  if (!isOn() || (await limit.take(key))) return;
  const retryAfter = await limit.waitSeconds(key);
  throw new ShopError('TooManyRequests', 'Too many attempts, try again later', { retryAfter });
}

/**
 * Limits a visitor. A browser that someone signed in from counts by itself; others count by IP address, which offices and
 * mobile networks share among many, so that nobody there can use up the share of a customer.
 */
export async function takeVisitorLimit(db: Db, name: LimitName, visitor: ClientInfo): Promise<void> {
  const isKnown = isOn() && (await hasSignedInBefore(db, visitor.device));
  await takeLimit(name, isKnown ? `device ${visitor.device}` : visitor.rateLimitKey);
}

type Taken = [LimitName, string][];

/** Counts a password attempt before the comparison; `forgive` undoes it after a correct password. */
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
  // Stops at the first exhausted limit, so that attempts rejected per IP address do not exhaust the account's limit.
  for (const [name, key] of taken) await takeLimit(name, key);
  return {
    forgive: async () => {
      if (isOn()) for (const [name, key] of taken) await LIMITS[name].giveBack(key);
    },
  };
}

/**
 * Mails per mailbox. Excess mails are dropped silently, as an error would reveal how often others requested one. The links
 * mailed last are still valid then, in every browser. Sign-in codes work in one browser only, so a network that uses up its
 * share leaves those of others.
 */
const MAILBOX = {
  confirm: createLimit('mailbox-confirm', 5, 60 * MINUTE),
  reset: createLimit('mailbox-reset', 5, 60 * MINUTE),
  signin: createLimit('mailbox-signin', 30, 30 * MINUTE),
  signinNetwork: createLimit('mailbox-signinNetwork', 10, 30 * MINUTE),
  signinDevice: createLimit('mailbox-signinDevice', 5, 10 * MINUTE),
  'email-change': createLimit('mailbox-email-change', 5, 60 * MINUTE),
  /** Per mailbox and order number. */
  'order-access': createLimit('mailbox-order-access', 5, 60 * MINUTE),
} as const;

export const mayMail = async (name: keyof typeof MAILBOX, key: string): Promise<boolean> =>
  !isOn() || MAILBOX[name].take(key);
