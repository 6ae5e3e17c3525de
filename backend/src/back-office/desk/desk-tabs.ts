/** Tabs of the order desk, in display order. */
export const DESK_TABS = ['pack', 'shipped', 'delivered', 'open', 'problems', 'withdrawals', 'returns', 'all'] as const;
export type DeskTab = (typeof DESK_TABS)[number];

/**
 * Paid orders with a shipping address that are not shipped yet. Must match the condition of the partial index, so that both
 * databases use it.
 */
export const READY_TO_PACK =
  "orders.fulfilment = 'new' and orders.payment_status in ('paid', 'partially_refunded') and orders.shipping_address is not null";

/** At least one physical piece is not refunded. */
const HAS_PIECES =
  "exists (select 1 from order_lines l where l.order_id = orders.id and l.product_type = 'physical' and l.quantity > coalesce(l.refunded_quantity, 0))";

/** Some of the money stays with the shop: a refund counts when it is requested, before the provider has confirmed it. */
const HAS_MONEY = `(orders.total = 0 or
  (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = orders.id and r.state in ('requested', 'sent', 'refunded'))
  < (select coalesce(sum(p.amount - p.charged_back), 0) from payments p where p.order_id = orders.id and p.state = 'paid'))`;

const OPEN_WITHDRAWAL = "select 1 from withdrawals w where w.order_id = orders.id and w.state in ('matched', 'late')";

interface TabQuery {
  where: string;
  /** Oldest first (asc) or newest first (desc). */
  order: 'asc' | 'desc';
  /** Rows without an order, counted with the tab but listed separately. */
  beside?: string;
}

export const TAB_QUERIES: Record<DeskTab, TabQuery> = {
  pack: {
    where: `${READY_TO_PACK} and ${HAS_PIECES} and ${HAS_MONEY} and not exists (${OPEN_WITHDRAWAL})`,
    order: 'asc',
  },
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
    // Suspected bot submissions are listed but not counted.
    beside: "withdrawals where state = 'received' and not coalesce(suspect, false)",
  },
  returns: {
    // And those who wait for another size, although their parcel has come.
    where:
      "(orders.id in (select r.order_id from order_returns r where r.ended_at is null) or orders.id in (select e.order_id from order_exchanges e where e.state = 'due'))",
    order: 'asc',
  },
  all: { where: '1 = 1', order: 'desc' },
};
