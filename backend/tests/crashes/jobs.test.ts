// @full
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../src/accounting/ledger/check-books';
import { JOB_NAMES } from '../../src/platform/jobs/start-job';
import { findMiscounted } from '../orders/support/diary';
import { database } from '../support/database';
import { isWorking, listJobCases } from './job-cases';
import { crashJob, exampleOf } from './try-job';

/** Where a run ends, as a part of its points: late, because a job writes after it has read. */
const PARTS = [0.6, 0.9];

let jobs: Awaited<ReturnType<typeof listJobCases>>;
beforeAll(async () => {
  jobs = await listJobCases();
});
afterAll(() => jobs.stop());

/** A sample; tests-long/job-crashes.test.ts tries every point and kills the process itself. */
describe('a crash during the job', () => {
  it.each(JOB_NAMES.filter(isWorking))('%s: the next run does what is left, once', async (name) => {
    const job = jobs.cases[name];
    const example = await exampleOf(name, job);
    const crashed: boolean[] = [];
    for (const part of PARTS)
      crashed.push(await crashJob(name, job, example, Math.max(1, Math.floor(example.points * part))));
    // A later run may have fewer points than the first, which has read more.
    expect(crashed).toContain(true);
  });

  it('leaves balanced books, and stock that equals its movements', async () => {
    expect(await checkBooks(database())).toEqual([]);
    expect(await findMiscounted()).toEqual([]);
  });
});
