import type { Film, Media } from '@/lib/core/media';
import type { Money } from '@/lib/core/money';
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

export type Block =
  | {
      kind: 'hero';
      id: string;
      eyebrow: string;
      title: string;
      text: string;
      picture: Media | null;
      primary: Link | null;
      secondary: Link | null;
    }
  | { kind: 'intro'; id: string; title: string; text: string; picture: Media | null }
  | { kind: 'rich-text'; id: string; title: string; body: RichText }
  | {
      kind: 'image-text';
      id: string;
      title: string;
      text: RichText;
      picture: Media | null;
      side: 'left' | 'right';
      link: Link | null;
    }
  | {
      kind: 'video';
      id: string;
      title: string;
      text: string;
      film: Film | null;
      /** Address of a WebVTT file. */
      captions: string | null;
      poster: Media | null;
      transcript: string;
      /** Id of a lesson, in place of a film. */
      lesson: string | null;
    }
  | {
      kind: 'statistics';
      id: string;
      title: string;
      text: string;
      items: { value: number; unit: string; label: string }[];
    }
  | {
      kind: 'conditions';
      id: string;
      title: string;
      text: string;
      /** ISO 8601 date; empty when it isn't known. */
      changedOn: string;
      sections: { title: string; body: RichText }[];
    }
  | { kind: 'logos'; id: string; title: string; text: string; items: { image: Media; name: string; path: string }[] }
  /** `title` only ever comes from the page, when the quote opens it. */
  | { kind: 'quote'; id: string; title: string; text: string; source: string; detail: string; picture: Media | null }
  /** `consent` is what a visitor agrees to, word for word. */
  | { kind: 'newsletter'; id: string; title: string; text: string; consent: string }
  | { kind: 'steps'; id: string; title: string; items: { title: string; text: string }[] }
  | { kind: 'product-listing'; id: string; title: string; text: string; pageSize: number }
  | {
      kind: 'collection-list';
      id: string;
      title: string;
      text: string;
      source: CollectionSource;
      /** The most that is shown over all pages; null: everything. */
      limit: number | null;
      pageSize: number;
      /** Where all of them are. */
      link: Link | null;
    }
  | { kind: 'article-list'; id: string; title: string; text: string; pageSize: number }
  /** Everything that buyers wrote. */
  | { kind: 'review-list'; id: string; title: string; text: string }
  | { kind: 'academy-overview'; id: string; title: string; text: string }
  | {
      kind: 'faq';
      id: string;
      title: string;
      /** Leads to this group; empty without a title. */
      anchor: string;
      /** All groups of the page where it has several, on the first of them; empty on the others. */
      groups: { title: string; anchor: string }[];
      items: Question[];
    }
  | {
      kind: 'reviews';
      id: string;
      title: string;
      /** How the shop knows that they are genuine. */
      text: string;
      items: { quote: string; name: string; detail: string }[];
    }
  | { kind: 'call-to-action'; id: string; title: string; text: string; link: Link | null }
  | { kind: 'size-guide'; id: string; title: string; text: string }
  | { kind: 'cart'; id: string; title: string; emptyTitle: string; emptyText: string; link: Link | null }
  | { kind: 'checkout'; id: string; title: string }
  | { kind: 'profile'; id: string; title: string }
  | { kind: 'guarantee-notice'; id: string; title: string; text: string }
  | { kind: 'contact-details'; id: string; title: string; text: string }
  | { kind: 'withdrawal'; id: string; title: string; text: string }
  /** `form` is the slug of a form that editors made; empty when it is not published. */
  | { kind: 'form'; id: string; title: string; text: string; form: string }
  /** The backend has it, this storefront can't show it. `name` is that of its component. */
  | { kind: 'unknown'; id: string; title: string; name: string };

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
