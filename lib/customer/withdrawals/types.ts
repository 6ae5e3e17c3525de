/** The part of an order a statement needs. It is sent to the browser and back, so it contains no secret but the slug. */
export interface WithdrawnOrder {
  slug: string;
  orderNr: string;
  lines: OrderedLine[];
}

export interface OrderedLine {
  variantId: string;
  /** Including colour and size. */
  title: string;
  quantity: number;
}

export interface WithdrawalValues {
  name: string;
  orderNr: string;
  email: string;
  /** Free text about which part is withdrawn; '' for the whole order. */
  text: string;
  /** Quantities by variant id, as submitted; {} for an unknown order. */
  lines: Record<string, string>;
}

export interface WithdrawalReceipt {
  receiptNr: string;
  /** Formatted date and time, in the shop's time zone and in UTC. */
  moment: string;
}
