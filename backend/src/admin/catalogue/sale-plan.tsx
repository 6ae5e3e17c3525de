import { Box, Checkbox, Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { PRODUCT_TYPES, type ProductType } from '../../../contract/products';
import type { GridRow } from '../../back-office/catalogue/response-types';
import { type SaleRounding, planSale } from '../../domain/percent-sale';
import { parseMoment } from '../../domain/variant-cells';
import { formatMoney } from '../desk/format';
import { TextField } from '../desk/text-field';
import { TYPES } from './product-type';

const ROUNDINGS: [SaleRounding, string][] = [
  ['five', 'Down to 5 cents'],
  ['cent', 'Down to a cent'],
  ['euro', 'Down to a euro'],
];

const SHOWN = 8;

/** A percentage off everything of some kinds of products, as it is being typed. */
export function useSalePlan(rows: GridRow[]) {
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
    percent: number >= 1 && number <= 90 ? undefined : 'A whole percentage from 1 to 90',
    from: begin.error,
    to:
      end.error ??
      (end.value && end.value <= (begin.value ?? opened.toISOString())
        ? 'The sale must end after it begins'
        : undefined),
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
  const { types, setTypes } = fields;
  return (
    <>
      <Flex gap={4} alignItems="start">
        <TextField
          label="Percent off"
          name="percent"
          value={fields.percent}
          onChange={fields.setPercent}
          error={errors.percent}
          required
        />
        <Field.Root name="rounding" width="100%">
          <Field.Label>Rounding</Field.Label>
          <SingleSelect value={fields.rounding} onChange={(value) => fields.setRounding(value as SaleRounding)}>
            {ROUNDINGS.map(([value, label]) => (
              <SingleSelectOption key={value} value={value}>
                {label}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      </Flex>
      <Flex gap={4} alignItems="start">
        <TextField
          label="From"
          name="from"
          value={fields.from}
          onChange={fields.setFrom}
          error={errors.from}
          hint="2026-11-27 09:00; empty: now"
        />
        <TextField
          label="Until"
          name="to"
          value={fields.to}
          onChange={fields.setTo}
          error={errors.to}
          hint="Empty: until you end it"
        />
      </Flex>
      <Box tag="fieldset" style={{ border: 0, padding: 0 }}>
        <Typography tag="legend" variant="pi" fontWeight="bold" paddingBottom={2}>
          Products
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
              {TYPES[type]}
            </Checkbox>
          ))}
        </Flex>
      </Box>
      <Checkbox checked={fields.replaces} onCheckedChange={(value) => fields.setReplaces(value === true)}>
        Also where a sale runs or is planned, instead of it
      </Checkbox>
    </>
  );
}

export function SalePreview({ chosen, planned }: Pick<ReturnType<typeof useSalePlan>, 'chosen' | 'planned'>) {
  const unannounced = planned.filter(
    ({ row, sale }) => row.lowest !== null && (sale.salePrice ?? 0) >= row.lowest,
  ).length;
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography role="status" fontWeight="semiBold">
        {`${planned.length} of ${chosen.length} variants get a sale price`}
      </Typography>
      {planned.slice(0, SHOWN).map(({ row, sale }) => (
        <Typography key={row.id} textColor="neutral600">
          {`${row.sku}: ${formatMoney(row.price, 'EUR')} → ${formatMoney(sale.salePrice ?? 0, 'EUR')}`}
        </Typography>
      ))}
      {planned.length > SHOWN && <Typography textColor="neutral600">{`and ${planned.length - SHOWN} more`}</Typography>}
      {unannounced > 0 && (
        <Typography textColor="danger700">
          {`${unannounced} were cheaper within 30 days: they cost less, but no reduction is shown`}
        </Typography>
      )}
    </Flex>
  );
}
