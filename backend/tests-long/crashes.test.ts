import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../src/accounting/ledger/check-books';
import { findMiscounted } from '../tests/orders/support/diary';
import { crashAt } from '../tests/support/client';
import { database } from '../tests/support/database';
import { type ActionName, ACTIONS, fillShelf, listActions } from '../tests/crashes/actions';
import { type Trial, findHalfDone, findUnrepeatable, interrupt } from '../tests/crashes/try-points';
import { compareDiscounts, comparePapers, compareWithProvider, findGaps } from './support/audit';
import { type LongShop, startShop } from './support/shop';
import { size } from './support/size';

/** 1 for every point. */
const STEP = size('CRASH_STEP', 1);
/** Processes that are really killed, per action, each at a random point. */
const KILLS = size('CRASH_KILLS', 1);

let shop: LongShop;
let actions: ReturnType<typeof listActions>;
const trials = new Map<ActionName, Trial>();

const trialOf = (name: ActionName): Trial => {
  const trial = trials.get(name);
  if (!trial) throw new Error(`${name} was not interrupted`);
  return trial;
};

async function killAndRestart(): Promise<void> {
  await shop.kill();
  await shop.restart();
}

beforeAll(async () => {
  shop = await startShop('crashes');
  actions = listActions(await fillShelf());
});
afterAll(async () => {
  await database().destroy();
  await shop.stop();
});

describe('a crash before or after any statement', () => {
  it.each(ACTIONS)('interrupts %s', async (name) => {
    const trial = await interrupt(actions[name], STEP);
    trials.set(name, trial);
    process.stdout.write(`${name}: ${trial.attempts.at(-1)?.point} points, ${trial.attempts.length - 1} crashes\n`);
    expect(trial.attempts.length).toBeGreaterThan(1);
  });

  it('is followed by a new process', killAndRestart);

  it.each(ACTIONS)('of %s leaves it undone or finished', async (name) => {
    expect(await findHalfDone(trialOf(name))).toEqual([]);
  });

  it.each(ACTIONS)('of %s lets the client repeat it', async (name) => {
    expect(await findUnrepeatable(trialOf(name))).toEqual([]);
  });
});

describe('kill -9 at a random statement', () => {
  const cases = ACTIONS.flatMap((name) => Array.from({ length: KILLS }, () => name));

  it.each(cases)('of %s leaves it undone or finished, and lets the client repeat it', async (name) => {
    const trial = trialOf(name);
    const [last = 1] = trial.attempts.map((attempt) => attempt.point).slice(-2);
    const point = 1 + Math.floor(Math.random() * last);
    const act = await actions[name]();
    await crashAt(point, act.run, 'process');
    // A request may have fewer points than the last time: then it dies here.
    await killAndRestart();
    const killed = { ...trial, attempts: [{ ...act, point }] };
    expect(await findHalfDone(killed)).toEqual([]);
    expect(await findUnrepeatable(killed)).toEqual([]);
  });
});

describe('at the end', () => {
  it('the ledger is consistent', async () => expect(await checkBooks(database())).toEqual([]));
  it('payments match the provider', async () => expect(await compareWithProvider()).toEqual([]));
  it('invoices and credit notes match the payments', async () => expect(await comparePapers()).toEqual([]));
  it('invoice and credit note numbers have no gaps', async () => expect(await findGaps()).toEqual([]));
  it('usage counters of discount codes match their uses', async () => expect(await compareDiscounts()).toEqual([]));
  it('stock equals its movements', async () => expect(await findMiscounted()).toEqual([]));
});
