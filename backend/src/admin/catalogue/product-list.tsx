import { Box, Button, EmptyStateLayout, Flex, Link, Loader, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { NavLink, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { CatalogueList, ListedProduct } from '../../back-office/catalogue/response-types';
import { HeadCells } from '../desk/head-cells';
import { PageLinks } from '../desk/page-links';
import { SearchBox } from '../desk/search-box';
import { useDesk } from '../desk/use-desk-api';
import { CsvDialog } from './csv-dialog';
import { LanguageBadges } from './language-badges';
import { NewProductDialog } from './new-product-dialog';
import { TYPES } from './product-type';
import { SaleDialog } from './sale-dialog';
import { useT } from '../language/use-t';
import type { Translator } from '../../platform/admin-texts/translator';

const COLUMNS = ['product', 'texts', 'variants', 'price', 'inStock'] as const;

const Table = styled.table`
  width: 100%;
  min-width: 84rem;
  border-collapse: collapse;

  th,
  td {
    padding: 1.2rem;
    text-align: left;
    vertical-align: middle;
  }

  td:first-child,
  th:first-child {
    width: 7.2rem;
  }

  tbody tr {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }

  tbody tr:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
`;

const Picture = styled.img`
  display: block;
  width: 4.8rem;
  height: 4.8rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  object-fit: contain;
  background: ${({ theme }) => theme.colors.neutral100};
`;

function priceRange(prices: ListedProduct['prices'], t: Translator): string {
  if (prices === null) return '–';
  const [low, high] = prices.map((cents) => t.money(cents, 'EUR'));
  return low === high ? `${low}` : `${low} – ${high}`;
}

const countText = ({ variants, active }: ListedProduct, t: Translator): string =>
  active === variants ? String(variants) : t('catalogue.off', { variants, off: variants - active });

function ProductTable({ products }: { products: ListedProduct[] }) {
  const t = useT();
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" overflow="auto">
      <Table>
        <thead>
          <tr>
            <th aria-label={t('catalogue.picture')} />
            <HeadCells names={COLUMNS.map((name) => t(`catalogue.columns.${name}`))} />
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product.id}>
              <td>{product.picture && <Picture src={product.picture} alt="" loading="lazy" />}</td>
              <td>
                <Link tag={NavLink} to={`/catalogue/products/${product.id}`}>
                  {product.title}
                </Link>
                <Typography tag="p" variant="pi" textColor="neutral600">
                  {t(TYPES[product.type])}
                </Typography>
              </td>
              <td>
                <LanguageBadges languages={product.languages} />
              </td>
              <td>
                <Typography>{countText(product, t)}</Typography>
              </td>
              <td>
                <Typography>{priceRange(product.prices, t)}</Typography>
              </td>
              <td>
                <Typography>{product.pieces ?? '–'}</Typography>
                {product.soldOut > 0 && (
                  <Typography tag="p" variant="pi" textColor="danger700">
                    {t('catalogue.soldOut', { count: product.soldOut })}
                  </Typography>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

type Dialog = 'new' | 'sale' | 'csv' | null;

export function ProductList() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<Dialog>(null);
  const q = params.get('q') ?? '';
  const page = params.get('page') ?? '1';
  const query = new URLSearchParams({ q, page }).toString();
  const { data, failure, isLoading, reload } = useDesk<{ data: CatalogueList }>(`/shop/catalogue/products?${query}`);
  const list = data?.data;
  const close = (): void => setDialog(null);
  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>{t('catalogue.title')}</Page.Title>
      <Layouts.Header
        title={t('catalogue.title')}
        subtitle={t('catalogue.subtitle')}
        primaryAction={
          list?.rights.createProducts && (
            <Button startIcon={<Plus />} onClick={() => setDialog('new')}>
              {t('catalogue.newProduct')}
            </Button>
          )
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Flex gap={2} wrap="wrap" justifyContent="space-between">
            <SearchBox
              key={q}
              q={q}
              label={t('catalogue.search')}
              placeholder={t('catalogue.searchHint')}
              onSearch={(words) => setParams(words === '' ? {} : { q: words })}
            />
            <Flex gap={2} wrap="wrap">
              {list?.rights.fields.includes('salePrice') && (
                <Button variant="secondary" onClick={() => setDialog('sale')}>
                  {t('catalogue.sales')}
                </Button>
              )}
              <Button variant="secondary" onClick={() => setDialog('csv')}>
                {t('catalogue.csv')}
              </Button>
            </Flex>
          </Flex>
          {failure && (
            <Typography role="alert" textColor="danger600">
              {failure}
            </Typography>
          )}
          {!list && !failure && <Loader>{t('catalogue.loading')}</Loader>}
          {list && (
            <Typography role="status" textColor="neutral600">
              {t(q === '' ? 'catalogue.count' : 'catalogue.countFound', { count: list.pagination.total, q })}
            </Typography>
          )}
          {list && list.products.length === 0 && (
            <EmptyStateLayout content={q === '' ? t('catalogue.noneYet') : t('catalogue.noneFound')} />
          )}
          {list && list.products.length > 0 && <ProductTable products={list.products} />}
          {list && (
            <PageLinks {...list.pagination} onPage={(next) => setParams({ ...(q && { q }), page: String(next) })} />
          )}
        </Flex>
      </Layouts.Content>
      {dialog === 'new' && <NewProductDialog maySetStock={list?.rights.stock === true} onClose={close} />}
      {dialog === 'sale' && <SaleDialog onClose={close} onDone={reload} />}
      {dialog === 'csv' && <CsvDialog mayImport={Boolean(list && canImport(list))} onClose={close} onDone={reload} />}
    </Page.Main>
  );
}

const canImport = ({ rights }: CatalogueList): boolean => rights.fields.length > 0 || rights.stock;
