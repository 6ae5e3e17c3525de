import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/lib/i18n/locales';

export interface PreviewNotes {
  /** Entries that this language lacks, and the language that stands in. */
  untranslated: { title: string; shown: Locale }[];
  /** The page has no address that visitors know. */
  unpublished: boolean;
}

/** Notes each entry once, however often the page asks for it. */
export function noteUntranslated(entry: PreviewNotes['untranslated'][number]): void {
  const { untranslated } = previewNotes();
  const isSame = ({ title, shown }: typeof entry) => title === entry.title && shown === entry.shown;
  if (!untranslated.some(isSame)) untranslated.push(entry);
}

/** What was found wanting while one page was made, for the bar above it. One object per request. */
export const previewNotes = cache((): PreviewNotes => ({ untranslated: [], unpublished: false }));
