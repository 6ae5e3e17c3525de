import { type FieldType } from '../contract/forms';
import type { SeedColumn, SeedComparisonRow } from './comparison-types';
import type { SeedSuitability } from './suitability-types';

/** The shape of the seed: one typed source for first boot, demo and tests. Amounts are euros as an editor types them. */
export const seedLocales = ['nl', 'en', 'de', 'es', 'fr', 'sv'] as const;
export type SeedLocale = (typeof seedLocales)[number];
export type L<T = string> = Record<SeedLocale, T>;

interface SeedSeo {
  title: string;
  description: string;
}
interface SeedLink {
  label: string;
  path: string;
}
/** A file below `backend/seed/images`; its alt texts live in `images/alt.json`. */
export type SeedPicture = string;

export type Color = 'blue' | 'pink';
export type Size = 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'xxxl';

export interface SeedVariant {
  sku: string;
  color?: Color;
  size?: Size;
  price: number;
  stock: number;
}
interface SeedProductText {
  title: string;
  slug: string;
  summary: string;
  introTitle: string;
  introText: string;
  /** Markdown subset, see `md`. */
  body: string;
  details: { label: string; text: string }[];
  /** Only what the details leave out. */
  passport?: { spareParts: string; endOfLife: string };
  /** The first one is shown above the button. */
  warnings: string[];
  /** More about safe use. */
  safety?: string;
  seo: SeedSeo;
}
interface SeedMaker {
  name: string;
  address: string;
  country: string;
  email: string;
}
export interface SeedConformity {
  model: string;
  standard?: string;
  performanceClass?: string;
  /** Personal protective equipment. */
  protective?: boolean;
  ceMarked?: boolean;
  notifiedBody?: string;
  certificates?: { number: string; color?: Color }[];
}
export interface SeedProduct {
  key: string;
  type: 'physical' | 'lesson' | 'level' | 'bundle' | 'gift_card';
  listed: boolean;
  position: number;
  picture: SeedPicture;
  gallery: { picture: SeedPicture; color?: Color }[];
  /** Path in Google's product taxonomy, in English. */
  googleCategory: string;
  maker: SeedMaker;
  conformity: SeedConformity;
  /** With a manual and a declaration of conformity in every language, see `seed/documents`. */
  hasDocuments?: boolean;
  /** How many fill a parcel that fits through a letterbox. */
  letterboxPieces?: number;
  /** Positions of the levels included for free. */
  bonusLevels?: number[];
  sizeGuide: {
    size: Size;
    weightMin: number;
    weightMax: number;
    heightMin: number;
    heightMax: number;
    chestMin?: number;
    chestMax?: number;
    /** Of all floats together, in whole newtons. */
    buoyancy?: number;
  }[];
  /** For whom and where; only with sizes by weight. */
  suitability?: SeedSuitability;
  variants: SeedVariant[];
  text: L<SeedProductText>;
}

/** Blocks of a page in one locale; `body` and rich `text` are Markdown. Names are those of the CMS components. */
export type SeedBlock =
  | {
      kind: 'hero';
      eyebrow: string;
      title: string;
      text: string;
      picture: SeedPicture;
      primary?: SeedLink;
      secondary?: SeedLink;
    }
  | { kind: 'rich-text'; title?: string; body: string }
  | { kind: 'image-text'; title: string; text: string; picture: SeedPicture; side: 'left' | 'right'; link?: SeedLink }
  | { kind: 'steps'; title: string; items: { title: string; text: string }[] }
  | { kind: 'size-adviser' | 'product-finder' | 'registrations'; title: string; text?: string }
  | { kind: 'product-listing'; title: string; text: string; pageSize: number }
  | {
      kind: 'collection-list';
      title: string;
      text: string;
      source: 'products' | 'articles' | 'levels' | 'reviews';
      limit?: number;
      pageSize: number;
      link?: SeedLink;
    }
  | { kind: 'intro'; title: string; text: string; picture: SeedPicture }
  /** `film` is the key of a file in `seed/videos`; captions and transcript are those of its lesson. */
  | { kind: 'video'; title: string; text: string; film: string }
  | { kind: 'statistics'; title: string; text?: string; items: { value: number; unit?: string; label: string }[] }
  | { kind: 'logos'; title: string; text: string; items: { image: SeedPicture; name: string; path?: string }[] }
  | { kind: 'quote'; text: string; source: string; detail?: string }
  /** `body` begins with a paragraph that precedes the sections, each of which begins with a ## heading. */
  | { kind: 'conditions'; changedOn: string; body: string }
  | { kind: 'newsletter'; title: string; text: string; consent: string }
  | { kind: 'article-list'; title: string; text: string; pageSize: number }
  | { kind: 'review-list'; title: string; text: string }
  | { kind: 'academy-overview'; title: string; text: string }
  | { kind: 'faq'; title: string; items: { question: string; answer: string }[] }
  /** Values in the order of the columns. */
  | { kind: 'comparison'; title: string; text: string; columns: SeedColumn[]; rows: SeedComparisonRow[] }
  | { kind: 'call-to-action'; title: string; text: string; link: SeedLink }
  | { kind: 'size-guide'; title: string; text: string }
  | { kind: 'cart'; title: string; emptyTitle: string; emptyText: string; link: SeedLink }
  | { kind: 'checkout'; title: string }
  | { kind: 'profile'; title: string }
  | { kind: 'guarantee-notice' | 'contact-details' | 'withdrawal' | 'recall-list'; title: string; text: string }
  /** `form` is the slug of a form. */
  | { kind: 'form'; title: string; text: string; form: string };

