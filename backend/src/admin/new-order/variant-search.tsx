import { Button, Flex, SearchForm, Searchbar, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { type FormEvent, useState } from 'react';
import type { findVariants } from '../../back-office/hand-orders/find-variants';
import { formatMoney, formatOptions } from '../desk/format';
import { useDesk } from '../desk/use-desk-api';
import type { ChosenItem, Draft } from './types';

type Found = Awaited<ReturnType<typeof findVariants>>[number];

const leftText = ({ left }: Found): string => (left === null ? '' : left > 0 ? `${left} left` : 'sold out');

interface Props {
  locale: Draft['locale'];
  onAdd: (item: ChosenItem) => void;
}

function FoundList({ q, locale, onAdd }: Props & { q: string }) {
  const query = new URLSearchParams({ q, locale });
  const { data, failure, isLoading } = useDesk<{ data: Found[] }>(`/shop/desk/variants?${query.toString()}`);
  if (failure) return <Typography role="alert">{failure}</Typography>;
  if (isLoading || !data) return <Typography role="status">Searching …</Typography>;
  if (data.data.length === 0) return <Typography role="status">No article has these words.</Typography>;
  return (
    <Flex tag="ul" aria-label="Articles found" direction="column" alignItems="stretch" gap={2}>
      {data.data.map((found) => (
        <Flex tag="li" key={found.variantId} justifyContent="space-between" gap={4}>
          <Flex direction="column" alignItems="start">
            <Typography>{[found.title, formatOptions(found.options)].filter(Boolean).join(', ')}</Typography>
            <Typography variant="pi" textColor="neutral600">
              {[found.sku, formatMoney(found.price, found.currency), leftText(found)].filter(Boolean).join(' · ')}
            </Typography>
          </Flex>
          <Button
            variant="secondary"
            startIcon={<Plus />}
            disabled={found.left === 0}
            aria-label={`Add ${found.sku}`}
            onClick={() => onAdd({ ...found, quantity: 1 })}
          >
            Add
          </Button>
        </Flex>
      ))}
    </Flex>
  );
}

/** Finds articles by SKU or title. */
export function VariantSearch({ locale, onAdd }: Props) {
  const [words, setWords] = useState('');
  const [q, setQ] = useState('');
  const search = (event: FormEvent): void => {
    event.preventDefault();
    setQ(words.trim());
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
          clearLabel="Clear the search"
          placeholder="SKU or title, then Enter"
        >
          Search articles
        </Searchbar>
      </SearchForm>
      {q !== '' && <FoundList q={q} locale={locale} onAdd={onAdd} />}
    </Flex>
  );
}
