import type { RichText } from '@/lib/content/pages/rich-text';
import type { FileLink, Media } from '@/lib/core/media';
import type { Seo } from '@/lib/content/pages/types';
import { type Alternates } from '@/lib/i18n/alternates';
import { type ProductType, type Availability, type Color, type Size } from '@/backend/contract/products';
import { type Money } from '@/backend/contract/money';

/** A reduction that may be announced. */
export interface Reduction {
  /** The lowest price of the 30 days before it: what is struck through. */
  from: Money;
  /** Whole percent off that price. */
  percent: number;
}

export interface ProductVariant {
  id: string;
  sku: string;
  color: Color | null;
  size: Size | null;
  /** What it costs now, a sale included. */
  price: Money;
  reduction: Reduction | null;
  /** When the sale that holds now ends (ISO 8601). */
  saleEnds: string | null;
  availability: Availability;
  image: Media | null;
}

/** What a listing or teaser shows of a product. */
export interface ProductCard {
  id: string;
  slug: string;
  type: ProductType;
  listed: boolean;
  position: number;
  title: string;
  summary: string;
  image: Media | null;
  /** The lowest price of its variants, VAT included. */
  from: Money;
  variants: ProductVariant[];
}

/** How many products each value of an option would leave. */
export interface FacetCounts {
  key: string;
  values: { value: string; count: number }[];
}

/** One page of the listing. */
export interface ProductPage {
  items: ProductCard[];
  total: number;
  page: number;
  pages: number;
  facets: FacetCounts[];
}

export interface SizeRow {
  size: Size;
  weightMin: number;
  weightMax: number;
  heightMin: number;
  heightMax: number;
}

/** Who is answerable for a product. */
export interface Maker {
  name: string;
  /** Postal address, in lines. */
  address: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  email: string;
}

export interface Conformity {
  model: string;
  standard: string;
  performanceClass: string;
  /** Personal protective equipment, Regulation (EU) 2016/425. */
  protective: boolean;
  ceMarked: boolean;
  notifiedBody: string;
  certificates: { number: string; color: Color | null }[];
}

export interface Product extends ProductCard {
  intro: { title: string; text: string };
  body: RichText;
  gallery: { image: Media; color: Color | null }[];
  details: { label: string; text: string }[];
  sizeGuide: SizeRow[];
  /** The most important first. */
  warnings: string[];
  /** More about safe use. */
  safety: string;
  maker: Maker | null;
  /** Stands in for a maker outside the EU. */
  responsible: Maker | null;
  conformity: Conformity | null;
  manual: FileLink | null;
  declaration: FileLink | null;
  /** Lessons and levels that come along for free; only levels have a page of their own. */
  includes: { scope: 'lesson' | 'level'; title: string; slug: string }[];
  seo: Seo;
  /** Public path of the same product per locale. */
  alternates: Alternates;
}

export interface ShippingCountry {
  /** ISO 3166-1 alpha-2, lower case. */
  iso: string;
  shippingCost: Money;
}
