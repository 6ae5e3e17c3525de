import { statfs } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { paymentProvider } from '../../payments/provider/mollie-provider';
import { dataDir } from '../../platform/files/data-paths';
import { s3Store } from '../../platform/files/s3-store';
import { JOB_NAMES } from '../../platform/jobs/start-job';
import { readShopState } from '../monitoring/read-shop-state';
import { mergeReports, readInstances } from './instances';

/** How something outside of this process answered; null: it is not set up. */
interface Answered {
  ok: boolean;
  ms: number;
}

const WAIT_MS = 4_000;

async function ask(question: Promise<unknown>): Promise<Answered> {
  const start = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, WAIT_MS, false)));
  const answered = question.then(
    () => true,
    () => false,
  );
  const ok = await Promise.race([answered, late]);
  clearTimeout(timer);
  return { ok, ms: Math.round(performance.now() - start) };
}

async function readDisk(): Promise<{ freeBytes: number; totalBytes: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(dataDir());
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}

/** What an operator looks at first when something is wrong. Asks payment provider and storage once, at most four seconds. */
export async function readStatus(strapi: Core.Strapi) {
  const bucket = s3Store();
  const [state, instances, disk, provider, storage] = await Promise.all([
    readShopState(strapi.db.connection),
    readInstances(strapi),
    readDisk(),
    ask(paymentProvider().listMethods({ country: 'nl', currency: 'EUR', locale: 'nl' })),
    bucket ? ask(bucket.has('uploads/none')) : null,
  ]);
  const { jobs, storefronts } = mergeReports(instances);
  return {
    readAt: new Date().toISOString(),
    mails: state.mails,
    oldestDueSeconds: state.oldestDueSeconds,
    openPayments: (state.payments.get('open') ?? 0) + (state.payments.get('pending') ?? 0),
    openAlerts: state.openAlerts,
    disk,
    provider,
    storage,
    jobs: JOB_NAMES.map((name) => ({ name, run: jobs[name] ?? null })),
    processes: instances.map(({ jobs: _jobs, storefronts: _storefronts, ...process }) => process),
    storefronts,
  };
}

/** Response of `/shop/status`. */
export type Status = Awaited<ReturnType<typeof readStatus>>;
