import { Checkbox, Link, Typography } from '@strapi/design-system';
import { memo } from 'react';
import { NavLink } from 'react-router-dom';
import type { GridRow, Rights } from '../../back-office/catalogue/response-types';
import { type VariantField, cellText } from '../../domain/variant-cells';
import { GridCell } from './grid-cell';
import { type GridField, TYPED_FIELDS, type TypedRow, isOvertaken, textOf } from './grid-state';
import { PictureCell } from './picture-cell';
import { useT } from '../language/use-t';
import type { TextKey } from '../../platform/admin-texts/catalogues';
import type { Translator } from '../../platform/admin-texts/translator';

const NAMES: Record<GridField, TextKey> = {
  sku: 'catalogue.grid.sku',
  gtin: 'catalogue.grid.gtin',
  price: 'catalogue.grid.price',
  salePrice: 'catalogue.grid.salePrice',
  saleFrom: 'catalogue.grid.saleFrom',
  saleTo: 'catalogue.grid.saleTo',
  active: 'catalogue.grid.on',
  picture: 'catalogue.grid.picture',
  add: 'catalogue.grid.stockChange',
};
const NUMBERS: ReadonlySet<GridField> = new Set(['price', 'salePrice', 'add']);
const HINTS: Partial<Record<GridField, string>> = { salePrice: '–', gtin: '–', add: '+0' };

function hintOf(field: GridField, t: Translator): string {
  if (field === 'saleFrom') return t('catalogue.grid.now');
  return field === 'saleTo' ? t('catalogue.grid.noEnd') : (HINTS[field] ?? '');
}

const VARIANT_FORM = '/content-manager/collection-types/api::product-variant.product-variant';

function LowestPrice({ row }: { row: GridRow }) {
  const t = useT();
  if (row.lowest !== null) return <Typography>{t.money(row.lowest, 'EUR')}</Typography>;
  return (
    <Typography variant="pi" textColor="neutral600">
      {row.isOnSale ? t('catalogue.grid.notBelow') : '–'}
    </Typography>
  );
}

function Pieces({ row }: { row: GridRow }) {
  const t = useT();
  if (row.available === null) return <Typography textColor="neutral600">{t('catalogue.grid.notCounted')}</Typography>;
  const isLow = row.available <= row.lowThreshold;
  return (
    <>
      <Typography fontWeight="semiBold" textColor={isLow ? 'danger700' : 'neutral800'}>
        {row.available}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {row.available === 0 ? t('common.soldOut') : isLow ? t('catalogue.grid.few') : ''}
        {row.held > 0 && ` ${t('catalogue.grid.held', { count: row.held })}`}
      </Typography>
    </>
  );
}

interface Props {
  row: GridRow;
  look: string;
  typed: TypedRow | undefined;
  errors: Partial<Record<GridField, string>> | undefined;
  rights: Rights;
  /** Thumbnail of a picture that was chosen for it and is not saved. */
  pictureUrl: string | undefined;
  isChosen: boolean;
  onChoose: (id: string) => void;
  onPicture: (row: GridRow) => void;
  onType: (row: GridRow, field: GridField, text: string) => void;
  onKeep: (row: GridRow, field: VariantField) => void;
  onPaste: (row: GridRow, field: GridField, text: string) => void;
}

/** One variant. Renders again only when something of it changes: a grid has hundreds. */
export const VariantRow = memo(function VariantRow(props: Props) {
  const t = useT();
  const { row, look, typed, errors, rights, isChosen, onType, onKeep, onPaste } = props;
  const name = look || row.sku;
  const cellOf = (field: GridField) => (
    <GridCell
      label={t('catalogue.grid.cellOf', { field: t(NAMES[field]), name })}
      text={textOf(row, typed, field)}
      isTyped={typed?.[field] !== undefined}
      isDisabled={field === 'add' ? !rights.stock || row.available === null : !rights.fields.includes(field)}
      isNumber={NUMBERS.has(field)}
      placeholder={hintOf(field, t)}
      error={errors?.[field]}
      theirs={field !== 'add' && isOvertaken(row, typed?.[field], field) ? cellText(field, row) : undefined}
      onType={(text) => onType(row, field, text)}
      onPaste={(text) => onPaste(row, field, text)}
      onKeep={() => field !== 'add' && onKeep(row, field)}
    />
  );
  return (
    <tr>
      <td>
        <Checkbox
          aria-label={t('catalogue.grid.select', { name })}
          checked={isChosen}
          onCheckedChange={() => props.onChoose(row.id)}
        />
      </td>
      <th scope="row">
        <Link tag={NavLink} to={`${VARIANT_FORM}/${row.id}`}>
          {name}
        </Link>
      </th>
      <td>
        <PictureCell
          row={row}
          name={name}
          typed={typed?.picture}
          typedUrl={props.pictureUrl}
          isDisabled={!rights.fields.includes('picture')}
          error={errors?.picture}
          onOpen={() => props.onPicture(row)}
          onKeep={() => onKeep(row, 'picture')}
          onTake={() => onType(row, 'picture', cellText('picture', row))}
        />
      </td>
      {TYPED_FIELDS.slice(0, -1).map((field) => (
        <td key={field}>{cellOf(field)}</td>
      ))}
      <td>
        <LowestPrice row={row} />
      </td>
      <td>
        <Pieces row={row} />
      </td>
      <td>{cellOf('add')}</td>
      <td>
        <Checkbox
          aria-label={t('catalogue.grid.onSale', { name })}
          checked={textOf(row, typed, 'active') === 'yes'}
          disabled={!rights.fields.includes('active')}
          onCheckedChange={(isOn) => onType(row, 'active', isOn === true ? 'yes' : 'no')}
        />
      </td>
    </tr>
  );
});
