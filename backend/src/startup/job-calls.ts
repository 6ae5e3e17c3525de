import type { Core } from '@strapi/strapi';
import { incrementCounter, readCounters } from '../platform/changes/change-counter';
import { summarizeErrorForLog } from '../platform/http/error-response';
import { startRepeatingJob } from '../platform/jobs/repeating-job';
import { JOB_NAMES, type JobName, onWakeElsewhere, wakeJob } from '../platform/jobs/start-job';

/** Calls that come together are counted once. */
const GATHER_MS = 50;
/** Between two looks for calls: one short query of one row per job. */
const LOOK_MS = 250;
const QUIET_MS = 60 * 60_000;

const subjectOf = (name: JobName): string => `job:${name}`;

function runUntilClose(strapi: Core.Strapi, work: () => Promise<void>, pauseMs: number, gatherMs?: number) {
  const onError = (error: unknown): void => {
    strapi.log.warn(`Calls of jobs: ${summarizeErrorForLog(error)}`);
  };
  const repeating = startRepeatingJob(work, pauseMs, onError, gatherMs);
  strapi.server.httpServer.on('close', repeating.stop);
  return repeating;
}

/**
 * In a process without jobs: counts in the database which jobs are asked for. A call that can not be counted is lost, and the
 * job runs at its next interval, as after a crash.
 */
export function sendJobCalls(strapi: Core.Strapi): void {
  const called = new Set<JobName>();
  const send = async (): Promise<void> => {
    for (const name of called) {
      called.delete(name);
      await incrementCounter(strapi.db.connection, subjectOf(name), new Date());
    }
  };
  const sending = runUntilClose(strapi, send, QUIET_MS, GATHER_MS);
  onWakeElsewhere((name) => {
    called.add(name);
    sending.wake();
  });
}

/** In a worker: wakes the jobs that other processes ask for. */
export function followJobCalls(strapi: Core.Strapi): void {
  const seen = new Map<JobName, number>();
  const look = async (): Promise<void> => {
    const counters = await readCounters(strapi.db.connection, JOB_NAMES.map(subjectOf));
    for (const name of JOB_NAMES) {
      const number = counters.get(subjectOf(name));
      if (number === undefined || number === seen.get(name)) continue;
      seen.set(name, number);
      wakeJob(name);
    }
  };
  runUntilClose(strapi, look, LOOK_MS);
}
