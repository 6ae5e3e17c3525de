import { Box, Button, EmptyStateLayout, Flex, Link, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { NavLink, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { CatalogueList, ListedProduct } from '../../back-office/catalogue/response-types';
import { formatMoney } from '../desk/format';
import { HeadCells } from '../desk/head-cells';
import { PageLinks } from '../desk/page-links';
import { SearchBox } from '../desk/search-box';
import { useDesk } from '../desk/use-desk-api';
import { CsvDialog } from './csv-dialog';
import { LanguageBadges } from './language-badges';
import { NewProductDialog } from './new-product-dialog';
import { TYPES } from './product-type';
import { SaleDialog } from './sale-dialog';

const COLUMNS = ['Product', 'Texts', 'Variants', 'Price', 'In stock'];

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

function priceRange(prices: ListedProduct['prices']): string {
  if (prices === null) return '–';
  const [low, high] = prices.map((cents) => formatMoney(cents, 'EUR'));
  return low === high ? `${low}` : `${low} – ${high}`;
}

const countText = ({ variants, active }: ListedProduct): string =>
  active === variants ? String(variants) : `${variants} (${variants - active} off)`;

function ProductTable({ products }: { products: ListedProduct[] }) {
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" overflow="auto">
      <Table>
        <thead>
          <tr>
            <th aria-label="Picture" />
            <HeadCells names={COLUMNS} />
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
                  {TYPES[product.type]}
                </Typography>
              </td>
              <td>
                <LanguageBadges languages={product.languages} />
              </td>
              <td>
                <Typography>{countText(product)}</Typography>
              </td>
              <td>
                <Typography>{priceRange(product.prices)}</Typography>
              </td>
              <td>
                <Typography>{product.pieces ?? '–'}</Typography>
                {product.soldOut > 0 && (
                  <Typography tag="p" variant="pi" textColor="danger700">
                    {product.soldOut} sold out
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
      <Page.Title>Catalogue</Page.Title>
      <Layouts.Header
        title="Catalogue"
        subtitle="Products, their variants, prices and stock"
        primaryAction={
          list?.rights.createProducts && (
            <Button startIcon={<Plus />} onClick={() => setDialog('new')}>
              New product
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
              label="Search products"
              placeholder="Title or SKU"
              onSearch={(words) => setParams(words === '' ? {} : { q: words })}
            />
            <Flex gap={2} wrap="wrap">
              {list?.rights.fields.includes('salePrice') && (
                <Button variant="secondary" onClick={() => setDialog('sale')}>
                  Sales
                </Button>
              )}
              <Button variant="secondary" onClick={() => setDialog('csv')}>
                CSV file
              </Button>
            </Flex>
          </Flex>
          {failure && (
            <Typography role="alert" textColor="danger600">
              {failure}
            </Typography>
          )}
          {!list && !failure && <Page.Loading />}
          {list && (
            <Typography role="status" textColor="neutral600">
              {list.pagination.total === 1 ? '1 product' : `${list.pagination.total} products`}
              {q !== '' && ` found for “${q}”`}
            </Typography>
          )}
          {list && list.products.length === 0 && (
            <EmptyStateLayout
              content={q === '' ? 'No products yet: make the first one.' : 'No product has all these words.'}
            />
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
