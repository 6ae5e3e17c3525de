/** As much of an order as a statement needs. It goes to the browser and comes back with the form, so it holds no secret but the slug. */
export interface WithdrawnOrder {
  slug: string;
  orderNr: string;
  lines: OrderedLine[];
}

export interface OrderedLine {
  variantId: string;
  /** With colour and size. */
  title: string;
  quantity: number;
}

export interface WithdrawalValues {
  name: string;
  orderNr: string;
  email: string;
  /** Which part of the order, in one's own words; empty: all of it. */
  text: string;
  /** Pieces by variant, as a form sends them; empty where the order is not shown. */
  lines: Record<string, string>;
}

export interface WithdrawalReceipt {
  receiptNr: string;
  /** Day and time for people: the shop's own, and UTC. */
  receivedAt: string;
}
