import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { HeadCells } from '../desk/head-cells';
import { StatusBadge } from '../desk/status-badges';
import { useDesk } from '../desk/use-desk-api';
import { useT } from '../language/use-t';
import type { Status } from '../../back-office/status/read-status';
import type { Translator } from '../../platform/admin-texts/translator';
import { describeAge } from './describe-age';
import { StatusTable } from './status-table';

const time = (iso: string, t: Translator): string =>
  new Date(iso).toLocaleString(t.tag, { dateStyle: 'short', timeStyle: 'medium' });
const GIGABYTE = 1e9;
/** Below this a database may soon be unable to write. */
const SCARCE_BYTES = 2e9;
/** Storefronts ask every second. */
const SILENT_MS = 10_000;

type Fact = [name: string, value: string, isWrong: boolean];

const reached = (name: string, answered: Status['provider'] | null, t: Translator): Fact[] =>
  answered
    ? [[name, answered.ok ? t('statusPage.answers', { ms: answered.ms }) : t('statusPage.noAnswer'), !answered.ok]]
    : [];

const factsOf = ({ mails, oldestDueSeconds, disk, ...status }: Status, t: Translator): Fact[] => [
  [
    t('statusPage.facts.due'),
    t('statusPage.dueFor', { count: mails.due, age: describeAge(oldestDueSeconds, t.tag) }),
    oldestDueSeconds > 300,
  ],
  [t('statusPage.facts.retrying'), String(mails.retrying), mails.retrying > 20],
  [t('statusPage.facts.failed'), String(mails.failed), mails.failed > 0],
  [t('statusPage.facts.payments'), String(status.openPayments), false],
  [t('statusPage.facts.alerts'), String(status.openAlerts), status.openAlerts > 0],
  ...reached(t('statusPage.facts.provider'), status.provider, t),
  ...reached(t('statusPage.facts.storage'), status.storage, t),
  ...(disk
    ? [
        [
          t('statusPage.facts.disk'),
          t('statusPage.free', { free: disk.freeBytes / GIGABYTE, total: disk.totalBytes / GIGABYTE }),
          disk.freeBytes < SCARCE_BYTES,
        ] satisfies Fact,
      ]
    : []),
];

function Mark({ isWrong }: { isWrong: boolean }) {
  const t = useT();
  return (
    <StatusBadge variant={isWrong ? 'danger' : 'success'}>
      {isWrong ? t('statusPage.look') : t('statusPage.fine')}
    </StatusBadge>
  );
}

function StatusTables({ status }: { status: Status }) {
  const t = useT();
  const isSilent = (askedAt: string): boolean => Date.parse(status.readAt) - Date.parse(askedAt) > SILENT_MS;
  const head = (
    ...names: ('what' | 'now' | 'state' | 'job' | 'lastRun' | 'process' | 'role' | 'version' | 'heard')[]
  ) => <HeadCells names={names.map((name) => t(`statusPage.columns.${name}`))} />;
  return (
    <>
      <StatusTable
        title={t('statusPage.shop')}
        head={head('what', 'now', 'state')}
        rows={factsOf(status, t).map(([name, value, isWrong]) => [name, value, <Mark key={name} isWrong={isWrong} />])}
      />
      <StatusTable
        title={t('statusPage.jobs')}
        head={head('job', 'lastRun', 'state')}
        rows={status.jobs.map(({ name, run }) => [
          t(`jobs.${name}`),
          run ? t('statusPage.ran', { when: time(run.endedAt, t), seconds: run.seconds }) : t('statusPage.notRun'),
          run ? <Mark key={name} isWrong={run.hasFailed} /> : '',
        ])}
      />
      <StatusTable
        title={t('statusPage.processes')}
        head={head('process', 'role', 'version', 'heard')}
        rows={[
          ...status.processes.map(({ name, role, release, reportedAt }) => [
            name,
            t(`statusPage.roles.${role}`),
            release || t('statusPage.unknown'),
            time(reportedAt, t),
          ]),
          ...status.storefronts.map(({ name, release, askedAt }) => [
            name,
            t('statusPage.roles.storefront'),
            release || t('statusPage.unknown'),
            isSilent(askedAt) ? t('statusPage.silent', { when: time(askedAt, t) }) : time(askedAt, t),
          ]),
        ]}
      />
    </>
  );
}

/** What an operator looks at first when something is wrong. */
export default function StatusPage() {
  const t = useT();
  const { data, failure, isLoading, reload } = useDesk<{ data: Status }>('/shop/status');
  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>{t('statusPage.title')}</Page.Title>
      <Layouts.Header
        title={t('statusPage.title')}
        subtitle={t('statusPage.subtitle')}
        primaryAction={
          <Button variant="secondary" onClick={reload} loading={isLoading}>
            {t('statusPage.readAgain')}
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
