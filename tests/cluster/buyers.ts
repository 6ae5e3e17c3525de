import { randomUUID } from 'node:crypto';
import type { TestCluster } from './test-cluster';

export interface Bought {
  slugs: string[];
  emails: string[];
  /** Answers after which an order was sent again. */
  repeated: string[];
}

export interface Buyers {
  soFar: Bought;
  /** Ends with the orders that have begun. */
  stop: () => Promise<Bought>;
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Customers who order one thing after the other. As the checkout, they repeat an order by its key until there is an answer. */
export function startBuyers(shop: TestCluster, line: object, count: number, restMs: number): Buyers {
  const bought: Bought = { slugs: [], emails: [], repeated: [] };
  const isOver = new AbortController();

  async function buy(): Promise<void> {
    while (!isOver.signal.aborted) {
      const email = `${randomUUID()}@example.nl`;
      const user = { firstname: 'Zoë', lastname: 'van Dam', email };
      const shipping = { street: 'Kade', housenumber: '1', postalCode: '1234 AB', city: 'Delft', country: 'nl' };
      const json = { data: { user, locale: 'nl', cart: [line], shipping, consent: { terms: true } } };
      const headers = { 'idempotency-key': randomUUID() };
      for (;;) {
        const { status, body } = await shop.ask('/api/orders', { json, headers });
        if (status === 201) {
          bought.slugs.push((JSON.parse(body) as { data: { slug: string } }).data.slug);
          bought.emails.push(email);
          break;
        }
        bought.repeated.push(`${status} ${body.slice(0, 100)}`);
        await pause(500);
      }
      await pause(restMs);
    }
  }

  const buyers = Array.from({ length: count }, buy);
  return {
    soFar: bought,
    async stop() {
      isOver.abort();
      await Promise.all(buyers);
      return bought;
    },
  };
}
