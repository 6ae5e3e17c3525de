/** Payment status of an order, derived from its payments. */
export const ORDER_STATUSES = [
  'open',
  'paid',
  'failed',
  'canceled',
  'expired',
  'partially_refunded',
  'refunded',
  'charged_back',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** `canceled`: given up by the shop before anything was sent; not to be packed, whatever is paid later. */
export const FULFILMENTS = ['new', 'shipped', 'delivered', 'returned', 'canceled'] as const;
export type Fulfilment = (typeof FULFILMENTS)[number];

/** What customers see of a refund: requested, on its way, arrived. */
export const REFUND_STATES = ['requested', 'sent', 'refunded'] as const;
export type RefundProgress = (typeof REFUND_STATES)[number];

/** `received`: no order matched yet. `late`: stated after the period ended. */
export const WITHDRAWAL_STATES = ['received', 'matched', 'late', 'accepted', 'refunded', 'rejected'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];
/** Statements of an order that nobody has decided. */
export const OPEN_WITHDRAWAL_STATES = ['matched', 'late'] as const satisfies WithdrawalState[];
/** The same, and those without an order. */
export const UNDECIDED_WITHDRAWAL_STATES = ['received', ...OPEN_WITHDRAWAL_STATES] as const satisfies WithdrawalState[];
export const isUndecidedWithdrawal = (state: WithdrawalState): boolean =>
  UNDECIDED_WITHDRAWAL_STATES.some((one) => one === state);

/** What became of goods to be sent back: nothing came yet, part of them, all, or the shop waits no longer. */
export const RETURN_STATES = ['awaited', 'partly', 'arrived', 'closed'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** Days in which a contract can be withdrawn from (Directive 2011/83/EU, article 9(1)). */
export const WITHDRAWAL_DAYS = 14;
