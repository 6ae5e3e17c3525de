import type { Media } from '@/lib/core/media';
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
  /** The answer as rich text. */
  body: RichText;
  /** URL fragment of the question, unique on the page. */
  anchor: string;
}

export interface Page {
  id: string;
  title: string;
  /** Slugs from the root; [] for the home page. */
  path: string[];
  blocks: Block[];
  seo: Seo;
  noindex: boolean;
  breadcrumbs: Link[];
  alternates: Alternates;
}

/** The notice about the legal guarantee of conformity. */
export interface GuaranteeNotice {
  title: string;
  duration: string;
  text: string;
  page: Link | null;
  /** The EU's page about the guarantee. */
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
  /** In registers of producers, such as that of packaging; `country` in lower-case ISO 3166-1. */
  registrations: { country: string; scheme: string; number: string }[];
  socialLinks: { network: 'facebook' | 'instagram' | 'linkedin' | 'x' | 'tiktok'; url: string }[];
  /** Dutch slug of the profile page. */
  profileSlug: string;
  timeZone: string;
  /** Years. */
  minimumAge: number;
  requireAddition: boolean;
  /** Until a cart is mailed to who asked for it; 0: not offered. */
  cartReminderHours: number;
  seo: Seo;
}
