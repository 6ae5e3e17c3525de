import 'server-only';
import { cache } from 'react';
import { type Locale } from '@/backend/contract/locales';

export interface PreviewNotes {
  /** Entries without a version in this language, and the language shown instead. */
  untranslated: { title: string; shown: Locale }[];
  /** The page has no published permalink. */
  unpublished: boolean;
}

/** Records each entry once per request. */
export function recordUntranslated(entry: PreviewNotes['untranslated'][number]): void {
  const { untranslated } = previewNotes();
  const isSame = ({ title, shown }: typeof entry) => title === entry.title && shown === entry.shown;
  if (!untranslated.some(isSame)) untranslated.push(entry);
}

/** What the preview bar shows about the current page. One object per request. */
export const previewNotes = cache((): PreviewNotes => ({ untranslated: [], unpublished: false }));
