import { Button, Flex, SearchForm, Searchbar, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { type FormEvent, useState } from 'react';
import type { findVariants } from '../../back-office/hand-orders/find-variants';
import { formatOptions } from '../desk/format';
import { useDesk } from '../desk/use-desk-api';
import type { ChosenItem, Draft } from './types';
import { useT } from '../language/use-t';
import type { Translator } from '../../platform/admin-texts/translator';

type Found = Awaited<ReturnType<typeof findVariants>>[number];

function leftText({ left }: Found, t: Translator): string {
  if (left === null) return '';
  return left > 0 ? t('newOrder.left', { count: left }) : t('common.soldOut');
}

interface Props {
  locale: Draft['locale'];
  onAdd: (item: ChosenItem) => void;
}

function FoundList({ q, locale, onAdd }: Props & { q: string }) {
  const t = useT();
  const query = new URLSearchParams({ q, locale });
  const { data, failure, isLoading } = useDesk<{ data: Found[] }>(`/shop/desk/variants?${query.toString()}`);
  if (failure) return <Typography role="alert">{failure}</Typography>;
  if (isLoading || !data) return <Typography role="status">{t('newOrder.searching')}</Typography>;
  if (data.data.length === 0) return <Typography role="status">{t('newOrder.noneFound')}</Typography>;
  return (
    <Flex tag="ul" aria-label={t('newOrder.found')} direction="column" alignItems="stretch" gap={2}>
      {data.data.map((found) => (
        <Flex tag="li" key={found.variantId} justifyContent="space-between" gap={4}>
          <Flex direction="column" alignItems="start">
            <Typography>{[found.title, formatOptions(found.options)].filter(Boolean).join(', ')}</Typography>
            <Typography variant="pi" textColor="neutral600">
              {[found.sku, t.money(found.price, found.currency), leftText(found, t)].filter(Boolean).join(' · ')}
            </Typography>
          </Flex>
          <Button
            variant="secondary"
            startIcon={<Plus />}
            disabled={found.left === 0}
            aria-label={t('newOrder.addOf', { sku: found.sku })}
            onClick={() => onAdd({ ...found, quantity: 1 })}
          >
            {t('newOrder.add')}
          </Button>
        </Flex>
      ))}
    </Flex>
  );
}

/** Finds articles by SKU or title. */
export function VariantSearch({ locale, onAdd }: Props) {
  const t = useT();
  const [words, setWords] = useState('');
  const [q, setQ] = useState('');
  const search = (event: FormEvent): void => {
    event.preventDefault();
    setQ(words.trim());
  };
  // What was found stays, for another size of it; the field is ready for the next article.
  const add = (item: ChosenItem): void => {
    setWords('');
    onAdd(item);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <SearchForm onSubmit={search}>
        <Searchbar
          name="article"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onClear={() => {
            setWords('');
            setQ('');
          }}
          clearLabel={t('common.clearSearch')}
          placeholder={t('newOrder.searchHint')}
        >
          {t('newOrder.search')}
        </Searchbar>
      </SearchForm>
      {q !== '' && <FoundList q={q} locale={locale} onAdd={add} />}
    </Flex>
  );
}
