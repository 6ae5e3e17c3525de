import { JsonLd } from '@/components/ui/json-ld';
import type { ProductCard } from '@/lib/catalog/types';
import { absoluteUrl } from '@/lib/i18n/hosts';
import { productPath } from '@/backend/contract/paths';
import { type Locale } from '@/backend/contract/locales';

interface ListingJsonLdProps {
  items: Pick<ProductCard, 'slug' | 'title'>[];
  /** Number of products on the previous pages. */
  first: number;
  locale: Locale;
}

/** The products of this page in order; details are on the product pages. */
export function ListingJsonLd({ items, first, locale }: ListingJsonLdProps) {
  if (items.length === 0) return null;
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        itemListElement: items.map(({ slug, title }, index) => ({
          '@type': 'ListItem',
          position: first + index + 1,
          name: title,
          url: absoluteUrl(locale, productPath(locale, slug)),
        })),
      }}
    />
  );
}
