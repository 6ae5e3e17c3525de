import { expect } from 'vitest';
import type { JobName } from '../../src/platform/jobs/start-job';
import { crashAt } from '../support/client';
import { holdJob, letJobsRun, runJob } from '../support/jobs';

/** Work that waits for a job. */
interface DueWork {
  /** All that is stored of it, without ids and times: equal for two equal works of which both were done, or neither. */
  read: () => Promise<unknown>;
  /** Lets the time pass until what a dead process held is free. */
  passTime?: () => Promise<unknown>;
}

export interface JobCase {
  prepare: () => Promise<DueWork>;
  /** Settings of the runs. */
  env?: NodeJS.ProcessEnv;
}

interface Example {
  /** Points at which a run for one such work can end. */
  points: number;
  before: unknown;
  after: unknown;
}

/** A run that nothing interrupts, and one after it that finds nothing to do. */
async function readExample(name: JobName, { prepare, env }: JobCase): Promise<Example> {
  const work = await prepare();
  const before = await work.read();
  // More points than there are.
  const points = await crashAt(1_000_000, () => runJob(name, env));
  const after = await work.read();
  expect(after).not.toEqual(before);
  await runJob(name, env);
  expect(await work.read()).toEqual(after);
  return { points: points ?? 0, before, after };
}

/** Runs a job with nothing else due, while it does not run by itself. */
export async function exampleOf(name: JobName, job: JobCase): Promise<Example> {
  await holdJob(name);
  try {
    return await readExample(name, job);
  } finally {
    await letJobsRun();
  }
}

/**
 * Ends a run of a job at a point, and lets the job run again, twice: its work must be done as by one run that nothing
 * interrupted. Returns whether the run was interrupted.
 * @param restart when the process itself is to be killed: starts a new one
 */
export async function crashJob(
  name: JobName,
  { prepare, env }: JobCase,
  { before, after }: Example,
  point: number,
  restart?: () => Promise<void>,
): Promise<boolean> {
  await holdJob(name);
  try {
    const work = await prepare();
    expect(await work.read()).toEqual(before);
    const run = (): Promise<number> => runJob(name, env);
    const answered = await crashAt(point, run, restart ? 'process' : 'request');
    await restart?.();
    await work.passTime?.();
    await run();
    await run();
    // What a request began, another job may finish.
    await letJobsRun();
    await expect.poll(work.read, { message: `${name} at point ${point}`, timeout: 60_000 }).toEqual(after);
    return answered === undefined;
  } finally {
    await letJobsRun();
  }
}
