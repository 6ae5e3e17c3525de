import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { HeadCells } from '../desk/head-cells';
import { StatusBadge } from '../desk/status-badges';
import { useDesk } from '../desk/use-desk-api';
import type { Status } from '../../back-office/status/read-status';
import { StatusTable } from './status-table';

const time = (iso: string): string =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'short', timeStyle: 'medium' });
const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;
/** Below this a database may soon be unable to write. */
const SCARCE_BYTES = 2e9;
/** Storefronts ask every second. */
const SILENT_MS = 10_000;

type Fact = [name: string, value: string, isWrong: boolean];

const reached = (name: string, answered: Status['provider'] | null): Fact[] =>
  answered ? [[name, answered.ok ? `answers in ${answered.ms} ms` : 'does not answer', !answered.ok]] : [];

const factsOf = (status: Status): Fact[] => [
  [
    'Mails that are due',
    `${status.mails.due}, the oldest for ${Math.round(status.oldestDueSeconds)} s`,
    status.oldestDueSeconds > 300,
  ],
  ['Mails that failed and are tried again', String(status.mails.retrying), status.mails.retrying > 20],
  ['Mails that were given up', String(status.mails.failed), status.mails.failed > 0],
  ['Payments that are open', String(status.openPayments), false],
  ['Alerts that wait', String(status.openAlerts), status.openAlerts > 0],
  ...reached('Payment provider', status.provider),
  ...reached('File storage', status.storage),
  ...(status.disk
    ? [
        [
          'Free on this disk',
          `${gigabytes(status.disk.freeBytes)} of ${gigabytes(status.disk.totalBytes)}`,
          status.disk.freeBytes < SCARCE_BYTES,
        ] satisfies Fact,
      ]
    : []),
];

const Mark = ({ isWrong }: { isWrong: boolean }) => (
  <StatusBadge variant={isWrong ? 'danger' : 'success'}>{isWrong ? 'Look here' : 'Fine'}</StatusBadge>
);

function StatusTables({ status }: { status: Status }) {
  const isSilent = (askedAt: string): boolean => Date.parse(status.readAt) - Date.parse(askedAt) > SILENT_MS;
  return (
    <>
      <StatusTable
        title="Shop"
        head={<HeadCells names={['What', 'Now', 'State']} />}
        rows={factsOf(status).map(([name, value, isWrong]) => [name, value, <Mark key={name} isWrong={isWrong} />])}
      />
      <StatusTable
        title="Jobs"
        head={<HeadCells names={['Job', 'Last run', 'State']} />}
        rows={status.jobs.map(({ name, run }) => [
          name,
          run ? `${time(run.endedAt)}, took ${run.seconds.toFixed(1)} s` : 'not since the start',
          run ? <Mark key={name} isWrong={run.hasFailed} /> : '',
        ])}
      />
      <StatusTable
        title="Processes"
        head={<HeadCells names={['Process', 'What it does', 'Version', 'Last heard of']} />}
        rows={[
          ...status.processes.map(({ name, role, release, reportedAt }) => [
            name,
            role === 'all' ? 'backend with jobs' : role === 'web' ? 'backend' : 'worker',
            release || 'unknown',
            time(reportedAt),
          ]),
          ...status.storefronts.map(({ name, release, askedAt }) => [
            name,
            'storefront',
            release || 'unknown',
            isSilent(askedAt) ? `${time(askedAt)}: silent since` : time(askedAt),
          ]),
        ]}
      />
    </>
  );
}

/** What an operator looks at first when something is wrong. */
export default function StatusPage() {
  const { data, failure, isLoading, reload } = useDesk<{ data: Status }>('/shop/status');
  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>Status</Page.Title>
      <Layouts.Header
        title="Status"
        subtitle="Mails, jobs, payments, files and the processes of this shop"
        primaryAction={
          <Button variant="secondary" onClick={reload} loading={isLoading}>
            Read again
          </Button>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
          {failure && (
            <Typography role="alert" textColor="danger600">
              {failure}
            </Typography>
          )}
          {data ? <StatusTables status={data.data} /> : <Box minHeight="40rem" />}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
