import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../src/accounting/ledger/check-books';
import { database } from '../tests/support/database';
import { makeCode } from '../tests/orders/support/discounts';
import { findMiscounted } from '../tests/orders/support/diary';
import { simulateFailures } from '../tests/orders/support/mollie';
import { makeVariant } from '../tests/orders/support/shop';
import { compareDiscounts, comparePapers, compareStock, compareWithProvider, findGaps } from './support/audit';
import { type Market, pick, trade } from './support/load';
import { settleAll } from './support/settle';
import { type LongShop, startShop } from './support/shop';
import { size } from './support/size';

const MINUTES = size('LOAD_MINUTES', 10);
const CLIENTS = 6;
/** Few pieces and uses, so that buyers compete for the last ones. */
const PIECES = 150;
const USES = 25;

const NO_FAILURE = { down: false, delayMs: 0, loseCreateAnswers: false, loseRefundAnswers: false, status: 0 };
const FAILURES = [
  { down: true },
  { delayMs: 1500 },
  { status: 500 },
  { status: 503 },
  { loseCreateAnswers: true },
  { loseRefundAnswers: true },
];
/** Alerts that the mix of actions causes, for an operator to decide. Any other alert is a bug of the shop. */
const FOR_A_PERSON = [
  'oversold',
  'double',
  'paid-after-refund',
  'chargeback',
  'chargeback-reversed',
  'refund-failed',
  'withdrawal',
];

let shop: LongShop;
let kills = 0;
const sent: string[] = [];
const market: Market = { variants: [], codes: [], orders: [], tally: new Map() };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The provider fails at random, and the backend is killed now and then. */
async function makeTrouble(isDone: () => boolean): Promise<void> {
  for (let round = 1; !isDone(); round += 1) {
    await pause(2000);
    await simulateFailures({ ...NO_FAILURE, ...pick(FAILURES) });
    await pause(3000);
    if (round % 3 === 0) {
      await shop.kill();
      kills += 1;
      await shop.restart();
    }
    await simulateFailures(NO_FAILURE);
  }
}

/** Every action succeeded at least once: on a busy machine a restart takes longer than the load should. */
const hasHappened = (): boolean =>
  kills > 0 && market.orders.length > 20 && [...market.tally.values()].every(({ done }) => done > 0);

beforeAll(async () => {
  shop = await startShop('mixed');
  shop.catcher.onMail = ({ raw }) => sent.push(/^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '');
  for (const price of [59.95, 24.5, 9.99]) market.variants.push(await makeVariant({ stock: PIECES, price }));
  market.variants.push(await makeVariant({ type: 'lesson', price: 14.95 }));
  for (const over of [{}, { kind: 'amount', amount: 5 }, { kind: 'free_shipping' }, { usageLimit: USES }])
    market.codes.push((await makeCode(over)).code);
});
afterAll(async () => {
  await database().destroy();
  await shop.stop();
});

describe(`${MINUTES} minutes of mixed load, with a failing provider and a backend that is killed`, () => {
  beforeAll(
    async () => {
      const until = Date.now() + MINUTES * 60_000;
      const isDone = () => Date.now() >= until && hasHappened();
      await Promise.all([makeTrouble(isDone), ...Array.from({ length: CLIENTS }, () => trade(market, isDone))]);
      await settleAll();
      process.stdout.write(`${market.orders.length} orders, ${kills} kills, ${JSON.stringify([...market.tally])}\n`);
    },
    (MINUTES + 15) * 60_000,
  );

  it('sells in both currencies', () => {
    expect(new Set(market.orders.map(({ placed }) => placed.currency))).toEqual(new Set(['EUR', 'SEK']));
  });
  it('every order confirmed to a client exists', async () => {
    const known = new Set<string>(await database()('orders').pluck('order_nr'));
    expect(market.orders.filter(({ placed }) => !known.has(placed.orderNr))).toEqual([]);
  });
  it('payments match the provider', async () => expect(await compareWithProvider()).toEqual([]));
  it('the ledger is consistent', async () => expect(await checkBooks(database())).toEqual([]));
  it('invoices and credit notes match the payments', async () => expect(await comparePapers()).toEqual([]));
  it('invoice and credit note numbers have no gaps', async () => expect(await findGaps()).toEqual([]));
  it('stock equals the initial stock less the pieces held by orders', async () => {
    const skus = await database()('stocks')
      .whereIn(
        'sku',
        market.variants.map(({ sku }) => sku),
      )
      .pluck('sku');
    expect(await compareStock(skus)).toEqual([]);
    expect(await findMiscounted()).toEqual([]);
  });
  it('usage counters of discount codes match their uses', async () => expect(await compareDiscounts()).toEqual([]));
  it('every mail was sent once; one in flight at a kill twice, with the same Message-ID', async () => {
    const states: string[] = await database()('outbox_messages').distinct('state').pluck('state');
    expect(states).toEqual(['sent']);
    const copies = new Map<string, number>();
    for (const id of sent) copies.set(id, (copies.get(id) ?? 0) + 1);
    const extra = sent.length - copies.size;
    // A worker leases ten mails at a time.
    expect(extra).toBeLessThanOrEqual(kills * 10);
    const count = await database()('outbox_messages').count({ count: '*' }).first();
    expect(copies.size).toBe(Number(count?.count));
  });
  it('no alert reports a bug of the shop', async () => {
    const kinds: string[] = await database()('alerts').distinct('kind').pluck('kind');
    expect(kinds.filter((kind) => !FOR_A_PERSON.includes(kind))).toEqual([]);
  });
});
