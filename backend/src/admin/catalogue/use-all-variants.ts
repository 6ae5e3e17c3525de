import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { GridRow } from '../../back-office/catalogue/response-types';
import type { VariantChange } from '../../domain/variant-change';
import { failureText } from '../desk/format';
import type { Act } from '../desk/use-desk-api';
import { isLost } from './refusal';
import { useT } from '../language/use-t';

interface Part {
  data: { rows: GridRow[]; next: number | null };
}

/** Every variant of the shop, read in parts, for what concerns all of them; null until they are there. */
export function useAllVariants() {
  const t = useT();
  const { get } = useFetchClient();
  const [rows, setRows] = useState<GridRow[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const reload = useCallback(async (): Promise<void> => {
    const all: GridRow[] = [];
    try {
      for (let after: number | null = 0; after !== null; ) {
        const { data }: { data: Part } = await get<Part>(`/shop/catalogue/variants?after=${after}`);
        all.push(...data.data.rows);
        after = data.data.next;
      }
      setRows(all);
      setFailure(null);
    } catch (error) {
      setFailure(failureText(error, t));
    }
  }, [get, t]);
  useEffect(() => {
    const start = (): void => void reload();
    start();
  }, [reload]);
  return { rows, failure, reload };
}

/** Changes of one request: each is saved as a whole. */
const PART = 500;

/**
 * Saves many changes part by part, after all parts have been checked. `onSaved` counts what is saved; when a part is refused after
 * all, those before it stay. `counted` is filled with the ids whose pieces are in stock by now, or may be: those of a part without
 * an answer too.
 */
export async function saveInParts(
  act: Act,
  changes: VariantChange[],
  { reason, onSaved, counted }: { reason: string; onSaved: (count: number) => void; counted?: Set<string> },
): Promise<void> {
  const parts: VariantChange[][] = [];
  for (let at = 0; at < changes.length; at += PART)
    parts.push(changes.slice(at, at + PART).map(({ id, set, was, add }) => ({ id, set, was, add })));
  for (const part of parts) await act('/shop/catalogue/variants', { changes: part, dryRun: true });
  let saved = 0;
  for (const part of parts) {
    try {
      await act('/shop/catalogue/variants', { changes: part, reason });
    } catch (error) {
      if (isLost(error)) for (const { id } of part) counted?.add(id);
      throw error;
    }
    for (const { id } of part) counted?.add(id);
    saved += part.length;
    onSaved(saved);
  }
}
