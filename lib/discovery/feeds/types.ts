import type { DeliveryDays } from '@/backend/contract/delivery';
import type { Locale } from '@/backend/contract/locales';
import type { Money } from '@/backend/contract/money';
import type { ProductType } from '@/backend/contract/products';
import type { ProductVariant } from '@/lib/catalog/types';
import type { OptionLabels } from '@/lib/catalog/options';
import type { RichText } from '@/lib/content/pages/types';
import type { Media } from '@/lib/core/media';

export interface FeedVariant extends ProductVariant {
  /** As typed in the CMS; '' for none. */
  gtin: string;
  /** Beginning of the current sale (ISO 8601); null if unknown. */
  saleStarts: string | null;
}

/** A product with all that feeds say about it. */
export interface FeedProduct {
  id: string;
  type: ProductType;
  listed: boolean;
  position: number;
  title: string;
  /** Its permalink in the language of the feed. */
  path: string;
  summary: string;
  /** Markdown. */
  intro: string;
  body: RichText;
  details: { label: string; text: string }[];
  /** Name of its manufacturer; '' if unknown. */
  maker: string;
  /** Path in Google's product taxonomy; '' if none was chosen. */
  category: string;
  /** `value` is the code of the value that a picture shows, such as `color:blue`. */
  gallery: { image: Media; value: string | null }[];
  variants: FeedVariant[];
}

/** What home delivery to a country costs. */
export interface ShippingRate {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  cost: Money;
  /** Minor units of goods from which delivery is free; null: never. */
  freeFrom: number | null;
  /** Working days. */
  days: DeliveryDays;
}

/** The catalogue of one domain, from which all feeds are made. */
export interface FeedSource {
  locale: Locale;
  siteName: string;
  companyName: string;
  products: FeedProduct[];
  shipping: ShippingRate[];
  labels: OptionLabels;
}

/** A purchasable variant, in the words that both feeds share. */
export interface FeedItem {
  /** Document id of the variant, which outlives its SKU. */
  id: string;
  /** The product, if others of its variants differ by their options. */
  group: { id: string; title: string } | null;
  title: string;
  description: string;
  url: string;
  image: string;
  moreImages: string[];
  inStock: boolean;
  /** Without the sale. */
  price: Money;
  /** Null without a reduction that may be announced. */
  sale: { price: Money; from: string | null; to: string | null } | null;
  brand: string;
  /** '' for none. */
  gtin: string;
  /** The maker's own number; '' if the shop does not know it. */
  mpn: string;
  category: string;
  /** Labels of its options by their key. */
  options: Record<string, string>;
  details: { label: string; text: string }[];
  shipping: { country: string; price: Money; days: DeliveryDays }[];
}
