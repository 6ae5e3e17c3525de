import { Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import type { Home } from '../../back-office/home/read-home';
import { useDesk } from '../desk/use-desk-api';
import { FIGURE_LINKS } from './figures';
import { useT } from '../language/use-t';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: 1.2rem;
`;

const Tile = styled(NavLink)<{ $isQuiet: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 0.4rem;
  height: 100%;
  padding: 1.6rem;
  border: 1px solid ${({ theme, $isQuiet }) => ($isQuiet ? theme.colors.neutral150 : theme.colors.primary200)};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme, $isQuiet }) => ($isQuiet ? theme.colors.neutral0 : theme.colors.primary100)};
  text-decoration: none;

  &:hover {
    border-color: ${({ theme }) => theme.colors.primary500};
  }
`;

function SalesToday({ sales }: { sales: NonNullable<Home['sales']> }) {
  const t = useT();
  const paid = sales.filter(({ todayOrders }) => todayOrders > 0);
  return (
    <Flex direction="column" alignItems="start" gap={1}>
      <Typography textColor="neutral600">{t('home.paidToday')}</Typography>
      {paid.length === 0 && <Typography variant="beta">{t('home.nothingYet')}</Typography>}
      {paid.map(({ currency, today, todayOrders }) => (
        <Typography key={currency} variant="alpha" tag="p">
          {t.money(today, currency)}{' '}
          <Typography textColor="neutral600">{t('home.orders', { count: todayOrders })}</Typography>
        </Typography>
      ))}
      {sales
        .filter(({ yesterday }) => yesterday > 0)
        .map(({ currency, yesterday }) => (
          <Typography key={currency} variant="pi" textColor="neutral600">
            {t('home.yesterday', { amount: t.money(yesterday, currency) })}
          </Typography>
        ))}
    </Flex>
  );
}

/** What was sold today and what waits for somebody, as far as the role may see it. */
export function TodayWidget() {
  const t = useT();
  const { data, failure } = useDesk<{ data: Home }>('/shop/home');
  if (!data) return failure ? <Widget.Error>{failure}</Widget.Error> : <Widget.Loading />;
  const { sales, figures } = data.data;
  if (sales === null && figures.length === 0) return <Widget.NoPermissions />;
  return (
    <Flex direction="column" alignItems="stretch" gap={5} width="100%">
      {failure && (
        <Typography role="alert" textColor="danger600">
          {failure}
        </Typography>
      )}
      {sales && <SalesToday sales={sales} />}
      <Tiles>
        {figures.map(({ name, count }) => (
          <li key={name}>
            <Tile to={FIGURE_LINKS[name].to} $isQuiet={count === 0}>
              <Typography variant="alpha" textColor={count === 0 ? 'neutral600' : 'primary700'}>
                {count}
              </Typography>
              <Typography textColor="neutral800">{t(FIGURE_LINKS[name].label)}</Typography>
            </Tile>
          </li>
        ))}
      </Tiles>
    </Flex>
  );
}
