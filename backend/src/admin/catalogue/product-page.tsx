import { Box, Button, EmptyStateLayout, Flex, Grid as Columns, Link, Typography } from '@strapi/design-system';
import { ArrowLeft, Plus } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { NavLink, useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { CatalogueProduct } from '../../back-office/catalogue/response-types';
import { Section } from '../desk/section';
import { useDesk } from '../desk/use-desk-api';
import { BulkDialog } from './bulk-dialog';
import { CombineDialog } from './combine-dialog';
import { LanguageLinks } from './language-badges';
import { TYPES } from './product-type';
import { SaveBar } from './save-bar';
import { useGrid } from './use-grid';
import { VariantGrid } from './variant-grid';
import { useT } from '../language/use-t';

const Picture = styled.img`
  width: 9.6rem;
  height: 9.6rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  object-fit: contain;
`;

function Gallery({ product }: { product: CatalogueProduct }) {
  const t = useT();
  if (product.gallery.length === 0) return <Typography textColor="neutral600">{t('catalogue.noPictures')}</Typography>;
  return (
    <Flex gap={2} wrap="wrap">
      {product.gallery.map(({ url, alt }, index) => (
        <Picture key={`${index}-${url}`} src={url} alt={alt} loading="lazy" />
      ))}
    </Flex>
  );
}

function Variants({ product, reload }: { product: CatalogueProduct; reload: () => Promise<void> }) {
  const t = useT();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<'bulk' | 'combine' | null>(null);
  const rows = product.variants;
  const grid = useGrid(rows, reload);
  const { rights, options } = product;
  const choose = useCallback((ids: string[], isChosen: boolean): void => {
    setChosen((known) => {
      const next = new Set(known);
      for (const id of ids)
        if (isChosen) next.add(id);
        else next.delete(id);
      return next;
    });
  }, []);
  const mayChange = rights.fields.length > 0 || rights.stock;
  return (
    <Section
      title={t('catalogue.variants', { count: rows.length })}
      action={
        <Flex gap={2} wrap="wrap">
          {chosen.size > 0 && mayChange && (
            <Button variant="secondary" onClick={() => setDialog('bulk')}>
              {t('catalogue.changeChosen', { count: chosen.size })}
            </Button>
          )}
          {rights.createVariants && (
            <Button variant="secondary" startIcon={<Plus />} onClick={() => setDialog('combine')}>
              {t('catalogue.addVariants')}
            </Button>
          )}
        </Flex>
      }
    >
      {product.hasMore && <Typography role="alert">{t('catalogue.firstThousand')}</Typography>}
      {rows.length === 0 ? (
        <EmptyStateLayout content={t('catalogue.noVariants')} />
      ) : (
        <VariantGrid rows={rows} options={options} rights={rights} grid={grid} chosen={chosen} onChoose={choose} />
      )}
      <SaveBar grid={grid} />
      {dialog === 'bulk' && (
        <BulkDialog
          rows={rows.filter(({ id }) => chosen.has(id))}
          rights={rights}
          grid={grid}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'combine' && <CombineDialog product={product} onClose={() => setDialog(null)} onDone={reload} />}
    </Section>
  );
}

export function ProductPage() {
  const t = useT();
  const { id = '' } = useParams();
  const { data, failure, isLoading, reload } = useDesk<{ data: CatalogueProduct }>(`/shop/catalogue/products/${id}`);
  const product = data?.data;
  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>{product?.title ?? t('catalogue.product')}</Page.Title>
      <Layouts.Header
        title={product?.title ?? ''}
        subtitle={product ? t(TYPES[product.type]) : ''}
        navigationAction={
          <Link tag={NavLink} startIcon={<ArrowLeft />} to="/catalogue">
            {t('catalogue.title')}
          </Link>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          {failure && (
            <Typography role="alert" textColor="danger600">
              {failure}
            </Typography>
          )}
          {!product && !failure && <Page.Loading />}
          {product && (
            <>
              <Columns.Root gap={6}>
                <Columns.Item col={5} s={12} alignItems="stretch">
                  <Section title={t('catalogue.texts')}>
                    <LanguageLinks {...product} />
                  </Section>
                </Columns.Item>
                <Columns.Item col={7} s={12} alignItems="stretch">
                  <Section title={t('catalogue.pictures')}>
                    <Gallery product={product} />
                  </Section>
                </Columns.Item>
              </Columns.Root>
              <Box>
                <Variants key={product.id} product={product} reload={reload} />
              </Box>
            </>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
