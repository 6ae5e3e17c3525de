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

/** What the card pays of an order, in cents: never for another gift card, which would only move the money. */
export const cardShare = (balance: number, order: { total: number; giftCards: number }): number =>
  Math.max(0, Math.min(balance, order.total - order.giftCards));

export type CardStep = 'keep' | 'use' | 'hold-and-use' | 'release';

/**
 * What happens to the card's part of an order, given its other payments. It is taken with the last of the money, and given back
 * once the money will not come. Money that comes later takes it again, which can fail.
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
  const received = others
    .filter(({ status }) => status === 'paid')
    .reduce((total, { amount, refunded, chargedBack }) => total + amount - refunded - chargedBack, 0);
  if (received >= due) return isHeld ? 'use' : 'hold-and-use';
  return isHeld && isLost(deriveOrderStatus({ total: due, withdrawn: false }, others)) ? 'release' : 'keep';
}
