import type { RichText } from '@/lib/content/rich-text';
import type { Media } from '@/lib/media';
import type { Money } from '@/lib/money';
import type { Alternates, Seo } from '@/lib/content/types';

export const COLORS = ['blue', 'pink'] as const;
export const SIZES = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'] as const;
export type Color = (typeof COLORS)[number];
export type Size = (typeof SIZES)[number];
export type ProductType = 'physical' | 'lesson' | 'level' | 'bundle';
export type Availability = 'ok' | 'low' | 'sold_out';

/** One choice of a variant, for example `{key: 'size', value: 'm'}`. */
export interface Option {
  key: string;
  value: string;
}

export interface ProductVariant {
  id: string;
  sku: string;
  color: Color | null;
  size: Size | null;
  price: Money;
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

export interface SizeRow {
  size: Size;
  weightMin: number;
  weightMax: number;
  heightMin: number;
  heightMax: number;
}

export interface Product extends ProductCard {
  intro: { title: string; text: string };
  body: RichText;
  gallery: { image: Media; color: Color | null }[];
  details: { label: string; text: string }[];
  sizeGuide: SizeRow[];
  safety: string;
  seo: Seo;
  /** Public path of the same product per locale. */
  alternates: Alternates;
}

export interface ShippingCountry {
  /** ISO 3166-1 alpha-2, lower case. */
  iso: string;
  shippingCost: Money;
}
