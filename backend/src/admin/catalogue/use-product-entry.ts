import { useAPIErrorHandler, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locales';
import { isRecord } from '../../domain/is-record';
import { failureText } from '../desk/format';
import { useT } from '../language/use-t';
import { type ProductEntry, toChanges, toProductEntry, withPicturesOf } from './product-entry';

/** Strapi's own routes of the form: rights, checks and what follows a save are the same from either page. */
const FORM = '/content-manager/collection-types/api::product.product';

/** A save that was refused: what to say, and what beside which field. */
export interface RefusedSave {
  message: string;
  fields: object;
}

/** What Strapi says about the fields of a refused save. */
function detailsOf(error: unknown): { name: 'ValidationError'; message: string; details: Record<string, unknown> } {
  const known = ['response', 'data', 'error', 'details'].reduce<unknown>(
    (value, name) => (isRecord(value) ? value[name] : undefined),
    error,
  );
  return {
    name: 'ValidationError',
    message: '',
    details: isRecord(known) && Array.isArray(known.errors) ? known : { errors: [] },
  };
}

/** A product in one language, read once: what a colleague saves meanwhile does not change what is being typed. */
export function useProductEntry(id: string, locale: Locale) {
  const t = useT();
  const { get, put, post } = useFetchClient();
  const { _unstableFormatValidationErrors: byField } = useAPIErrorHandler();
  const [entry, setEntry] = useState<ProductEntry | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const read = useCallback(async (): Promise<ProductEntry> => {
    const readForm = async (language: Locale): Promise<Record<string, unknown>> =>
      (await get<{ data: Record<string, unknown> }>(`${FORM}/${id}`, { params: { locale: language } })).data.data;
    const own = await readForm(locale);
    const isWritten = 'documentId' in own || locale === DEFAULT_LOCALE;
    return isWritten
      ? toProductEntry(own)
      : withPicturesOf(toProductEntry(own), toProductEntry(await readForm(DEFAULT_LOCALE)));
  }, [get, id, locale]);
  useEffect(() => {
    let isLeft = false;
    read().then(
      (stored) => !isLeft && setEntry(stored),
      (error: unknown) => !isLeft && setFailure(failureText(error, t)),
    );
    return () => {
      isLeft = true;
    };
  }, [read, t]);

  /** Stores what was changed as a draft, or publishes it. Null once it is stored. */
  async function save(values: ProductEntry, isPublished: boolean): Promise<RefusedSave | null> {
    if (!entry) return null;
    const changes = toChanges(values, entry);
    try {
      await (isPublished
        ? post(`${FORM}/${id}/actions/publish`, changes, { params: { locale } })
        : put(`${FORM}/${id}`, changes, { params: { locale } }));
      setEntry(await read());
    } catch (error) {
      return { message: failureText(error, t), fields: byField(detailsOf(error)) };
    }
    return null;
  }
  return { entry, failure, save };
}
