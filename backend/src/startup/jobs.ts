import type { Core } from '@strapi/strapi';
import { env } from '../platform/env/env';
import { type Leadership, followLeadership } from '../platform/cluster/leadership';
import { followJobCalls, sendJobCalls } from './job-calls';
import { JOB_NAMES, type Job, type JobName, startJob, wakeJob } from '../platform/jobs/start-job';
import { JOBS } from './job-list';

/** Requests have priority after a start. */
const TAKE_OVER_MS = 3_000;

/** Mails are leased one by one, so every worker sends; what else workers do, only one of them does. */
const EVERYWHERE: ReadonlySet<JobName> = new Set(['outbox']);

const onlyLeading = (job: Job, { isLeading }: Leadership): Job => ({ ...job, isDue: isLeading });

export function startJobs(strapi: Core.Strapi): void {
  const { role } = env();
  if (role === 'web') return sendJobCalls(strapi);
  const ledJobs = JOB_NAMES.filter((name) => !EVERYWHERE.has(name));
  const takeOver = (): void => ledJobs.forEach(wakeJob);
  const leadership = followLeadership(strapi, () => void setTimeout(takeOver, TAKE_OVER_MS).unref());
  for (const name of JOB_NAMES) {
    const job = JOBS[name](strapi);
    startJob(strapi, name, EVERYWHERE.has(name) ? job : onlyLeading(job, leadership));
  }
  if (role === 'worker') followJobCalls(strapi);
}
