import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../src/accounting/ledger/check-books';
import { JOB_NAMES } from '../src/platform/jobs/start-job';
import { isWorking, listJobCases } from '../tests/crashes/job-cases';
import { crashJob, exampleOf } from '../tests/crashes/try-job';
import { findMiscounted } from '../tests/orders/support/diary';
import { database } from '../tests/support/database';
import { findGaps } from './support/audit';
import { type LongShop, startShop } from './support/shop';
import { size } from './support/size';

/** 1 for every point. */
const STEP = size('CRASH_STEP', 1);
/** Processes that are really killed, per job, each at a random point. */
const KILLS = size('CRASH_KILLS', 1);

const WORKING = JOB_NAMES.filter(isWorking);

let shop: LongShop;
let jobs: Awaited<ReturnType<typeof listJobCases>>;
beforeAll(async () => {
  shop = await startShop('job_crashes');
  jobs = await listJobCases();
});
afterAll(async () => {
  jobs.stop();
  await database().destroy();
  await shop.stop();
});

async function killAndRestart(): Promise<void> {
  await shop.kill();
  await shop.restart();
}

describe('a crash before or after any statement of the job', () => {
  it.each(WORKING)('%s: the next run does what is left, once', async (name) => {
    const job = jobs.cases[name];
    const example = await exampleOf(name, job);
    let crashes = 0;
    for (let point = 1; await crashJob(name, job, example, point); point += STEP) crashes += 1;
    process.stdout.write(`${name}: ${example.points} points, ${crashes} crashes\n`);
    expect(crashes).toBeGreaterThan(0);
  });
});

describe('kill -9 at a random statement of the job', () => {
  it.each(WORKING.flatMap((name) => Array.from({ length: KILLS }, () => name)))(
    '%s: a new process does what is left, once',
    async (name) => {
      const job = jobs.cases[name];
      const example = await exampleOf(name, job);
      // A run may have fewer points than the last time: then it ends, and the process after it.
      const point = 1 + Math.floor(Math.random() * example.points);
      await crashJob(name, job, example, point, killAndRestart);
    },
  );
});

describe('at the end', () => {
  it('the ledger is consistent', async () => expect(await checkBooks(database())).toEqual([]));
  it('invoice and credit note numbers have no gaps', async () => expect(await findGaps()).toEqual([]));
  it('stock equals its movements', async () => expect(await findMiscounted()).toEqual([]));
});
