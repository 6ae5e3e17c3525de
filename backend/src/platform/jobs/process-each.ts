import type { Core } from '@strapi/strapi';
import { reportError } from '../telemetry/report-error';

type Logger = Pick<Core.Strapi, 'log'>;

/** Runs `work` for every entry of a job. One that fails is logged and does not stop the others. */
export async function processEach<T>(
  logger: Logger,
  name: string,
  entries: readonly T[],
  work: (entry: T) => Promise<unknown>,
): Promise<void> {
  for (const entry of entries) {
    try {
      await work(entry);
    } catch (error) {
      reportError(logger, name, error);
    }
  }
}

/** Runs the independent steps of a job in their order. One that fails is logged and does not stop the others. */
export const runSteps = (strapi: Logger, name: string, steps: Record<string, () => Promise<unknown>>): Promise<void> =>
  processEach(strapi, name, Object.values(steps), (step) => step());
