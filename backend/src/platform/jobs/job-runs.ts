/** The last run of a job in this process. */
export interface JobRun {
  /** ISO time. */
  endedAt: string;
  seconds: number;
  hasFailed: boolean;
}

const runs = new Map<string, JobRun>();

export function recordJobRun(name: string, seconds: number, hasFailed: boolean): void {
  runs.set(name, { endedAt: new Date().toISOString(), seconds, hasFailed });
}

export const lastJobRuns = (): Record<string, JobRun> => Object.fromEntries(runs);
