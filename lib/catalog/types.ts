import type { DeliveryDays } from '@/backend/contract/delivery';
import type { RichText } from '@/lib/content/pages/rich-text';
import type { FileLink, Media, VideoFile } from '@/lib/core/media';
import type { Seo } from '@/lib/content/pages/types';
import { type Alternates } from '@/lib/i18n/alternates';
import { type ProductType, type Availability } from '@/backend/contract/products';
import type { Options } from './options';
import { type Money } from '@/backend/contract/money';

/** A price reduction that may be announced (Directive 98/6/EC art. 6a). */
export interface Reduction {
  /** The lowest price in the 30 days before the reduction, shown struck through. */
  from: Money;
  /** Whole percent off that price. */
  percent: number;
}

export interface ProductVariant {
  id: string;
  sku: string;
  /** On the page of a product, if the variant has a valid one. */
  gtin?: string;
  /** In the merchant's order. */
  options: Options;
  /** Current price, including a sale. */
  price: Money;
  reduction: Reduction | null;
  /** End of the current sale (ISO 8601). */
  saleEnds: string | null;
  availability: Availability;
  image: Media | null;
}

/** A product in a listing or teaser. */
export interface ProductCard {
  id: string;
  slug: string;
  type: ProductType;
  listed: boolean;
  position: number;
  title: string;
  summary: string;
  image: Media | null;
  /** Lowest price of its variants, VAT included. */
  from: Money;
  /** Of its published reviews; null without any, and on the page of the product, which reads them itself. */
  rating: { count: number; average: number } | null;
  variants: ProductVariant[];
}

/** Number of matching products per option value. */
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
  /** Key of a value of the option `size`. */
  size: string;
  weightMin: number;
  weightMax: number;
  heightMin: number;
  heightMax: number;
  /** In cm; null if this product is not fitted by the chest. */
  chest: { min: number; max: number } | null;
  /** Of all floats together, in whole newtons; null if unknown. */
  buoyancy: number | null;
}

/** Water that a product is made for. */
export const PLACES = ['indoor', 'outdoor', 'open'] as const;
export type Place = (typeof PLACES)[number];

/** For which children and which water a product is made. */
interface Suitability {
  /** In years. */
  minAge: number;
  /** Lowest temperature in °C; null if not known. */
  waterFrom: number | null;
  places: Place[];
}

/** A responsible economic operator of a product. */
export interface Maker {
  name: string;
  /** Postal address, in lines. */
  address: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  email: string;
}

interface Conformity {
  model: string;
  standard: string;
  performanceClass: string;
  /** Personal protective equipment, Regulation (EU) 2016/425. */
  protective: boolean;
  ceMarked: boolean;
  notifiedBody: string;
  certificates: { number: string; color: string | null }[];
}

/** What a product passport can tell, in the order it is shown. */
export const PASSPORT_FIELDS = ['material', 'origin', 'care', 'spareParts', 'endOfLife'] as const;

/** A film among the pictures of a product. */
export interface ProductFilm extends VideoFile {
  /** Shown before it plays: a picture of its own, or else the product's. */
  poster: Media;
  /** URL of a WebVTT file. */
  captions: string | null;
}

export interface Product extends ProductCard {
  intro: { title: string; text: string };
  body: RichText;
  /** `value` is the code of the value that a picture shows, such as `color:blue`. */
  gallery: { image: Media; value: string | null }[];
  film: ProductFilm | null;
  details: { label: string; text: string }[];
  /** What is filled in of the passport. */
  passport: { name: (typeof PASSPORT_FIELDS)[number]; text: string }[];
  sizeGuide: SizeRow[];
  suitability: Suitability;
  /** Most important first. */
  warnings: string[];
  /** Additional safety information. */
  safety: string;
  maker: Maker | null;
  /** EU representative of a maker outside the EU. */
  responsible: Maker | null;
  conformity: Conformity | null;
  manual: FileLink | null;
  declaration: FileLink | null;
  /** Lessons and levels included for free; only levels have their own page. */
  includes: { scope: 'lesson' | 'level'; title: string; slug: string }[];
  /** Whether editors suggest products with it. */
  hasGoesWith: boolean;
  seo: Seo;
  /** Permalink of the product per locale. */
  alternates: Alternates;
}

export interface ShippingCountry {
  /** ISO 3166-1 alpha-2, lower case. */
  iso: string;
  /** Of delivery at home. */
  shippingCost: Money;
  /** Working days. */
  days: DeliveryDays;
  /** Notation of its postal codes, where the shop does not know it (contract/postal-codes.ts). */
  postalMask: string | null;
}
