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

const TABS: [state: DeskTab, label: string][] = [
  ['pack', 'To pack'],
  ['shipped', 'Shipped'],
  ['delivered', 'Delivered'],
  ['open', 'Open payments'],
  ['problems', 'Problems'],
  ['withdrawals', 'Withdrawals'],
  ['returns', 'Returns'],
  ['all', 'All'],
];

const EMPTY: Record<string, string> = {
  pack: 'Nothing to pack: every paid parcel is on its way.',
  problems: 'Nothing needs a decision.',
  withdrawals: 'No withdrawal needs a decision.',
  returns: 'No parcel is awaited.',
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
  const { state, q, page, change } = useListQuery();
  const [selection, setSelection] = useState<{ query: string; ids: string[] }>({ query: '', ids: [] });
  const [isShipping, setShipping] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const { openSlips } = useFiles();
  const query = new URLSearchParams({ state, q, page: String(page) }).toString();
  const { data, failure, isLoading, reload } = useDesk<DeskList>(`/shop/desk/orders?${query}`);

  const orders = data?.data ?? [];
  const counts = data?.meta.counts;
  // A selection on another page or tab does not apply here.
  const chosen = orders.filter(({ id }) => selection.query === query && selection.ids.includes(id));

  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>Desk</Page.Title>
      <Layouts.Header
        title="Desk"
        subtitle="Orders to pack, to follow and to settle"
        secondaryAction={
          <Flex gap={2} wrap="wrap">
            <Button tag={NavLink} to="/desk/new" startIcon={<Plus />} variant="secondary">
              New order
            </Button>
            <Button startIcon={<Download />} variant="tertiary" onClick={() => setExporting(true)}>
              Export
            </Button>
          </Flex>
        }
        primaryAction={
          <SearchBox
            key={q}
            q={q}
            label="Search orders"
            placeholder="Number, name, e-mail or article"
            // Searches all tabs, because the state of an order is usually unknown.
            onSearch={(words) => change({ q: words, state: words === '' ? state : 'all', page: '' })}
          />
        }
      />
      <Layouts.Content>
        <Tabs.Root variant="simple" value={state} onValueChange={(next: string) => change({ state: next, page: '' })}>
          <Box overflow="auto">
            <Tabs.List aria-label="Orders by state">
              {TABS.map(([name, label]) => (
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
                <Typography role="status">
                  {data.meta.pagination.total} found for “{q}”
                </Typography>
              )}
              {state === 'problems' && <AlertsWithoutOrder />}
              {state === 'withdrawals' && <UnmatchedWithdrawals onLinked={reload} />}
              {chosen.length > 0 && (
                <Flex gap={2} wrap="wrap">
                  <Typography role="status">{chosen.length} selected</Typography>
                  <Button variant="secondary" onClick={() => openSlips(chosen.map(({ id }) => id))}>
                    Packing slips
                  </Button>
                  {chosen.every(({ fulfilment }) => fulfilment === 'new') && (
                    <Button startIcon={<PaperPlane />} onClick={() => setShipping(true)}>
                      Mark shipped
                    </Button>
                  )}
                </Flex>
              )}
              {data && orders.length === 0 && (
                <EmptyStateLayout
                  content={q === '' ? (EMPTY[state] ?? 'No orders here.') : 'No order holds all these words.'}
                />
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
      {isExporting && <ExportDialog state={state} tabs={TABS} onClose={() => setExporting(false)} />}
      {isShipping && <ShipDialog orders={chosen} onClose={() => setShipping(false)} onDone={reload} />}
    </Page.Main>
  );
}
