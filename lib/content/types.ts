import type { Locale } from '@/lib/i18n/locales';
import type { Media } from '@/lib/media';
import type { Money } from '@/lib/money';
import type { RichText } from './rich-text';

export type { RichText } from './rich-text';

export interface Seo {
  title: string;
  description: string;
  image: Media | null;
}

/** Public path of the same page in each locale that has it. */
export type Alternates = Partial<Record<Locale, string>>;

export interface Link {
  label: string;
  path: string;
}

export interface MenuItem {
  id: string;
  title: string;
  path: string;
}

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
  | { kind: 'steps'; id: string; title: string; items: { title: string; text: string }[] }
  | { kind: 'product-listing'; id: string; title: string; text: string; pageSize: number }
  | { kind: 'product-teasers'; id: string; title: string; text: string; count: number }
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
  | { kind: 'form'; id: string; title: string; text: string; form: string };

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
