import { createHash } from 'node:crypto';
import type { RouteKind } from '@/lib/routing/route-index';
import type { SiteSettings } from '@/lib/content/pages/types';
import type { Media } from '@/lib/core/media';
import { type Locale } from '@/backend/contract/locales';

/** Entries have a picture each; `site` is the shop itself, for pages that are no entry. */
export const CARD_KINDS = ['page', 'product', 'article', 'level', 'lesson', 'site'] as const satisfies (
  | RouteKind
  | 'site'
)[];
export type CardKind = (typeof CARD_KINDS)[number];

export const isCardKind = (value: string): value is CardKind => CARD_KINDS.some((kind) => kind === value);

/** What the picture says that others see when they are sent a page (Open Graph). */
export interface Card {
  kind: CardKind;
  id: string;
  title: string;
  /** A word above the title; empty for none. */
  eyebrow: string;
  picture: Media | null;
}

export type Brand = Pick<SiteSettings, 'siteName' | 'logo'>;

export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Raise it when the drawing changes: kept pictures are drawn anew. */
const DRAWING_VERSION = 1;

/** Changes with everything that the picture shows, so that a drawn one may be kept for ever. */
export function cardVersion({ title, eyebrow, picture }: Card, { siteName, logo }: Brand): string {
  const shown = [DRAWING_VERSION, title, eyebrow, picture?.url, siteName, logo?.url];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 12);
}

/** Public path of the picture. */
export function cardPath(locale: Locale, card: Card, brand: Brand): string {
  return `/media/og/${locale}/${card.kind}/${encodeURIComponent(card.id)}.png?v=${cardVersion(card, brand)}`;
}
