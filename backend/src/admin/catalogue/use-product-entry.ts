import { useAPIErrorHandler, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locales';
import type { LanguageState } from '../../back-office/catalogue/response-types';
import { failureText } from '../desk/format';
import { useT } from '../language/use-t';
import { type ProductEntry, toChanges, toProductEntry, withPicturesOf, withTypedPictures } from './product-entry';
import { refusalOf } from './refusal';

/** Strapi's own routes of the form: rights, checks and what follows a save are the same from either page. */
const FORM = '/content-manager/collection-types/api::product.product';

/** A save that was refused: what to say, and what beside which field. */
export interface RefusedSave {
  messages: string[];
  fields: object;
}

interface Saving {
  typed: object;
  isPublished: boolean;
  isWritten: boolean;
}

/**
 * Whether a colleague changed since the form was opened what a save would overwrite: a draft what was typed, publishing anything.
 * Pictures of a language that is not written yet are read anew by its first save.
 */
function isOvertaken(stored: object, { typed, isPublished, isWritten }: Saving): boolean {
  const fields = Object.keys(stored).filter((field) => isWritten || (field !== 'gallery' && field !== 'intro'));
  return fields.some((field) => isPublished || field in typed);
}

/** A product in one language, read once: what a colleague saves meanwhile does not change what is being typed. */
export function useProductEntry(id: string, { locale, state }: LanguageState) {
  const t = useT();
  const { get, put, post } = useFetchClient();
  const { _unstableFormatValidationErrors: byField } = useAPIErrorHandler();
  const [entry, setEntry] = useState<ProductEntry | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** A language that was begun by a save that is not complete: its form still shows what was typed. */
  const begun = useRef<ProductEntry | null>(null);
  const inLocale = { params: { locale } };

  const read = useCallback(async (): Promise<ProductEntry> => {
    const readForm = async (language: Locale): Promise<Record<string, unknown>> =>
      (await get<{ data: Record<string, unknown> }>(`${FORM}/${id}`, { params: { locale: language } })).data.data;
    const own = await readForm(locale);
    return 'documentId' in own || locale === DEFAULT_LOCALE
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

  /**
   * Begins a language with what was typed in it; returns what is left to store. Its pictures come from the others, as they are at that
   * moment: only their alt texts are its own.
   */
  async function begin(typed: ProductEntry, opened: ProductEntry): Promise<object> {
    const { gallery: _gallery, intro, ...texts } = toChanges(typed, opened);
    const { title, text } = typed.intro ?? { title: null, text: null };
    await put(`${FORM}/${id}`, { ...texts, ...(intro && (title || text) ? { intro: { title, text } } : {}) }, inLocale);
    begun.current = await read();
    return toChanges(withTypedPictures(begun.current, typed), begun.current);
  }

  /** Stores what was changed as a draft, or publishes it. Null once it is stored. */
  async function save(values: ProductEntry, isPublished: boolean): Promise<RefusedSave | null> {
    if (!entry) return null;
    try {
      const known = begun.current ?? entry;
      const isWritten = state !== 'missing' || begun.current !== null;
      let changes: object = toChanges(values, known);
      if (isOvertaken(toChanges(await read(), known), { typed: changes, isPublished, isWritten }))
        return { messages: [t('catalogue.form.overtaken')], fields: {} };
      if (!isWritten) changes = await begin(values, known);
      if (isPublished) await post(`${FORM}/${id}/actions/publish`, changes, inLocale);
      else if (isWritten || Object.keys(changes).length > 0) await put(`${FORM}/${id}`, changes, inLocale);
    } catch (error) {
      const { errors = [] } = refusalOf(error);
      const messages = errors.length > 1 ? errors.map(({ message }) => message) : [failureText(error, t)];
      return { messages, fields: byField({ name: 'ValidationError', message: '', details: { errors } }) };
    }
    // Stored: a failure from here on is not one of the save.
    begun.current = null;
    await read().then(setEntry, (error: unknown) => setFailure(failureText(error, t)));
    return null;
  }
  return { entry, failure, save };
}
