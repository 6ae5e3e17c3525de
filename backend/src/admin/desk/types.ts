/** Answers of `/shop/desk/…`; amounts in cents, moments in ISO 8601. */
export interface Option {
  key: string;
  value: string;
}

export interface ListedOrder {
  id: string;
  orderNr: string;
  placedAt: string | null;
  name: string;
  email: string;
  country: string | null;
  status: string;
  fulfilment: string;
  total: number;
  currency: string;
  carrier: string | null;
  trackingCode: string | null;
  lines: { title: string; sku: string; options: Option[]; quantity: number; physical: boolean }[];
  noted: boolean;
  alerted: boolean;
  withdrawn: boolean;
}

export interface DeskList {
  data: ListedOrder[];
  meta: {
    state: string;
    counts: Record<string, number>;
    pagination: { page: number; pageSize: number; pageCount: number; total: number };
  };
}

export interface Line {
  id: number;
  title: string;
  sku: string;
  options: Option[];
  image: { url: string; width: number; height: number } | null;
  physical: boolean;
  quantity: number;
  refundedQuantity: number;
  unitPrice: number;
  discount: number;
  total: number;
  vatRate: number;
}

export interface Payment {
  attempt: number;
  providerId: string | null;
  state: string;
  method: string | null;
  amount: number;
  refunded: number;
  chargedBack: number;
  createdAt: string | null;
  paidAt: string | null;
}

export interface Mail {
  id: string;
  name: string;
  state: string;
  attempts: number;
  nextAttemptAt: string | null;
  sentAt: string | null;
  lastError: string | null;
}

export interface DiaryLine {
  at: string;
  by: string;
  kind: 'event' | 'note' | 'mail';
  text: string;
}

export interface Alert {
  id: string;
  title: string;
  state: 'open' | 'resolved';
  raisedAt: string | null;
  resolvedAt: string | null;
  resolvedBy: string | null;
  note: string | null;
  details: string;
}

export interface Refund {
  id: number;
  amount: number;
  state: string;
  reason: string;
  by: string;
  at: string | null;
  lastError: string | null;
}

export interface OrderDocument {
  number: string;
  kind: string;
  issuedAt: string;
  total: number;
}

export interface Withdrawal {
  id: string;
  receiptNr: string;
  state: string;
  statedAt: string | null;
  deadline: string | null;
  name: string;
  email: string;
  orderNr: string;
  lines: { lineId: number | null; title: string; quantity: number }[];
  text: string;
  suspect: boolean;
  note: string | null;
  decidedBy: string | null;
}

/** Something of the academy that the order's customer may watch, or may no more. */
export interface Grant {
  id: string;
  what: string;
  source: string;
  active: boolean;
  since: string | null;
  endedAt: string | null;
  endedBy: string | null;
  reason: string | null;
  canRestore: boolean;
}

export interface Order {
  id: string;
  orderNr: string;
  name: string;
  email: string;
  language: string;
  status: string;
  fulfilment: string;
  placedAt: string | null;
  paidAt: string | null;
  shippedAt: string | null;
  deliveredAt: string | null;
  canceledAt: string | null;
  carrier: string | null;
  trackingCode: string | null;
  trackingUrl: string | null;
  shippingAddress: string;
  billingAddress: string;
  currency: string;
  subtotal: number;
  discount: number;
  discountCodes: string[];
  shipping: number;
  vatLines: { rate: number; amount: number }[];
  total: number;
  /** `left` is what can still go back: money on its way back is not. */
  money: { paid: number; refunded: number; chargedBack: number; left: number };
  lines: Line[];
  payments: Payment[];
  refunds: Refund[];
  documents: OrderDocument[];
  withdrawals: Withdrawal[];
  grants: Grant[];
  alerts: Alert[];
  mails: Mail[];
  undo: { to: string; until: string } | null;
  diary: DiaryLine[];
}

/** Answer of `/shop/orders/:id/refundable`. */
export interface Refundable {
  currency: string;
  left: number;
  /** Cents of the shipping cost that were not sent back yet. */
  shipping: number;
  canCancel: boolean;
  canReturn: boolean;
  lines: {
    lineId: number;
    title: string;
    sku: string;
    options: Option[];
    quantity: number;
    left: number;
    /** What one piece comes to, two, … up to all that are left. */
    amounts: number[];
  }[];
}
