import type { VideoFile, Media } from '@/lib/core/media';
import type { Money } from '@/lib/core/money';
import type { Block } from './blocks';
import type { RichText } from './rich-text';
import { type Alternates } from '@/lib/i18n/alternates';
import { type Link } from '@/lib/core/link';

export type { RichText } from './rich-text';

export interface Seo {
  title: string;
  description: string;
  image: Media | null;
}

export interface MenuItem {
  id: string;
  title: string;
  path: string;
}

export const COLLECTION_SOURCES = ['products', 'articles', 'levels', 'reviews'] as const;
export type CollectionSource = (typeof COLLECTION_SOURCES)[number];
/** A question of a FAQ block. */
export interface Question {
  question: string;
  /** The answer as plain text, for search engines. */
  answer: string;
  /** The same as it is shown. */
  body: RichText;
  /** Part of the page's address that opens it, unique on the page. */
  anchor: string;
}

export interface Page {
  id: string;
  title: string;
  /** Slugs from the root, this page's last; the home page has none. */
  path: string[];
  blocks: Block[];
  seo: Seo;
  noindex: boolean;
  breadcrumbs: Link[];
  alternates: Alternates;
}

/** The reminder of the legal guarantee of conformity. */
export interface GuaranteeNotice {
  title: string;
  duration: string;
  text: string;
  /** Our own page about it. */
  page: Link | null;
  /** What the EU says about it. */
  eu: Link | null;
}

export interface SiteSettings {
  siteName: string;
  tagline: string;
  logo: Media | null;
  promoText: string;
  promoPath: string;
  footerText: string;
  paymentText: string;
  guarantee: GuaranteeNotice | null;
  company: {
    name: string;
    address: string;
    chamberOfCommerce: string;
    vatNumber: string;
    email: string;
    phone: string;
  };
  socialLinks: { network: 'facebook' | 'instagram' | 'linkedin' | 'x' | 'tiktok'; url: string }[];
  /** Slug (nl) of the profile page. */
  profileSlug: string;
  timeZone: string;
  /** Business days. */
  delivery: { min: number; max: number };
  /** Years. */
  minimumAge: number;
  defaultShippingCost: Money;
  requireAddition: boolean;
  seo: Seo;
}
