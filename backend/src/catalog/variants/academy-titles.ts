import type { GrantTarget } from '../../domain/order-grants';
import { chooseLanguage } from '../../domain/choose-language';
import { type Locale } from '../../../contract/locales';

/** A lesson or level in one of the languages it is published in; without a language when it is not published. */
export interface TitleRow {
  scope: 'lesson' | 'level';
  target: string;
  locale: string | null;
  title: string | null;
  slug: string | null;
  /** Of lessons only, as `film`. */
  preview: boolean | number | null;
  film: string | null;
}

export interface Title {
  title: string;
  /** Last segment of its permalink in that language. */
  slug: string;
  /** Whether everyone may watch the lesson. */
  preview: boolean;
  /** Whether the lesson has a playable video in that language. */
  playable: boolean;
}

/**
 * Titles of lessons and levels, preferably in `locale`. The returned function yields undefined for an unpublished target.
 */
export const toTitles =
  (rows: TitleRow[], locale: Locale): ((target: GrantTarget) => Title | undefined) =>
  ({ scope, target }) => {
    const published = rows.flatMap((row) =>
      row.scope === scope && row.target === target && row.locale !== null ? [{ ...row, locale: row.locale }] : [],
    );
    const row = chooseLanguage(published, locale);
    return (
      row && {
        title: row.title ?? '',
        slug: row.slug ?? '',
        preview: Boolean(row.preview),
        playable: row.film === 'ready',
      }
    );
  };
