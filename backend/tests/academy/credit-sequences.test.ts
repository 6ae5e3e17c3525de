import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { settle } from '../orders/support/mollie';
import {
  type Placed,
  type TestVariant,
  newEmail,
  orderData,
  payAgain,
  postOrder,
  readOrder,
} from '../orders/support/shop';
import { deskOf, pieces, refund } from '../refunds/support';
import { isFull } from '../support/time-limits';
import { keys, makeLesson, makeLevel, makeOffer, readGrants } from './support';

/** For a busy machine; the long run takes minutes. */
const LIMIT_MS = isFull ? 30 * 60_000 : 5 * 60_000;

interface Offer {
  variant: TestVariant;
  /** Cents. */
  usual: number;
}
let offers: Offer[] = [];
beforeAll(async () => {
  const level = await makeLevel();
  const lessons = [await makeLesson(level), await makeLesson(level)];
  const singles = await Promise.all(lessons.map((lesson) => makeOffer('lesson', 4.95, lesson)));
  offers = [
    ...singles.map((variant) => ({ variant, usual: 495 })),
    { variant: await makeOffer('level', 8.95, level), usual: 895 },
    { variant: await makeOffer('bundle', 59, null), usual: 5900 },
  ];
});

const index = fc.nat(30);
const place = fc.record({
  kind: fc.constant('place' as const),
  browser: fc.nat(1),
  buyer: fc.nat(1),
  offer: fc.nat(3),
  replaces: fc.option(index, { freq: 3 }),
  /** Sent this many times at once. */
  times: fc.constantFrom(1, 1, 3),
});
const later = fc.record({
  kind: fc.constantFrom('pay', 'pay', 'pay', 'again', 'expire', 'refund'),
  order: index,
});
const steps = fc.array(fc.oneof(place, later), { minLength: 8, maxLength: isFull ? 24 : 12 });
type Step = typeof steps extends fc.Arbitrary<(infer Item)[]> ? Item : never;

type Bought = Placed & { email: string; usual: number };

/** Buyers and browsers against the running shop; what it refuses is left out. */
class Town {
  readonly emails = [newEmail(), newEmail()];
  readonly browsers: Bought[][] = [[], []];

  get orders(): Bought[] {
    return this.browsers.flat();
  }

  async place(step: Extract<Step, { kind: 'place' }>): Promise<void> {
    const browser = this.browsers[step.browser] ?? [];
    const email = this.emails[step.buyer] ?? '';
    const offer = offers[step.offer];
    if (!offer) return;
    const user = { firstname: 'Zoë', lastname: 'van Dam', email };
    const consent = { terms: true, immediateAccess: true };
    const replaces =
      step.replaces === null ? null : (browser[step.replaces % Math.max(1, browser.length)]?.slug ?? null);
    const data = orderData([offer.variant.item()], { user, consent, replaces });
    const send = () => postOrder(data, browser.length > 0 ? keys(...browser.slice(-20)) : {});
    const answers = await Promise.all(Array.from({ length: step.times }, send));
    for (const { status, body } of answers) {
      expect([201, 409, 422]).toContain(status);
      if (status === 201) browser.push({ ...body.data, email, usual: offer.usual });
    }
  }

  async run(step: Step): Promise<void> {
    if (step.kind === 'place') return this.place(step);
    const order = this.orders[step.order % Math.max(1, this.orders.length)];
    if (!order || order.total === 0) return;
    if (step.kind === 'pay') await settle(order.orderNr, { status: 'paid', method: 'ideal' });
    if (step.kind === 'expire') await settle(order.orderNr, { status: 'expired' });
    if (step.kind === 'again') await payAgain(order.slug, keys(order));
    if (step.kind !== 'refund' || (await readOrder(order)).status !== 'paid') return;
    const desk = await deskOf(order);
    await refund(desk, { lines: await pieces(desk, 1) });
  }

  /** Each paid order that no other one counts on was paid in full, each with money of its own. */
  async check(): Promise<void> {
    // Open orders give up what they hold.
    for (const order of this.orders)
      if ((await readOrder(order)).status === 'open') await settle(order.orderNr, { status: 'expired' });
    for (const email of this.emails) {
      const sums = { paid: 0, owed: 0 };
      for (const order of this.orders.filter((one) => one.email === email)) {
        const grants = await readGrants(await deskOf(order));
        if (!grants.some(({ active }) => active)) continue;
        sums.paid += order.total;
        if (!grants.some(({ creditUsed }) => creditUsed)) sums.owed += order.usual;
      }
      expect(sums.paid).toBeGreaterThanOrEqual(sums.owed);
    }
  }
}

describe('whoever orders, pays and refunds in whatever sequence', () => {
  it(
    'never gets lessons for less than they cost',
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (sequence) => {
          const town = new Town();
          for (const step of sequence) await town.run(step);
          await town.check();
        }),
        { numRuns: isFull ? 40 : 3, endOnFailure: true },
      );
    },
    LIMIT_MS,
  );
});
