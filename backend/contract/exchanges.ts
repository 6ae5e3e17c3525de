import type { ItemOption } from './products';

/** `held`: kept for the customer until the old piece comes back; `due`: to be sent now; `ended`: nothing is sent, a return refunds as usual. */
export const EXCHANGE_STATES = ['held', 'due', 'sent', 'ended'] as const;
export type ExchangeState = (typeof EXCHANGE_STATES)[number];

/** The other size that a piece on its way back is exchanged for. */
export interface OrderExchange {
  /** Index in the order's lines. */
  line: number;
  options: ItemOption[];
  state: ExchangeState;
  /** ISO 8601: until when the piece is kept. */
  heldUntil: string;
}

/** A piece that its customer may exchange now, and the other sizes of the same product and colour. */
export interface Exchangeable {
  /** Index in the order's lines. */
  line: number;
  sizes: { variantId: string; options: ItemOption[]; available: boolean }[];
}
