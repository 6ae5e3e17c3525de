import { Box, Checkbox, Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { PRODUCT_TYPES, type ProductType } from '../../../contract/products';
import type { GridRow } from '../../back-office/catalogue/response-types';
import { type SaleRounding, planSale } from '../../domain/percent-sale';
import { parseMoment } from '../../domain/variant-cells';
import { TextField } from '../desk/text-field';
import { TYPES } from './product-type';
import { useT } from '../language/use-t';
import type { TextKey } from '../../platform/admin-texts/catalogues';

const ROUNDINGS: [SaleRounding, TextKey][] = [
  ['five', 'catalogue.sale.five'],
  ['cent', 'catalogue.sale.cent'],
  ['euro', 'catalogue.sale.euro'],
];

const SHOWN = 8;

/** A percentage off everything of some kinds of products, as it is being typed. */
export function useSalePlan(rows: GridRow[]) {
  const t = useT();
  const [percent, setPercent] = useState('20');
  const [rounding, setRounding] = useState<SaleRounding>('five');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [types, setTypes] = useState<ProductType[]>(['physical']);
  const [replaces, setReplaces] = useState(false);
  const [opened] = useState(() => new Date());
  const fields = {
    percent,
    setPercent,
    rounding,
    setRounding,
    from,
    setFrom,
    to,
    setTo,
    types,
    setTypes,
    replaces,
    setReplaces,
  };
  const begin = parseMoment(from);
  const end = parseMoment(to);
  const number = /^\d{1,2}$/.test(percent.trim()) ? Number(percent) : 0;
  const errors = {
    percent: number >= 1 && number <= 90 ? undefined : t('catalogue.sale.percentRange'),
    from: begin.error && t.sentence(begin.error),
    to:
      (end.error && t.sentence(end.error)) ??
      (end.value && end.value <= (begin.value ?? opened.toISOString()) ? t('catalogue.sale.endAfter') : undefined),
  };
  const isReady = Object.values(errors).every((error) => error === undefined);
  // A sale that begins now has its beginning too: it is what its variants have in common when it is ended.
  const saleFrom = begin.value ?? opened.toISOString();
  const chosen = rows.filter(({ type, active }) => active && types.includes(type));
  const planned = isReady
    ? chosen.flatMap((row) => {
        const sale = planSale(
          row,
          { percent: number, rounding, from: saleFrom, to: end.value ?? null, replaces },
          opened,
        );
        return sale ? [{ row, sale }] : [];
      })
    : [];
  return { fields, errors, chosen, planned, opened };
}

export function SalePlanFields({ fields, errors }: Pick<ReturnType<typeof useSalePlan>, 'fields' | 'errors'>) {
  const t = useT();
  const { types, setTypes } = fields;
  return (
    <>
      <Flex gap={4} alignItems="start">
        <TextField
          label={t('catalogue.sale.percent')}
          name="percent"
          value={fields.percent}
          onChange={fields.setPercent}
          error={errors.percent}
          required
        />
        <Field.Root name="rounding" width="100%">
          <Field.Label>{t('catalogue.sale.rounding')}</Field.Label>
          <SingleSelect value={fields.rounding} onChange={(value) => fields.setRounding(value as SaleRounding)}>
            {ROUNDINGS.map(([value, label]) => (
              <SingleSelectOption key={value} value={value}>
                {t(label)}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      </Flex>
      <Flex gap={4} alignItems="start">
        <TextField
          label={t('catalogue.bulk.from')}
          name="from"
          value={fields.from}
          onChange={fields.setFrom}
          error={errors.from}
          hint={t('catalogue.bulk.fromHint')}
        />
        <TextField
          label={t('catalogue.bulk.until')}
          name="to"
          value={fields.to}
          onChange={fields.setTo}
          error={errors.to}
          hint={t('catalogue.sale.untilHint')}
        />
      </Flex>
      <Box tag="fieldset" style={{ border: 0, padding: 0 }}>
        <Typography tag="legend" variant="pi" fontWeight="bold" paddingBottom={2}>
          {t('catalogue.sale.products')}
        </Typography>
        <Flex gap={4} wrap="wrap">
          {PRODUCT_TYPES.map((type) => (
            <Checkbox
              key={type}
              checked={types.includes(type)}
              onCheckedChange={() =>
                setTypes(types.includes(type) ? types.filter((one) => one !== type) : [...types, type])
              }
            >
              {t(TYPES[type])}
            </Checkbox>
          ))}
        </Flex>
      </Box>
      <Checkbox checked={fields.replaces} onCheckedChange={(value) => fields.setReplaces(value === true)}>
        {t('catalogue.sale.replaces')}
      </Checkbox>
    </>
  );
}

export function SalePreview({ chosen, planned }: Pick<ReturnType<typeof useSalePlan>, 'chosen' | 'planned'>) {
  const t = useT();
  const unannounced = planned.filter(
    ({ row, sale }) => row.lowest !== null && (sale.salePrice ?? 0) >= row.lowest,
  ).length;
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography role="status" fontWeight="semiBold">
        {t('catalogue.sale.preview', { planned: planned.length, all: chosen.length })}
      </Typography>
      {planned.slice(0, SHOWN).map(({ row, sale }) => (
        <Typography key={row.id} textColor="neutral600">
          {`${row.sku}: ${t.money(row.price, 'EUR')} → ${t.money(sale.salePrice ?? 0, 'EUR')}`}
        </Typography>
      ))}
      {planned.length > SHOWN && (
        <Typography textColor="neutral600">{t('common.andMore', { count: planned.length - SHOWN })}</Typography>
      )}
      {unannounced > 0 && (
        <Typography textColor="danger700">{t('catalogue.sale.unannounced', { count: unannounced })}</Typography>
      )}
    </Flex>
  );
}
