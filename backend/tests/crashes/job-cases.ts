import type { JobName } from '../../src/platform/jobs/start-job';
import { makeVariant } from '../orders/support/shop';
import { listCustomerJobCases, startBank } from './customer-job-cases';
import { listOrderJobCases } from './order-job-cases';
import type { JobCase } from './try-job';

/** Why nothing can be lost or done twice when this job dies. */
interface Harmless {
  because: string;
}

const HARMLESS = {
  promotions: {
    because: 'It writes nothing: the first run after a start has the pages that announce promotions rendered anew.',
  },
} satisfies Partial<Record<JobName, Harmless>>;

type WorkingJob = Exclude<JobName, keyof typeof HARMLESS>;

/** Work for each job, in which it is interrupted. A new job without a case does not compile. */
export async function listJobCases(): Promise<{ cases: Record<WorkingJob, JobCase>; stop: () => void }> {
  const bank = await startBank();
  const suit = await makeVariant({ stock: 100_000 });
  return { cases: { ...listOrderJobCases(suit), ...listCustomerJobCases(bank) }, stop: bank.stop };
}

export const isWorking = (name: JobName): name is WorkingJob => !(name in HARMLESS);
