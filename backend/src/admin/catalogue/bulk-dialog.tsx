import { Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { GridRow, Rights } from '../../back-office/catalogue/response-types';
import { percentMore, percentOff } from '../../domain/percent-sale';
import { parseAmount, parseCell } from '../../domain/variant-cells';
import { FormDialog } from '../desk/form-dialog';
import { TextField } from '../desk/text-field';
import { type GridField, textOf } from './grid-state';
import { type GalleryChoice, PictureField, PictureLibrary, usePictureChoice } from './picture-choice';
import type { Grid } from './use-grid';
import { useT } from '../language/use-t';
import type { TextKey } from '../../platform/admin-texts/catalogues';
import type { Translator } from '../../platform/admin-texts/translator';

type Kind = 'price' | 'pricePercent' | 'salePercent' | 'salePrice' | 'endSale' | 'add' | 'picture' | 'on' | 'off';

const KINDS: [kind: Kind, label: TextKey, field: GridField][] = [
  ['price', 'catalogue.bulk.price', 'price'],
  ['pricePercent', 'catalogue.bulk.pricePercent', 'price'],
  ['salePercent', 'catalogue.bulk.salePercent', 'salePrice'],
  ['salePrice', 'catalogue.bulk.salePrice', 'salePrice'],
  ['endSale', 'catalogue.bulk.endSale', 'salePrice'],
  ['add', 'catalogue.bulk.add', 'add'],
  ['picture', 'catalogue.bulk.picture', 'picture'],
  ['on', 'catalogue.bulk.on', 'active'],
  ['off', 'catalogue.bulk.off', 'active'],
];

const VALUES: Partial<Record<Kind, TextKey>> = {
  price: 'catalogue.bulk.values.price',
  pricePercent: 'catalogue.bulk.values.pricePercent',
  salePercent: 'catalogue.bulk.values.salePercent',
  salePrice: 'catalogue.bulk.values.salePrice',
  add: 'catalogue.bulk.values.add',
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
  t: Translator,
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
    if (!/^[+-]?\d{1,3}$/.test(value.trim())) throw new Error(t('catalogue.bulk.wholePercent'));
    return Number(value);
  };
  const off = (): number => {
    const wanted = percent();
    if (wanted < 1 || wanted > 90) throw new Error(t('catalogue.bulk.percentRange'));
    return wanted;
  };
  for (const moment of [dates.from, dates.to]) {
    const { error } = parseCell('saleFrom', moment);
    if (error !== undefined) throw new Error(t.sentence(error));
  }
  switch (kind) {
    case 'price':
    case 'salePrice': {
      const { error } = parseCell('price', value);
      if (error !== undefined) throw new Error(t.sentence(error));
      return kind === 'price' ? all('price', () => value.trim()) : withDates(all('salePrice', () => value.trim()));
    }
    case 'pricePercent':
      return all('price', (row) => decimal(percentMore(priceOf(row), percent())));
    case 'salePercent':
      return withDates(all('salePrice', (row) => decimal(percentOff(priceOf(row), off(), 'five'))));
    case 'picture':
      return all('picture', () => value);
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
  gallery: GalleryChoice[];
  rights: Rights;
  grid: Grid;
  onClose: () => void;
}

/** Types into all chosen rows at once; the grid shows it before it is saved. */
export function BulkDialog({ rows, gallery, rights, grid, onClose }: Props) {
  const t = useT();
  const kinds = KINDS.filter(([, , field]) => (field === 'add' ? rights.stock : rights.fields.includes(field)));
  const [kind, setKind] = useState<Kind>(kinds[0]?.[0] ?? 'price');
  const [value, setValue] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const choice = usePictureChoice(gallery);
  const label = VALUES[kind];
  const isSale = kind === 'salePercent' || kind === 'salePrice';
  const fillIn = async (): Promise<void> => {
    const { chosen } = choice;
    if (kind !== 'picture') return grid.typeAll(textsOf(kind, value, { from, to }, rows, grid, t));
    if (chosen === undefined) throw new Error(t.sentence('Choose a picture'));
    grid.remember(chosen);
    grid.typeAll(textsOf(kind, String(chosen?.id ?? ''), { from, to }, rows, grid, t));
  };
  if (choice.isInLibrary) return <PictureLibrary choice={choice} />;
  return (
    <FormDialog
      title={t('catalogue.bulk.title', { count: rows.length })}
      confirm={t('catalogue.bulk.confirm')}
      onClose={onClose}
      onConfirm={fillIn}
    >
      <Field.Root name="kind" width="100%">
        <Field.Label>{t('catalogue.bulk.what')}</Field.Label>
        <SingleSelect value={kind} onChange={(next) => setKind(next as Kind)}>
          {kinds.map(([name, words]) => (
            <SingleSelectOption key={name} value={name}>
              {t(words)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      {label && <TextField label={t(label)} name="value" value={value} onChange={setValue} required />}
      {kind === 'picture' && <PictureField choice={choice} />}
      {isSale && (
        <Flex gap={4} alignItems="start">
          <TextField
            label={t('catalogue.bulk.from')}
            name="from"
            value={from}
            onChange={setFrom}
            hint={t('catalogue.bulk.fromHint')}
          />
          <TextField
            label={t('catalogue.bulk.until')}
            name="to"
            value={to}
            onChange={setTo}
            hint={t('catalogue.bulk.untilHint')}
          />
        </Flex>
      )}
      <Typography textColor="neutral600">{t('catalogue.bulk.hint')}</Typography>
    </FormDialog>
  );
}
