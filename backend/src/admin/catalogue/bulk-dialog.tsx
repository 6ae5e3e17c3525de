import { Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { GridRow, Rights } from '../../back-office/catalogue/response-types';
import { percentMore, percentOff } from '../../domain/percent-sale';
import { parseAmount, parseCell } from '../../domain/variant-cells';
import { FormDialog } from '../desk/form-dialog';
import { TextField } from '../desk/text-field';
import { type GridField, textOf } from './grid-state';
import type { Grid } from './use-grid';

type Kind = 'price' | 'pricePercent' | 'salePercent' | 'salePrice' | 'endSale' | 'add' | 'on' | 'off';

const KINDS: [kind: Kind, label: string, field: GridField][] = [
  ['price', 'Set the price', 'price'],
  ['pricePercent', 'Raise or lower the price by %', 'price'],
  ['salePercent', 'Sale: % off the price', 'salePrice'],
  ['salePrice', 'Sale: a price', 'salePrice'],
  ['endSale', 'Take the sale away', 'salePrice'],
  ['add', 'Add pieces to the stock', 'add'],
  ['on', 'Switch on', 'active'],
  ['off', 'Switch off', 'active'],
];

const VALUES: Partial<Record<Kind, string>> = {
  price: 'Price in euro',
  pricePercent: 'Percent, such as 5 or -5',
  salePercent: 'Percent off, 1 to 90',
  salePrice: 'Sale price in euro',
  add: 'Pieces, such as 10 or -2',
};

interface Typing {
  row: GridRow;
  field: GridField;
  text: string;
}

const decimal = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

/** What to type into the chosen rows; throws a sentence when the value can not be used. */
function textsOf(
  kind: Kind,
  value: string,
  dates: { from: string; to: string },
  rows: GridRow[],
  grid: Grid,
): Typing[] {
  const all = (field: GridField, text: (row: GridRow) => string): Typing[] =>
    rows.map((row) => ({ row, field, text: text(row) }));
  const withDates = (prices: Typing[]): Typing[] => [
    ...prices,
    ...all('saleFrom', () => dates.from),
    ...all('saleTo', () => dates.to),
  ];
  const priceOf = (row: GridRow): number => parseAmount(textOf(row, grid.typed[row.id], 'price')).value ?? row.price;
  const percent = (): number => {
    if (!/^[+-]?\d{1,3}$/.test(value.trim())) throw new Error('Write a whole percentage');
    return Number(value);
  };
  const off = (): number => {
    const wanted = percent();
    if (wanted < 1 || wanted > 90) throw new Error('Write a percentage from 1 to 90');
    return wanted;
  };
  for (const moment of [dates.from, dates.to]) {
    const { error } = parseCell('saleFrom', moment);
    if (error !== undefined) throw new Error(error);
  }
  switch (kind) {
    case 'price':
    case 'salePrice': {
      const { error } = parseCell('price', value);
      if (error !== undefined) throw new Error(error);
      return kind === 'price' ? all('price', () => value.trim()) : withDates(all('salePrice', () => value.trim()));
    }
    case 'pricePercent':
      return all('price', (row) => decimal(percentMore(priceOf(row), percent())));
    case 'salePercent':
      return withDates(all('salePrice', (row) => decimal(percentOff(priceOf(row), off(), 'five'))));
    case 'endSale':
      return [...all('salePrice', () => ''), ...all('saleFrom', () => ''), ...all('saleTo', () => '')];
    case 'add':
      return rows
        .filter(({ available }) => available !== null)
        .map((row) => ({ row, field: 'add', text: value.trim() }));
    default:
      return all('active', () => (kind === 'on' ? 'yes' : 'no'));
  }
}

interface Props {
  rows: GridRow[];
  rights: Rights;
  grid: Grid;
  onClose: () => void;
}

/** Types into all chosen rows at once; the grid shows it before it is saved. */
export function BulkDialog({ rows, rights, grid, onClose }: Props) {
  const kinds = KINDS.filter(([, , field]) => (field === 'add' ? rights.stock : rights.fields.includes(field)));
  const [kind, setKind] = useState<Kind>(kinds[0]?.[0] ?? 'price');
  const [value, setValue] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const label = VALUES[kind];
  const isSale = kind === 'salePercent' || kind === 'salePrice';
  return (
    <FormDialog
      title={`Change ${rows.length} variants`}
      confirm="Fill in"
      onClose={onClose}
      onConfirm={async () => grid.typeAll(textsOf(kind, value, { from, to }, rows, grid))}
    >
      <Field.Root name="kind" width="100%">
        <Field.Label>What</Field.Label>
        <SingleSelect value={kind} onChange={(next) => setKind(next as Kind)}>
          {kinds.map(([name, words]) => (
            <SingleSelectOption key={name} value={name}>
              {words}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      {label && <TextField label={label} name="value" value={value} onChange={setValue} required />}
      {isSale && (
        <Flex gap={4} alignItems="start">
          <TextField label="From" name="from" value={from} onChange={setFrom} hint="2026-11-27 09:00; empty: now" />
          <TextField label="Until" name="to" value={to} onChange={setTo} hint="Empty: no end" />
        </Flex>
      )}
      <Typography textColor="neutral600">Nothing is saved yet: the cells are filled in, and you save them.</Typography>
    </FormDialog>
  );
}
