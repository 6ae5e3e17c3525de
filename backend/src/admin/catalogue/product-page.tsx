import { Box, Button, EmptyStateLayout, Flex, Link, Loader, Tabs, Typography } from '@strapi/design-system';
import { ArrowLeft, Plus } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { NavLink, useParams } from 'react-router-dom';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import type { CatalogueProduct } from '../../back-office/catalogue/response-types';
import { Section } from '../desk/section';
import { useDesk } from '../desk/use-desk-api';
import { BulkDialog } from './bulk-dialog';
import { CombineDialog } from './combine-dialog';
import { LanguageBadge } from './language-badges';
import { ProductForm } from './product-form';
import { TYPES } from './product-type';
import { SaveBar } from './save-bar';
import { type Grid, useGrid } from './use-grid';
import { useLeaveWarning } from './use-leave-warning';
import { VariantGrid } from './variant-grid';
import { useT } from '../language/use-t';

interface TextsProps {
  product: CatalogueProduct;
  onSaved: () => Promise<void>;
  isDirty: boolean;
  onDirty: (isDirty: boolean) => void;
}

/** Texts and pictures, one language at a time. */
function Texts({ product, onSaved, isDirty, onDirty }: TextsProps) {
  const t = useT();
  const [shown, setShown] = useState<string>(DEFAULT_LOCALE);
  const names = new Intl.DisplayNames(t.tag, { type: 'language' });
  const show = (locale: string): void => {
    if (!isDirty || window.confirm(t('catalogue.form.switch'))) setShown(locale);
  };
  return (
    <Section title={t('catalogue.form.heading')}>
      <Tabs.Root variant="simple" activationMode="manual" value={shown} onValueChange={show}>
        <Tabs.List aria-label={t('catalogue.form.languages')} style={{ flexWrap: 'wrap' }}>
          {product.languages.map(({ locale, state }) => (
            <Tabs.Trigger key={locale} value={locale}>
              {names.of(locale)} <LanguageBadge state={state} />
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {product.languages.map((language) => (
          <Tabs.Content key={language.locale} value={language.locale}>
            <Box paddingTop={6}>
              <ProductForm product={product} language={language} onSaved={onSaved} onDirty={onDirty} />
            </Box>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Section>
  );
}

function Variants({ product, grid, reload }: { product: CatalogueProduct; grid: Grid; reload: () => Promise<void> }) {
  const t = useT();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<'bulk' | 'combine' | null>(null);
  const rows = product.variants;
  const { rights, options, gallery } = product;
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
        <VariantGrid
          rows={rows}
          options={options}
          gallery={gallery}
          rights={rights}
          grid={grid}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      <SaveBar grid={grid} />
      {dialog === 'bulk' && (
        <BulkDialog
          rows={rows.filter(({ id }) => chosen.has(id))}
          gallery={gallery}
          rights={rights}
          grid={grid}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'combine' && <CombineDialog product={product} onClose={() => setDialog(null)} onDone={reload} />}
    </Section>
  );
}

function Product({ product, reload }: { product: CatalogueProduct; reload: () => Promise<void> }) {
  const grid = useGrid(product.variants, reload);
  const [isDirty, setDirty] = useState(false);
  useLeaveWarning(isDirty || grid.count > 0);
  return (
    <>
      <Texts product={product} onSaved={reload} isDirty={isDirty} onDirty={setDirty} />
      <Variants product={product} grid={grid} reload={reload} />
    </>
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
          {!product && !failure && <Loader>{t('catalogue.loading')}</Loader>}
          {product && <Product key={product.id} product={product} reload={reload} />}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
