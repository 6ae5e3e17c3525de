// @full
import { beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../src/accounting/ledger/check-books';
import { database } from '../support/database';
import { fillShelf, listActions } from './actions';
import { findHalfDone, findUnrepeatable, interrupt } from './try-points';

/**
 * A sample; tests-long/crashes.test.ts tries every point of every action. An order has a third of the statements on
 * PostgreSQL (decision 0040).
 */
const STEP = process.env.DATABASE_URL ? 5 : 15;

let actions: ReturnType<typeof listActions>;
beforeAll(async () => {
  actions = listActions(await fillShelf());
});

describe('a crash during', () => {
  it.each([
    'placing an order',
    'a payment',
    'accepting a withdrawal before shipping',
    'a parcel that comes back',
    'news that a parcel was delivered',
  ] as const)('%s leaves it undone or finishes it', async (name) => {
    const trial = await interrupt(actions[name], STEP);
    expect(trial.attempts.length).toBeGreaterThan(3);
    expect(await findHalfDone(trial)).toEqual([]);
    expect(await findUnrepeatable(trial)).toEqual([]);
  });

  it('leaves balanced books', async () => {
    expect(await checkBooks(database())).toEqual([]);
  });
});
