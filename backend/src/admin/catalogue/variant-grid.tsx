import { Box, Checkbox } from '@strapi/design-system';
import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { GridRow, OptionChoice, Rights } from '../../back-office/catalogue/response-types';
import { HeadCells } from '../desk/head-cells';
import { PageLinks } from '../desk/page-links';
import type { CellErrors, GridField } from './grid-state';
import { lookOf } from './look';
import type { Chosen, GalleryChoice } from './picture-choice';
import { PictureDialog } from './picture-dialog';
import type { Grid } from './use-grid';
import { VariantRow } from './variant-row';
import { useT } from '../language/use-t';

const PAGE_SIZE = 50;
const COLUMNS = [
  'variant',
  'picture',
  'sku',
  'gtin',
  'priceEuro',
  'salePriceEuro',
  'saleFrom',
  'saleTo',
  'lowest',
  'inStock',
  'change',
  'on',
] as const;

const Table = styled.table`
  width: 100%;
  min-width: 126rem;
  border-collapse: collapse;

  th,
  td {
    padding: 0.8rem 0.6rem;
    text-align: left;
    vertical-align: top;
    font-weight: inherit;
  }

  tbody th,
  tbody td:nth-child(1),
  tbody td:nth-child(10),
  tbody td:nth-child(11),
  tbody td:last-child {
    padding-top: 1.4rem;
  }

  /* As high as a row of inputs. */
  tbody td:nth-child(3) {
    padding-block: 0.2rem;
  }

  th:nth-child(2) {
    position: sticky;
    left: 0;
    /* Above the dimmed pictures that scroll below it. */
    z-index: 1;
    min-width: 10rem;
    background: ${({ theme }) => theme.colors.neutral0};
  }

  th:nth-child(4) {
    min-width: 17rem;
  }

  th:nth-child(5) {
    min-width: 14rem;
  }

  th:nth-child(6),
  th:nth-child(7),
  th:nth-child(10) {
    min-width: 9rem;
  }

  th:nth-child(8),
  th:nth-child(9) {
    min-width: 15rem;
  }

  th:nth-child(11),
  th:nth-child(12) {
    min-width: 8rem;
  }

  tbody tr {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
`;

/** What can not be read, and what the server refused. */
const merge = (local: CellErrors, refused: CellErrors, id: string) =>
  local[id] || refused[id] ? { ...refused[id], ...local[id] } : undefined;

/** The picture that stands in a row's cell. */
function pictureNow(row: GridRow, { typed, pictures }: Grid): Chosen {
  const text = typed[row.id]?.picture?.text;
  if (text === undefined) return row.picture === null ? null : { id: row.picture, url: row.ownPicture ?? '' };
  return text === '' ? null : { id: Number(text), url: pictures[text] ?? '' };
}

interface Props {
  rows: GridRow[];
  options: OptionChoice[];
  gallery: GalleryChoice[];
  rights: Rights;
  grid: Grid;
  chosen: ReadonlySet<string>;
  onChoose: (ids: string[], isChosen: boolean) => void;
}

/** The variants of a product, edited in place; fifty at a time, while what was typed on other pages is kept. */
export function VariantGrid({ rows, options, gallery, rights, grid, chosen, onChoose }: Props) {
  const t = useT();
  const [page, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const at = Math.min(page, pageCount);
  const shown = useMemo(() => rows.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE), [rows, at]);
  const [pictured, setPictured] = useState<GridRow | null>(null);
  const { paste } = grid;
  // A pasted table goes on below the shown rows.
  const onPaste = useCallback(
    (row: GridRow, field: GridField, text: string) =>
      paste(rows, { row: rows.findIndex(({ id }) => id === row.id), field }, text),
    [paste, rows],
  );
  const toggle = useCallback((id: string) => onChoose([id], !chosen.has(id)), [onChoose, chosen]);
  const everything = rows.every(({ id }) => chosen.has(id)) ? true : chosen.size > 0 ? 'indeterminate' : false;
  return (
    <>
      <Box overflow="auto" background="neutral0" hasRadius shadow="tableShadow" padding={2}>
        <Table>
          <thead>
            <tr>
              <th>
                <Checkbox
                  aria-label={t('catalogue.grid.selectAll')}
                  checked={everything}
                  onCheckedChange={() =>
                    onChoose(
                      rows.map(({ id }) => id),
                      everything !== true,
                    )
                  }
                />
              </th>
              <HeadCells names={COLUMNS.map((name) => t(`catalogue.grid.${name}`))} />
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <VariantRow
                key={row.id}
                row={row}
                look={lookOf(row.options, options)}
                typed={grid.typed[row.id]}
                pictureUrl={grid.pictures[grid.typed[row.id]?.picture?.text ?? '']}
                errors={merge(grid.request.errors, grid.refused, row.id)}
                rights={rights}
                isChosen={chosen.has(row.id)}
                onChoose={toggle}
                onPicture={setPictured}
                onType={grid.type}
                onKeep={grid.keep}
                onPaste={onPaste}
              />
            ))}
          </tbody>
        </Table>
      </Box>
      <PageLinks page={at} pageSize={PAGE_SIZE} pageCount={pageCount} total={rows.length} onPage={setPage} />
      {pictured && (
        <PictureDialog
          name={lookOf(pictured.options, options) || pictured.sku}
          gallery={gallery}
          now={pictureNow(pictured, grid)}
          onChoose={(file) => {
            grid.remember(file);
            grid.type(pictured, 'picture', String(file?.id ?? ''));
          }}
          onClose={() => setPictured(null)}
        />
      )}
    </>
  );
}
