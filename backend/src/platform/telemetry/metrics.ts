import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DURATION_BUCKETS, methodLabel, statusClass } from '../../../contract/request-metrics';

interface JobRun {
  name: string;
  seconds: number;
  hasFailed: boolean;
}

export interface Metrics {
  registry: Registry;
  /** @param request `route` is the template, never the path. */
  request: (request: { method: string; route: string; status: number; seconds: number }) => void;
  /** A job runs in this process. */
  job: (job: { name: string; everyMs: number }) => void;
  jobRun: (run: JobRun) => void;
  order: () => void;
  /** A payment reached this state. */
  payment: (state: string) => void;
  shopState: ShopGauges;
}

/** What the database tells about the shop; set when it is read. */
export interface ShopGauges {
  isDatabaseUp: Gauge;
  connections: Gauge<'state'>;
  mails: Gauge<'state'>;
  oldestDueMail: Gauge;
  recentPayments: Gauge<'state'>;
  recentRefunds: Gauge<'state'>;
  openAlerts: Gauge;
}

/** Everything that the backend measures. Names and labels are used in `ops/`. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'shop_http_request_duration_seconds',
    help: 'Requests that were answered',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const orders = new Counter({ name: 'shop_orders_placed_total', help: 'Orders that were placed', registers });
  const payments = new Counter({
    name: 'shop_payment_changes_total',
    help: 'Payments that reached a state',
    labelNames: ['state'],
    registers,
  });
  return {
    registry,
    request: ({ method, route, status, seconds }) =>
      requests.observe({ method: methodLabel(method), route, status: statusClass(status) }, seconds),
    ...createJobMetrics(registers),
    order: () => orders.inc(),
    payment: (state) => payments.inc({ state }),
    shopState: createShopGauges(registers),
  };
}

function createJobMetrics(registers: Registry[]): Pick<Metrics, 'job' | 'jobRun'> {
  const byJob = { labelNames: ['job_name'], registers } as const;
  const runs = new Counter({
    name: 'shop_job_runs_total',
    help: 'Runs of background jobs',
    labelNames: ['job_name', 'result'],
    registers,
  });
  const duration = new Gauge({ ...byJob, name: 'shop_job_last_duration_seconds', help: 'How long the last run took' });
  const success = new Gauge({
    ...byJob,
    name: 'shop_job_last_success_timestamp_seconds',
    help: 'When a run last ended without a failure; the start of the process until then',
  });
  const interval = new Gauge({ ...byJob, name: 'shop_job_interval_seconds', help: 'Time between two runs' });
  return {
    job({ name, everyMs }) {
      interval.set({ job_name: name }, everyMs / 1000);
      // Until its first run a job is as late as the process is old.
      success.setToCurrentTime({ job_name: name });
      for (const result of ['ok', 'failed']) runs.inc({ job_name: name, result }, 0);
    },
    jobRun({ name, seconds, hasFailed }) {
      runs.inc({ job_name: name, result: hasFailed ? 'failed' : 'ok' });
      duration.set({ job_name: name }, seconds);
      if (!hasFailed) success.setToCurrentTime({ job_name: name });
    },
  };
}

function createShopGauges(registers: Registry[]): ShopGauges {
  const byState = { labelNames: ['state'], registers } as const;
  return {
    isDatabaseUp: new Gauge({ name: 'shop_database_up', help: '1 if the database answered in time', registers }),
    connections: new Gauge({
      ...byState,
      name: 'shop_database_connections',
      help: 'Connections in use and free, and work that waits for one',
    }),
    mails: new Gauge({
      ...byState,
      name: 'shop_outbox_mails',
      help: 'Mails that should have gone by now (due), failed before and wait (retrying), or were given up (failed)',
    }),
    oldestDueMail: new Gauge({
      name: 'shop_outbox_oldest_due_seconds',
      help: 'How late the oldest due mail is',
      registers,
    }),
    recentPayments: new Gauge({
      ...byState,
      name: 'shop_recent_payments',
      help: 'The newest 1,000 payments by state',
    }),
    recentRefunds: new Gauge({
      ...byState,
      name: 'shop_recent_refunds',
      help: 'The newest 1,000 refunds by state',
    }),
    openAlerts: new Gauge({ name: 'shop_alerts_open', help: 'Alerts that wait for an operator', registers }),
  };
}

let current: Metrics | undefined;

/** Sets what measures; without it nothing is. */
export function useMetrics(metrics?: Metrics): void {
  current = metrics;
}

/** Undefined where nothing is measured: `BACKEND_METRICS_PORT` is not set. */
export const currentMetrics = (): Metrics | undefined => current;
