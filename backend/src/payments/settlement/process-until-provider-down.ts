import type { Core } from '@strapi/strapi';
import { reportError } from '../../platform/telemetry/report-error';
import { ProviderDown } from '../provider/provider';

/** Consecutive failures after which the provider is considered down and the rest is left to the next run. */
const MAX_CONSECUTIVE_FAILURES = 3;

interface Work<T> {
  /** `false` means that the provider could not be reached. */
  process: (entry: T) => Promise<boolean | void>;
  /** Moves an entry that failed behind the others, or the next run would only meet the same ones again. */
  moveBack: (entry: T) => Promise<unknown>;
}

/**
 * Processes each entry; failures do not stop the others, in this run or, after several in a row, in the next one. False when the
 * rest was left.
 */
export async function processUntilProviderDown<T>(
  strapi: Core.Strapi,
  entries: T[],
  { process, moveBack }: Work<T>,
): Promise<boolean> {
  let failures = 0;
  for (const entry of entries) {
    let done = false;
    try {
      done = (await process(entry)) !== false;
    } catch (error) {
      if (!(error instanceof ProviderDown)) reportError(strapi, 'Sweep', error);
    }
    failures = done ? 0 : failures + 1;
    if (!done) await moveBack(entry);
    if (failures >= MAX_CONSECUTIVE_FAILURES) return false;
  }
  return true;
}
