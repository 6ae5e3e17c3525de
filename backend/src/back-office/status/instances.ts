import { hostname } from 'node:os';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { GONE_MS, type SeenStorefront, seenStorefronts } from '../../platform/cluster/storefronts';
import { env } from '../../platform/env/env';
import { type JobRun, lastJobRuns } from '../../platform/jobs/job-runs';
import { startRepeatingJob } from '../../platform/jobs/repeating-job';

const REPORT_MS = 15_000;

const reportSchema = z.object({
  name: z.string(),
  role: z.enum(['all', 'web', 'worker']),
  release: z.string(),
  startedAt: z.string(),
  reportedAt: z.string(),
  jobs: z.record(z.string(), z.object({ endedAt: z.string(), seconds: z.number(), hasFailed: z.boolean() })),
  storefronts: z.array(z.object({ name: z.string(), release: z.string(), askedAt: z.string() })),
});
/** What a process of the backend says about itself. */
export type InstanceReport = z.infer<typeof reportSchema>;

const KEY = 'instance:';
const startedAt = new Date().toISOString();

const nameOf = (): string => `${hostname()}:${env().port}`;
const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'shop' });

const describeProcess = (): InstanceReport => ({
  name: nameOf(),
  role: env().role,
  release: env().release ?? '',
  startedAt,
  reportedAt: new Date().toISOString(),
  jobs: lastJobRuns(),
  storefronts: seenStorefronts(),
});

/** A process that shares its work says where it is; one that does everything is asked directly. */
export function reportProcess(strapi: Core.Strapi): void {
  if (env().role === 'all') return;
  let isFirst = true;
  const report = async (): Promise<void> => {
    await storeOf(strapi).set({ key: `${KEY}${nameOf()}`, value: describeProcess() });
    // Deletes what processes of former deployments left, also where nobody looks at the status.
    if (isFirst) await readInstances(strapi);
    isFirst = false;
  };
  const job = startRepeatingJob(report, REPORT_MS, (error) => {
    strapi.log.warn(`Status of this process: ${error instanceof Error ? error.name : 'unknown'}`);
  });
  job.wake();
  strapi.server.httpServer.on('close', () => job.stop());
}

/** This process, and those that reported lately; older reports are deleted. */
export async function readInstances(strapi: Core.Strapi, now = new Date()): Promise<InstanceReport[]> {
  const own = describeProcess();
  const rows: { id: number; value: string }[] = await strapi.db
    .connection('strapi_core_store_settings')
    .where('key', 'like', `core_shop_${KEY}%`)
    .select('id', 'value');
  const reports: InstanceReport[] = [];
  for (const { id, value } of rows) {
    const { data } = reportSchema.safeParse(JSON.parse(value));
    if (!data || now.getTime() - Date.parse(data.reportedAt) > GONE_MS)
      await strapi.db.connection('strapi_core_store_settings').where({ id }).delete();
    else if (data.name !== own.name) reports.push(data);
  }
  return [own, ...reports];
}

interface Newest {
  jobs: Record<string, JobRun>;
  storefronts: SeenStorefront[];
}

/** The newest that any process knows of each job and storefront. */
export function mergeReports(reports: readonly InstanceReport[]): Newest {
  const jobs: Newest['jobs'] = {};
  const storefronts = new Map<string, SeenStorefront>();
  for (const report of reports) {
    for (const [name, run] of Object.entries(report.jobs))
      if (!jobs[name] || jobs[name].endedAt < run.endedAt) jobs[name] = run;
    for (const seen of report.storefronts)
      if ((storefronts.get(seen.name)?.askedAt ?? '') < seen.askedAt) storefronts.set(seen.name, seen);
  }
  return { jobs, storefronts: [...storefronts.values()] };
}
