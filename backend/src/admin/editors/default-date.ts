import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { todayInput } from '../desk/format';
import type { EditedEntry } from './edited-entry';

const ARTICLE = 'api::article.article';

/** Dates a new article today, where editors see and change it. */
export function DefaultDate({ model, documentId }: EditedEntry): null {
  const isNew = model === ARTICLE && (!documentId || documentId === 'create');
  const date = useForm('DefaultDate', (form) => (form.values as { publishedOn?: unknown }).publishedOn);
  const onChange = useForm('DefaultDate', (form) => form.onChange);
  // A field that was emptied stays empty.
  const isDone = useRef(false);
  const isWanted = isNew && !date;
  useEffect(() => {
    if (!isWanted || isDone.current) return;
    isDone.current = true;
    onChange('publishedOn', todayInput());
  }, [isWanted, onChange]);
  return null;
}
