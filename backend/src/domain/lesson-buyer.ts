/** An order that opened lessons and whose key the browser sent. */
export interface KeyedOrder {
  id: number;
  email: string;
  accountId: number | null;
}

/** The email address a guest's order is expected to have: the typed one, or the only one the browser has bought with. */
export function expectedEmail(orders: KeyedOrder[], typed: string | null): string | null {
  if (typed !== null) return typed;
  const [first, ...others] = new Set(orders.map(({ email }) => email));
  return others.length === 0 ? (first ?? null) : null;
}

/**
 * Ids of the orders that count for a guest who orders with this email address: those of the same email address and account.
 * An order whose customer has changed the email address since belongs to neither.
 */
export const ordersOfGuest = (orders: KeyedOrder[], email: string, accountId: number | null): number[] =>
  orders
    .filter((order) => order.email === email && accountId !== null && order.accountId === accountId)
    .map(({ id }) => id);
