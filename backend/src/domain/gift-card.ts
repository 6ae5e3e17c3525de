import { type PaymentState, deriveOrderStatus, isLost } from './order-status';

/**
 * Entries of a card, which sum to what can be spent: `issue`, `release`, `refund` and `reopen` add, `hold`, `use` and `close`
 * take. An order holds its part while it is unpaid; with its money the hold becomes a use. A card that is refunded to its buyer
 * is closed, and reopened if that refund fails.
 */
export type CardEntryKind = 'issue' | 'hold' | 'release' | 'use' | 'refund' | 'close' | 'reopen';

/** Amounts in minor units of the card's currency, with their sign. */
export interface CardEntry {
  kind: CardEntryKind;
  amount: number;
}

const OWN: CardEntryKind[] = ['issue', 'close', 'reopen'];
const sum = (entries: CardEntry[]): number => entries.reduce((total, { amount }) => total + amount, 0);

/** What can be spent now. */
export const cardBalance = (entries: CardEntry[]): number => sum(entries);

/** What orders have taken or hold and did not give back: the buyer of the card gets only the rest of its price back. */
export const cardSpent = (entries: CardEntry[]): number => 0 - sum(entries.filter(({ kind }) => !OWN.includes(kind)));

/** Without characters that look alike: 32, so five random bits each. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 16;
const CODE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/** `K7QM-2XWA-9RTC-HD4N`: 80 bits of `random`, which needs 16 bytes. */
export function formatGiftCardCode(random: Uint8Array): string {
  const signs = Array.from({ length: LENGTH }, (_, index) => SIGNS[(random[index] ?? 0) % SIGNS.length]).join('');
  return signs.replace(/(.{4})(?=.)/g, '$1-');
}

/** The characters of a code as typed, whatever stands between them; null for text that can not be one. */
export function parseGiftCardCode(typed: string): string | null {
  const signs = typed.toUpperCase().replace(/[\s-]/g, '');
  return CODE.test(signs) ? signs : null;
}

/**
 * What the card pays of an order, in cents. Nothing if gift cards are bought with it: these must be paid with money, and refunds of
 * the rest, which give money back first, would turn the card into cash.
 */
export const cardShare = (balance: number, order: { total: number; giftCards: number }): number =>
  order.giftCards > 0 ? 0 : Math.max(0, Math.min(balance, order.total));

export type CardStep = 'keep' | 'use' | 'hold-and-use' | 'release';

/**
 * What happens to the card's part of an order, given its other payments. It is taken with the last of the money, even if some of
 * that went back at once, and given back once the money will not come or all of it has gone. Money that comes later takes it
 * again, which can fail.
 */
export function nextCardStep(
  order: { total: number; withdrawn: boolean },
  card: Pick<PaymentState, 'status' | 'amount'>,
  others: PaymentState[],
): CardStep {
  const isHeld = card.status === 'authorized';
  if (card.status === 'paid') return 'keep';
  if (order.withdrawn) return isHeld ? 'release' : 'keep';
  const due = order.total - card.amount;
  const came = others.filter(({ status }) => status === 'paid');
  const gross = came.reduce((total, { amount }) => total + amount, 0);
  const net = came.reduce((total, { refunded, chargedBack }) => total - refunded - chargedBack, gross);
  if (gross >= due && (due === 0 || net > 0)) return isHeld ? 'use' : 'hold-and-use';
  const isOver = came.length > 0 ? net <= 0 : isLost(deriveOrderStatus({ total: due, withdrawn: false }, others));
  return isHeld && isOver ? 'release' : 'keep';
}