export interface SeedPageText {
  title: string;
  slug: string;
  seo: SeedSeo;
  blocks: SeedBlock[];
}
export interface SeedPage {
  key: string;
  parent?: string;
  noindex?: boolean;
  text: L<SeedPageText>;
}
export interface SeedOption {
  label: string;
  value: string;
  group?: string;
  help?: string;
}
interface SeedField {
  name: string;
  type: FieldType;
  label: string;
  help?: string;
  rules?: string;
  options?: SeedOption[];
  width?: 'full' | 'half';
  multiple?: boolean;
  accept?: string;
  maxSizeMb?: number;
  autocomplete?: string;
}
export interface SeedFormText {
  title: string;
  intro?: string;
  submitLabel: string;
  successTitle: string;
  successText: string;
  confirmationSubject: string;
  confirmationText: string;
  fields: SeedField[];
}
export interface SeedForm {
  slug: string;
  retentionDays: number;
  confirmSender: boolean;
  confirmationCopy: boolean;
  text: L<SeedFormText>;
}
export interface SeedTag {
  key: string;
  text: L<{ title: string; slug: string }>;
}
interface SeedArticleText {
  title: string;
  slug: string;
  summary: string;
  /** Markdown subset, see `md`. */
  body: string;
  seo: SeedSeo;
}
export interface SeedArticle {
  key: string;
  picture: SeedPicture;
  author: string;
  authorRole: L;
  authorPicture: SeedPicture;
  /** Keys of its tags. */
  tags: string[];
  publishedOn: string;
  updatedOn?: string;
  text: L<SeedArticleText>;
}
export interface SeedLessonText {
  title: string;
  slug: string;
  description: string;
  goal: string;
  /** Three short sentences for a parent to say at the pool. */
  cues: string[];
  game: { title: string; text: string };
  stopSigns: string[];
  material: string[];
  /** A WebVTT file. */
  captions: string;
  chapters: { seconds: number; title: string }[];
  seo: SeedSeo;
}
export interface SeedLesson {
  key: string;
  position: number;
  /** Key of its video, see `seed/videos`. */
  video: string;
  /** Length of the video. */
  seconds: number;
  durationMinutes: number;
  preview: boolean;
  /** In the suit during the lesson, and once it goes well; null for a lesson without a suit. */
  floats: number | null;
  floatsAfter: number | null;
  text: L<SeedLessonText>;
}
export interface SeedLevelText {
  title: string;
  slug: string;
  summary: string;
  body: string;
  learn: string[];
  seo: SeedSeo;
}
export interface SeedLevel {
  key: string;
  picture: SeedPicture;
  position: number;
  text: L<SeedLevelText>;
  lessons: SeedLesson[];
}
/** Products of one kind; each variant's article number ends in the level, and the lesson, it stands for. */
export interface SeedOffer {
  sku: string;
  price: number;
  text: L<{ title: string; slug: string; summary: string }>;
}
export interface SeedOffers {
  picture: SeedPicture;
  lesson: SeedOffer;
  level: SeedOffer;
  bundle: SeedOffer;
}
export interface SeedMenu {
  slug: 'primary' | 'secondary' | 'legal';
  items: L<{ title: string; path: string }[]>;
}
export interface SeedGuarantee {
  title: string;
  duration: string;
  text: string;
  pageLabel: string;
  pagePath: string;
  euLabel: string;
  euUrl: string;
}
export interface SeedSettings {
  common: {
    siteName: string;
    logo: SeedPicture;
    companyName: string;
    companyAddress: string;
    chamberOfCommerce: string;
    vatNumber: string;
    contactEmail: string;
    contactPhone: string;
    operatorEmail: string;
    socialLinks: { network: 'facebook' | 'instagram' | 'linkedin' | 'x' | 'tiktok'; url: string }[];
    registrations: { country: 'nl' | 'be' | 'de' | 'es' | 'fr' | 'se'; scheme: string; number: string }[];
    orderPrefix: string;
    profileSlug: string;
    timeZone: string;
    orderCutoff: string;
    minimumAge: number;
    defaultShippingCost: number;
    requireAddition: boolean;
    silentGuestAccounts: boolean;
    knownEmail: 'sign-in' | 'guest';
  };
  text: L<{
    tagline: string;
    promoText: string;
    promoPath: string;
    footerText: string;
    paymentText: string;
    guarantee: SeedGuarantee;
    seo: SeedSeo;
  }>;
}
export interface SeedDiscountCode {
  code: string;
  kind: 'percent' | 'amount' | 'free_shipping';
  percent?: number;
  amount?: number;
  note: string;
}

export interface SeedVatRate {
  country: string;
  rate: number;
  validFrom: string;
}
