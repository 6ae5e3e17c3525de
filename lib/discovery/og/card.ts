import { createHash } from 'node:crypto';
import type { SiteSettings } from '@/lib/content/pages/types';
import type { Media } from '@/lib/core/media';
import { type Locale } from '@/backend/contract/locales';
import { type RouteKind } from '@/backend/contract/route-kinds';

/** Kinds of Open Graph images; `site` is the fallback for pages that are not entries. */
const CARD_KINDS = ['page', 'product', 'article', 'level', 'lesson', 'site'] as const satisfies (RouteKind | 'site')[];
export type CardKind = (typeof CARD_KINDS)[number];

export const isCardKind = (value: string): value is CardKind => CARD_KINDS.some((kind) => kind === value);

/** Content of an Open Graph image. */
export interface Card {
  kind: CardKind;
  id: string;
  title: string;
  /** Label above the title; '' for none. */
  eyebrow: string;
  picture: Media | null;
}

export type Brand = Pick<SiteSettings, 'siteName' | 'logo'>;

export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Increase when the design changes, to invalidate cached images. */
const DRAWING_VERSION = 1;

/** Changes with everything shown, so that images can be cached forever. */
export function cardVersion({ title, eyebrow, picture }: Card, { siteName, logo }: Brand): string {
  const shown = [DRAWING_VERSION, title, eyebrow, picture?.url, siteName, logo?.url];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 12);
}

export function cardPath(locale: Locale, card: Card, brand: Brand): string {
  return `/media/og/${locale}/${card.kind}/${encodeURIComponent(card.id)}.png?v=${cardVersion(card, brand)}`;
}
