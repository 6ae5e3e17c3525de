/** The tabs of the desk, in their order. */
export const DESK_STATES = ['pack', 'shipped', 'delivered', 'open', 'problems', 'withdrawals', 'all'] as const;
export type DeskState = (typeof DESK_STATES)[number];

/**
 * Paid, with an address to send it to, and still here. The words of the index of the same rows, so that both databases
 * use it whatever the number of orders.
 */
export const WAITING =
  "orders.fulfilment = 'new' and orders.payment_status in ('paid', 'partially_refunded') and orders.shipping_address is not null";

/** Something is left to send: pieces whose price went back stay on the shelf. */
const HAS_PIECES =
  "exists (select 1 from order_lines l where l.order_id = orders.id and l.product_type = 'physical' and l.quantity > coalesce(l.refunded_quantity, 0))";

const OPEN_WITHDRAWAL = "select 1 from withdrawals w where w.order_id = orders.id and w.state in ('matched', 'late')";

interface Tab {
  where: string;
  /** Who waits longest comes first, or what happened last. */
  order: 'asc' | 'desc';
  /** What waits in this tab without an order: counted with it, listed apart. */
  beside?: string;
}

export const TABS: Record<DeskState, Tab> = {
  pack: { where: `${WAITING} and ${HAS_PIECES} and not exists (${OPEN_WITHDRAWAL})`, order: 'asc' },
  shipped: { where: "orders.fulfilment = 'shipped'", order: 'desc' },
  delivered: { where: "orders.fulfilment = 'delivered'", order: 'desc' },
  open: { where: "orders.payment_status = 'open'", order: 'desc' },
  problems: {
    where: "orders.id in (select a.order_id from alerts a where a.state = 'open')",
    order: 'asc',
    beside: "alerts where state = 'open' and order_id is null",
  },
  withdrawals: {
    where: "orders.id in (select w.order_id from withdrawals w where w.state in ('matched', 'late'))",
    order: 'asc',
    // What a machine filled in, most likely, is listed but calls nobody.
    beside: "withdrawals where state = 'received' and not coalesce(suspect, false)",
  },
  all: { where: '1 = 1', order: 'desc' },
};
