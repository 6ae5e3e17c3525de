import { Box, EmptyStateLayout, Flex, Link, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { NavLink, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Reorder } from '../../back-office/home/read-reorder';
import { HeadCells } from '../desk/head-cells';
import { PageLinks } from '../desk/page-links';
import { useDesk } from '../desk/use-desk-api';
import { useT } from '../language/use-t';

const READ_STOCK = [{ action: 'plugin::content-manager.explorer.read', subject: 'api::stock.stock' }];
const STOCK = '/content-manager/collection-types/api::stock.stock';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 1.2rem 1.6rem;
    text-align: left;
  }

  th:nth-child(n + 3),
  td:nth-child(n + 3) {
    text-align: right;
  }

  tbody tr {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
`;

const COLUMNS = ['article', 'sku', 'inStock', 'waiting'] as const;

function ReorderTable({ rows }: { rows: Reorder['data'] }) {
  const t = useT();
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" overflow="auto">
      <Table>
        <thead>
          <tr>
            <HeadCells names={COLUMNS.map((name) => t(`home.reorder.${name}`))} />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, sku, quantity, waiting }) => (
            <tr key={id}>
              <td>
                <Typography>{title || '–'}</Typography>
              </td>
              <td>
                <Link tag={NavLink} to={`${STOCK}/${id}`}>
                  {sku}
                </Link>
              </td>
              <td>
                <Typography textColor={quantity > 0 ? 'neutral800' : 'danger600'}>
                  {quantity > 0 ? quantity : t('common.soldOut')}
                </Typography>
              </td>
              <td>
                <Typography>{waiting || '–'}</Typography>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

function ReorderList() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const { data, failure, isLoading } = useDesk<Reorder>(`/shop/reorder?page=${Number(params.get('page') ?? '1')}`);
  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>{t('home.reorder.title')}</Page.Title>
      <Layouts.Header title={t('home.reorder.title')} subtitle={t('home.reorder.subtitle')} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          {failure && (
            <Typography role="alert" textColor="danger600">
              {failure}
            </Typography>
          )}
          {data?.data.length === 0 && <EmptyStateLayout content={t('home.reorder.empty')} />}
          {data && data.data.length > 0 && <ReorderTable rows={data.data} />}
          {data && <PageLinks {...data.meta.pagination} onPage={(page) => setParams({ page: String(page) })} />}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

/** Low stock and demand. Permissions are also checked by the server. */
export default function ReorderPage() {
  return (
    <Page.Protect permissions={READ_STOCK}>
      <ReorderList />
    </Page.Protect>
  );
}
