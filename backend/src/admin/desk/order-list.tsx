import { Box, Button, EmptyStateLayout, Flex, Tabs, Typography } from '@strapi/design-system';
import { Download, PaperPlane, Plus } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { NavLink, useSearchParams } from 'react-router-dom';
import { ExportDialog } from './export-dialog';
import { OrderTable } from './order-table';
import { PageLinks } from './page-links';
import { SearchBox } from './search-box';
import { ShipDialog } from './ship-dialog';
import type { DeskList } from '../../back-office/desk/response-types';
import type { DeskTab } from '../../back-office/desk/desk-tabs';
import { UnmatchedWithdrawals } from './unmatched-withdrawals';
import { AlertsWithoutOrder } from './alerts-without-order';
import { useDesk } from './use-desk-api';
import { useFiles } from './use-files';
import { useT } from '../language/use-t';
import type { TextKey } from '../../platform/admin-texts/catalogues';

const TABS: [state: DeskTab, label: TextKey][] = [
  ['pack', 'desk.tabs.pack'],
  ['shipped', 'desk.tabs.shipped'],
  ['delivered', 'desk.tabs.delivered'],
  ['open', 'desk.tabs.open'],
  ['problems', 'desk.tabs.problems'],
  ['withdrawals', 'desk.tabs.withdrawals'],
  ['returns', 'desk.tabs.returns'],
  ['all', 'desk.tabs.all'],
];

const EMPTY: Record<string, TextKey> = {
  pack: 'desk.empty.pack',
  problems: 'desk.empty.problems',
  withdrawals: 'desk.empty.withdrawals',
  returns: 'desk.empty.returns',
};

/** Keeps tab, search terms and page in the URL, so that lists can be bookmarked and shared. */
function useListQuery() {
  const [params, setParams] = useSearchParams();
  const state = params.get('state') ?? 'pack';
  const q = params.get('q') ?? '';
  const page = Number(params.get('page') ?? '1');
  const change = (next: Record<string, string>): void =>
    setParams(Object.entries({ state, q, ...next }).filter(([, value]) => value !== ''));
  return { state, q, page, change };
}

export function OrderList() {
  const t = useT();
  const { state, q, page, change } = useListQuery();
  const [selection, setSelection] = useState<{ query: string; ids: string[] }>({ query: '', ids: [] });
  const [isShipping, setShipping] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const { openSlips, openParcelCards } = useFiles();
  const query = new URLSearchParams({ state, q, page: String(page) }).toString();
  const { data, failure, isLoading, reload } = useDesk<DeskList>(`/shop/desk/orders?${query}`);

  const orders = data?.data ?? [];
  const counts = data?.meta.counts;
  const tabs = TABS.map(([name, key]): [DeskTab, string] => [name, t(key)]);
  // A selection on another page or tab does not apply here.
  const chosen = orders.filter(({ id }) => selection.query === query && selection.ids.includes(id));

  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>{t('desk.title')}</Page.Title>
      <Layouts.Header
        title={t('desk.title')}
        subtitle={t('desk.subtitle')}
        secondaryAction={
          <Flex gap={2} wrap="wrap">
            <Button tag={NavLink} to="/desk/new" startIcon={<Plus />} variant="secondary">
              {t('desk.newOrder')}
            </Button>
            <Button startIcon={<Download />} variant="tertiary" onClick={() => setExporting(true)}>
              {t('desk.export')}
            </Button>
          </Flex>
        }
        primaryAction={
          <SearchBox
            key={q}
            q={q}
            label={t('desk.search')}
            placeholder={t('desk.searchHint')}
            // Searches all tabs, because the state of an order is usually unknown.
            onSearch={(words) => change({ q: words, state: words === '' ? state : 'all', page: '' })}
          />
        }
      />
      <Layouts.Content>
        <Tabs.Root variant="simple" value={state} onValueChange={(next: string) => change({ state: next, page: '' })}>
          <Box overflow="auto">
            <Tabs.List aria-label={t('desk.byState')}>
              {tabs.map(([name, label]) => (
                <Tabs.Trigger key={name} value={name}>
                  {`${label} ${counts ? `(${counts[name]})` : ''}`}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
          </Box>
          <Tabs.Content value={state}>
            <Flex direction="column" alignItems="stretch" gap={4} paddingTop={4}>
              {failure && (
                <Typography role="alert" textColor="danger600">
                  {failure}
                </Typography>
              )}
              {q !== '' && data && (
                <Typography role="status">{t('desk.found', { count: data.meta.pagination.total, q })}</Typography>
              )}
              {state === 'problems' && <AlertsWithoutOrder />}
              {state === 'withdrawals' && <UnmatchedWithdrawals onLinked={reload} />}
              {chosen.length > 0 && (
                <Flex gap={2} wrap="wrap">
                  <Typography role="status">{t('desk.selected', { count: chosen.length })}</Typography>
                  <Button variant="secondary" onClick={() => openSlips(chosen.map(({ id }) => id))}>
                    {t('desk.slips')}
                  </Button>
                  <Button variant="secondary" onClick={() => openParcelCards(chosen.map(({ id }) => id))}>
                    {t('desk.parcelCards')}
                  </Button>
                  {chosen.every(({ fulfilment }) => fulfilment === 'new') && (
                    <Button startIcon={<PaperPlane />} onClick={() => setShipping(true)}>
                      {t('desk.markShipped')}
                    </Button>
                  )}
                </Flex>
              )}
              {data && orders.length === 0 && (
                <EmptyStateLayout content={q === '' ? t(EMPTY[state] ?? 'desk.empty.other') : t('desk.empty.search')} />
              )}
              {orders.length > 0 && (
                <OrderTable
                  orders={orders}
                  selected={chosen.map(({ id }) => id)}
                  onSelect={(ids) => setSelection({ query, ids })}
                />
              )}
              {data && <PageLinks {...data.meta.pagination} onPage={(next) => change({ page: String(next) })} />}
            </Flex>
          </Tabs.Content>
        </Tabs.Root>
      </Layouts.Content>
      {isExporting && <ExportDialog state={state} tabs={tabs} onClose={() => setExporting(false)} />}
      {isShipping && <ShipDialog orders={chosen} onClose={() => setShipping(false)} onDone={reload} />}
    </Page.Main>
  );
}
