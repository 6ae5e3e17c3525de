import { useNotification } from '@strapi/strapi/admin';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { GridRow } from '../../back-office/catalogue/response-types';
import type { VariantField } from '../../domain/variant-cells';
import { useAct } from '../desk/use-desk-api';
import {
  type CellErrors,
  type GridField,
  TYPED_FIELDS,
  type Typed,
  countTyped,
  isOvertaken,
  keepTyped,
  pasteTable,
  takePiecesOff,
  toRequest,
  typeCell,
} from './grid-state';
import type { LibraryFile } from './library-file';
import { isLost, messageOf, refusalOf } from './refusal';
import { useT } from '../language/use-t';
import type { Translator } from '../../platform/admin-texts/translator';

const byCell = (rows: { id: string; field: string; message: string }[]): CellErrors => {
  const errors: CellErrors = {};
  for (const { id, field, message } of rows) errors[id] = { ...errors[id], [field]: message };
  return errors;
};

const SHOWN = 5;

function lookAtStock(taken: string[], t: Translator): string {
  const more = taken.length > SHOWN ? [t('catalogue.grid.more', { count: taken.length - SHOWN })] : [];
  return t('catalogue.grid.lookAtStock', { names: [...taken.slice(0, SHOWN), ...more].join(', ') });
}

/** Cells that are typed into, and their way to the server. */
export function useGrid(rows: GridRow[], reload: () => Promise<void>) {
  const t = useT();
  const act = useAct();
  const { toggleNotification } = useNotification();
  const [typed, setTyped] = useState<Typed>({});
  const [refused, setRefused] = useState<CellErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // Thumbnails of pictures that were chosen, by the text in their cells.
  const [pictures, setPictures] = useState<Record<string, string>>({});
  const latest = useRef(rows);
  latest.current = rows;

  const count = countTyped(typed);
  const request = useMemo(() => toRequest(typed, rows), [typed, rows]);
  const overtaken = useMemo(
    () =>
      rows.filter((row) =>
        [...TYPED_FIELDS, 'active' as const, 'picture' as const].some((field) =>
          isOvertaken(row, typed[row.id]?.[field], field),
        ),
      ).length,
    [typed, rows],
  );

  const type = useCallback((row: GridRow, field: GridField, text: string): void => {
    setTyped((known) => typeCell(known, row, field, text));
    setRefused(({ [row.id]: own, ...others }) => ({ ...others, [row.id]: { ...own, [field]: undefined } }));
    setFailure(null);
  }, []);
  const remember = useCallback((file: LibraryFile | null): void => {
    if (file) setPictures((known) => ({ ...known, [file.id]: file.url }));
  }, []);
  const keep = useCallback(
    (row: GridRow, field: VariantField): void => setTyped((known) => keepTyped(known, row, field)),
    [],
  );
  const paste = useCallback(
    (shown: GridRow[], from: { row: number; field: GridField }, text: string): void => {
      setRefused({});
      setTyped((known) => {
        const { typed: next, left } = pasteTable(known, shown, from, text);
        if (left > 0)
          toggleNotification({
            type: 'warning',
            message: t('catalogue.grid.below', { count: left }),
          });
        return next;
      });
    },
    [toggleNotification, t],
  );
  const typeAll = useCallback((texts: { row: GridRow; field: GridField; text: string }[]): void => {
    setRefused({});
    setTyped((known) => texts.reduce((all, { row, field, text }) => typeCell(all, row, field, text), known));
  }, []);
  const discard = useCallback((): void => {
    setTyped({});
    setRefused({});
    setFailure(null);
  }, []);

  async function save(reason: string): Promise<void> {
    const { changes, errors } = toRequest(typed, latest.current);
    if (Object.keys(errors).length > 0) {
      setFailure(t('catalogue.grid.unreadable'));
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await act('/shop/catalogue/variants', { changes, reason });
      discard();
      toggleNotification({ type: 'success', message: t('catalogue.saved', { count: changes.length }) });
    } catch (error) {
      setRefused(byCell(refusalOf(error).rows ?? []));
      const { taken } = takePiecesOff(typed, latest.current);
      const unsure = isLost(error) && taken.length > 0;
      if (unsure) setTyped((known) => takePiecesOff(known, latest.current).typed);
      setFailure(unsure ? `${messageOf(error)} ${lookAtStock(taken, t)}` : messageOf(error));
    }
    await reload();
    setBusy(false);
  }

  return {
    typed,
    request,
    refused,
    failure,
    isBusy,
    count,
    overtaken,
    pictures,
    type,
    remember,
    keep,
    paste,
    typeAll,
    discard,
    save,
  };
}

export type Grid = ReturnType<typeof useGrid>;
