import { Box, Checkbox, Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { HeadCells } from './head-cells';
import { formatOptions } from './format';
import { OrderStatusBadges } from './status-badges';
import type { ListedOrder } from '../../back-office/desk/response-types';
import { useT } from '../language/use-t';

const COLUMNS = ['order', 'customer', 'items', 'total', 'state'] as const;
const SHOWN_LINES = 4;

/** Plain table, because Strapi's uses arrow-key navigation and removes links from the Tab order. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 1.2rem;
    text-align: left;
    vertical-align: middle;
  }

  th:first-child,
  td:first-child {
    padding-left: 2.4rem;
    width: 5.6rem;
  }

  td:nth-child(2) {
    white-space: nowrap;
  }

  tbody tr {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }

  tbody tr:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  @media (max-width: 820px) {
    th,
    td {
      padding: 0.8rem;
    }

    /* The total is shown on the order page. */
    th:nth-child(5),
    td:nth-child(5) {
      display: none;
    }
  }
`;

interface Props {
  orders: ListedOrder[];
  selected: string[];
  onSelect: (ids: string[]) => void;
}

function ItemSummary({ lines }: Pick<ListedOrder, 'lines'>) {
  const t = useT();
  return (
    <Flex direction="column" alignItems="start">
      {lines.slice(0, SHOWN_LINES).map((line, index) => (
        <Typography key={`${line.sku}-${index}`} textColor={line.quantity > 0 ? 'neutral800' : 'neutral600'}>
          {line.quantity} × {line.title}
          {line.options.length > 0 && `, ${formatOptions(line.options)}`}
        </Typography>
      ))}
      {lines.length > SHOWN_LINES && (
        <Typography textColor="neutral600">{t('common.andMore', { count: lines.length - SHOWN_LINES })}</Typography>
      )}
    </Flex>
  );
}

function SmallText({ children }: { children: string }) {
  return (
    <Typography tag="p" variant="pi" textColor="neutral600">
      {children}
    </Typography>
  );
}

export function OrderTable({ orders, selected, onSelect }: Props) {
  const t = useT();
  const all = orders.map(({ id }) => id);
  const everything = selected.length === orders.length ? true : selected.length > 0 ? 'indeterminate' : false;
  const toggle = (id: string): void =>
    onSelect(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" overflow="auto">
      <Table>
        <thead>
          <tr>
            <th>
              <Checkbox
                aria-label={t('desk.selectAll')}
                checked={everything}
                onCheckedChange={() => onSelect(everything === true ? [] : all)}
              />
            </th>
            <HeadCells names={COLUMNS.map((name) => t(`desk.columns.${name}`))} />
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td>
                <Checkbox
                  aria-label={t('desk.select', { name: order.orderNr })}
                  checked={selected.includes(order.id)}
                  onCheckedChange={() => toggle(order.id)}
                />
              </td>
              <td>
                <Link tag={NavLink} to={`/desk/orders/${order.id}`}>
                  {order.orderNr}
                </Link>
                <SmallText>{t.moment(order.placedAt)}</SmallText>
              </td>
              <td>
                <Typography fontWeight="semiBold">{order.name}</Typography>
                <SmallText>{t.country(order.country)}</SmallText>
              </td>
              <td>
                <ItemSummary lines={order.lines} />
              </td>
              <td>
                <Typography>{t.money(order.total, order.currency)}</Typography>
              </td>
              <td>
                <OrderStatusBadges
                  order={order}
                  hasAlert={order.alerted}
                  isWithdrawn={order.withdrawn}
                  isAwaited={order.awaited}
                  hasNote={order.noted}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
