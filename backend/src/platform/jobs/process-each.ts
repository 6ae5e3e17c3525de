import type { Core } from '@strapi/strapi';
import { reportError } from '../telemetry/report-error';

type Logger = Pick<Core.Strapi, 'log'>;

/**
 * Runs `work` for every entry of a job. One that fails is logged and does not stop the others. `moveBack` takes it out of the turn
 * of those behind it, for jobs that read only the first of what is due.
 */
export async function processEach<T>(
  logger: Logger,
  name: string,
  entries: readonly T[],
  work: (entry: T) => Promise<unknown>,
  moveBack?: (entry: T) => Promise<unknown>,
): Promise<void> {
  for (const entry of entries) {
    try {
      await work(entry);
    } catch (error) {
      reportError(logger, name, error);
      if (moveBack) await processEach(logger, name, [entry], moveBack);
    }
  }
}

interface Batches<T> {
  size: number;
  /** The next entries, at most `size`, after this id and in the order of their ids. */
  read: (after: number) => PromiseLike<T[]>;
}

/** Runs `work` for all entries of a job, in batches: those that fail keep none behind them from their turn. */
export async function processInBatches<T extends { id: number }>(
  logger: Logger,
  name: string,
  { size, read }: Batches<T>,
  work: (entry: T) => Promise<unknown>,
): Promise<void> {
  for (let after = 0; ; ) {
    const entries = await read(after);
    await processEach(logger, name, entries, work);
    after = entries.at(-1)?.id ?? after;
    if (entries.length < size) return;
  }
}

/** Runs the independent steps of a job in their order. One that fails is logged and does not stop the others. */
export const runSteps = (strapi: Logger, name: string, steps: Record<string, () => Promise<unknown>>): Promise<void> =>
  processEach(strapi, name, Object.values(steps), (step) => step());
