import { Box, Checkbox, Flex, Typography } from '@strapi/design-system';
import { useMemo, useState } from 'react';
import type { ItemOption } from '../../../contract/products';
import type { OptionChoice } from '../../back-office/catalogue/response-types';
import { parseCell, parsePieces } from '../../domain/variant-cells';
import {
  MAX_COMBINATIONS,
  combinationKey,
  combine,
  countCombinations,
  fillSku,
  newCombinations,
  suggestPattern,
} from '../../domain/variant-combinations';
import { TextField } from '../desk/text-field';
import { lookOf } from './look';
import { useT } from '../language/use-t';

/** Most of one request. */
export const PART = 100;

interface NewVariant {
  sku: string;
  values: ItemOption[];
  price: number;
  stock: number;
}

interface Existing {
  sku: string;
  options: ItemOption[];
}

/** Chosen values of options, and the variants that they make; `hasStock` where their pieces may be typed. */
export function useVariantMaker(options: OptionChoice[], title: string, existing: Existing[], hasStock: boolean) {
  const t = useT();
  const [chosen, setChosen] = useState<Record<string, string[]>>({});
  const [pattern, setPattern] = useState<string | null>(null);
  const [price, setPrice] = useState('');
  const [stock, setStock] = useState('');

  const wanted = options.map(({ key, values }) => ({
    key,
    values: values.map((value) => value.key).filter((value) => chosen[key]?.includes(value)),
  }));
  const used = wanted.filter(({ values }) => values.length > 0).map(({ key }) => key);
  const suggested = suggestPattern(
    title,
    existing.map(({ sku }) => sku),
    used,
  );
  const sku = pattern ?? suggested;
  const count = countCombinations(wanted);
  const tooMany = count > MAX_COMBINATIONS;
  const all = tooMany ? [] : combine(wanted);
  const fresh = newCombinations(
    all,
    existing.map(({ options: own }) => own),
  );

  /** Throws a sentence when price or stock can not be read. */
  function make(): NewVariant[] {
    const cents = parseCell('price', price);
    if (cents.error !== undefined) throw new Error(t.sentence(cents.error));
    const pieces = parsePieces(hasStock ? stock : '');
    if (pieces.error !== undefined || pieces.value < 0) throw new Error(t('catalogue.maker.wholePieces'));
    return fresh.map((values) => ({ sku: fillSku(sku, values), values, price: cents.value, stock: pieces.value }));
  }

  const toggle = (key: string, value: string): void =>
    setChosen((known) => {
      const own = known[key] ?? [];
      return { ...known, [key]: own.includes(value) ? own.filter((one) => one !== value) : [...own, value] };
    });

  return {
    options,
    chosen,
    toggle,
    sku,
    setPattern,
    price,
    setPrice,
    hasStock,
    stock,
    setStock,
    count,
    tooMany,
    all,
    fresh,
    make,
  };
}

type Maker = ReturnType<typeof useVariantMaker>;

function OptionFields({ maker }: { maker: Maker }) {
  return (
    <>
      {maker.options.map(({ key, name, values }) => (
        <Box tag="fieldset" key={key} style={{ border: 0, padding: 0 }}>
          <Typography tag="legend" variant="pi" fontWeight="bold" paddingBottom={2}>
            {name}
          </Typography>
          <Flex gap={4} wrap="wrap">
            {values.map((value) => (
              <Checkbox
                key={value.key}
                checked={maker.chosen[key]?.includes(value.key) ?? false}
                onCheckedChange={() => maker.toggle(key, value.key)}
              >
                {value.label}
              </Checkbox>
            ))}
          </Flex>
        </Box>
      ))}
    </>
  );
}

function Preview({ maker }: { maker: Maker }) {
  const t = useT();
  const { all, fresh, sku, options } = maker;
  const isNew = useMemo(() => new Set(fresh.map(combinationKey)), [fresh]);
  if (maker.tooMany)
    return (
      <Typography role="alert" textColor="danger700">
        {t('catalogue.maker.tooMany', { count: maker.count, max: MAX_COMBINATIONS })}
      </Typography>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography role="status">
        {all.length > fresh.length
          ? t('catalogue.maker.freshAndOld', { count: fresh.length, old: all.length - fresh.length })
          : t('catalogue.maker.fresh', { count: fresh.length })}
      </Typography>
      <Box tag="ul" maxHeight="18rem" overflow="auto">
        {all.map((values) => {
          const key = combinationKey(values);
          return (
            <Typography tag="li" key={key} textColor={isNew.has(key) ? 'neutral800' : 'neutral600'}>
              {lookOf(values, options) || t('catalogue.maker.one')}
              {isNew.has(key) ? `: ${fillSku(sku, values)}` : `: ${t('catalogue.maker.exists')}`}
            </Typography>
          );
        })}
      </Box>
    </Flex>
  );
}

/** Fields of new variants, and what they will be. */
export function VariantMaker({ maker }: { maker: Maker }) {
  const t = useT();
  return (
    <>
      <OptionFields maker={maker} />
      <Flex gap={4} alignItems="start">
        <TextField
          label={t('catalogue.maker.price')}
          name="price"
          value={maker.price}
          onChange={maker.setPrice}
          required
        />
        {maker.hasStock && (
          <TextField
            label={t('catalogue.maker.pieces')}
            name="stock"
            value={maker.stock}
            onChange={maker.setStock}
            hint={t('catalogue.maker.piecesHint')}
          />
        )}
      </Flex>
      <TextField
        label={t('catalogue.maker.skus')}
        name="pattern"
        value={maker.sku}
        onChange={maker.setPattern}
        hint={t('catalogue.maker.skusHint', { places: maker.options.map(({ key }) => `{${key}}`).join(', ') })}
      />
      <Preview maker={maker} />
    </>
  );
}
