import type { JobName } from '../../src/platform/jobs/start-job';
import { call } from './client';

async function ask(headers: Record<string, string>): Promise<number> {
  const { status, body } = await call<{ points?: number; message?: string }>('/', { method: 'POST', headers });
  if (status !== 200) throw new Error(`${JSON.stringify(headers)}: ${body.message}`);
  return body.points ?? 0;
}

/** Runs a job in the backend under test, see crash/preload.mjs; a call with `crashAt` learns at how many points it can end. */
export const runJob = (name: JobName, env: NodeJS.ProcessEnv = {}): Promise<number> =>
  ask({ 'x-run-job': name, 'x-job-env': JSON.stringify(env) });

/** From now on this job does not run by itself, until `letJobsRun` or a restart. */
export const holdJob = async (name: JobName): Promise<void> => void (await ask({ 'x-hold-job': name }));
export const letJobsRun = async (): Promise<void> => void (await ask({ 'x-hold-job': 'none' }));
