import type { EventEmitter } from 'node:events';
import type { Core } from '@strapi/strapi';
import { currentMetrics } from '../telemetry/metrics';
import { reportError } from '../telemetry/report-error';
import { traceJob } from '../telemetry/tracing';
import { recordJobRun } from './job-runs';
import { type RepeatingJob, startRepeatingJob } from './repeating-job';

/** Every background job of the backend; `startup/job-list.ts` says what each does. */
export const JOB_NAMES = [
  'outbox',
  'order-sweep',
  'returns',
  'invoices',
  'prices',
  'back-in-stock',
  'form-retention',
  'newsletter-expiry',
  'reviews',
  'account-expiry',
  'exchange-rates',
  'practice-mails',
  'promotions',
  'films',
  'cart-reminders',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

export interface Job {
  everyMs: number;
  run: () => Promise<unknown>;
  /** Delay of a run that was asked for, in which more work can come together. */
  gatherMs?: number;
  /** False while another process does this work: then no run is counted, so monitoring notices when none does. */
  isDue?: () => boolean;
  /** Delay of the first run after a start; by default the first run comes after `everyMs`. */
  firstRunMs?: number;
}

const running = new Map<JobName, RepeatingJob>();

/** Runs that have begun. */
const runs = new Set<Promise<unknown>>();

/** Resolves when the running jobs have ended. Jobs of a closed server do not begin another run. */
export async function waitForJobs(): Promise<void> {
  await Promise.allSettled(runs);
}

let wakeElsewhere: (name: JobName) => void = () => {};

/** Sets what wakes the jobs that another process runs. */
export function onWakeElsewhere(wake: (name: JobName) => void): void {
  wakeElsewhere = wake;
}

/** Runs the job now instead of at its next interval. */
export function wakeJob(name: JobName): void {
  const job = running.get(name);
  if (job) job.wake();
  else wakeElsewhere(name);
}

/** Runs the job until the server closes: the database closes after the server, and a later run would only fail. */
export function startJob(strapi: Core.Strapi, name: JobName, { everyMs, run, isDue, gatherMs, firstRunMs }: Job): void {
  const onError = (error: unknown): void => {
    reportError(strapi, `Job ${name} failed`, error);
  };
  currentMetrics()?.job({ name, everyMs });
  const work = async (): Promise<void> => {
    if (isDue?.() === false) return;
    const start = performance.now();
    let hasFailed = true;
    const current = traceJob(name, run);
    runs.add(current);
    try {
      await current;
      hasFailed = false;
    } finally {
      runs.delete(current);
      const seconds = (performance.now() - start) / 1000;
      recordJobRun(name, seconds, hasFailed);
      currentMetrics()?.jobRun({ name, seconds, hasFailed });
    }
  };
  const job = startRepeatingJob(work, everyMs, onError, gatherMs);
  running.set(name, job);
  if (firstRunMs === 0) job.wake();
  else if (firstRunMs !== undefined) setTimeout(() => job.wake(), firstRunMs).unref();
  jobsOf(strapi.server.httpServer).set(name, job);
}

const started = new WeakMap<EventEmitter, Map<JobName, RepeatingJob>>();

/** The jobs that stop with this server, by one listener for all: Node warns of a leak from the eleventh on. */
function jobsOf(server: EventEmitter): Map<JobName, RepeatingJob> {
  const known = started.get(server);
  if (known) return known;
  const jobs = new Map<JobName, RepeatingJob>();
  started.set(server, jobs);
  server.once('close', () => {
    for (const [name, job] of jobs) {
      if (running.get(name) === job) running.delete(name);
      job.stop();
    }
  });
  return jobs;
}
