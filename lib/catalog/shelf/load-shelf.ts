import 'server-only';
import { getTranslations } from 'next-intl/server';
import { findGoesWith, findProductCards } from '@/lib/catalog/product-queries';
import type { ProductCard } from '@/lib/catalog/types';
import { MAX_FAVOURITES } from './favourites';
import { parseIds } from './product-ids';
import type { ShelfCard, ShelfData, ShelfLabels } from './types';
import { MAX_LINES } from '@/backend/contract/cart';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';
import { productPath } from '@/backend/contract/paths';
import { type Availability } from '@/backend/contract/products';

function stockOf({ variants }: ProductCard): Availability {
  if (variants.every(({ availability }) => availability === 'sold_out')) return 'sold_out';
  return variants.some(({ availability }) => availability === 'ok') ? 'ok' : 'low';
}

/** One of `ids` (products as asked for), `product` (what goes with it) and `variants` (what goes with a cart or an order). */
async function findCards(locale: Locale, search: URLSearchParams): Promise<ProductCard[]> {
  const idsOf = (key: string, max: number): string[] => parseIds(search.get(key)?.split(','), max);
  const ids = idsOf('ids', MAX_FAVOURITES);
  if (ids.length > 0) return findProductCards(locale, ids);
  return findGoesWith(locale, { product: idsOf('product', 1).join(), variants: idsOf('variants', MAX_LINES).join() });
}

/** Products for the islands of this language's domain, with their texts. Unknown and unpublished ids are left out. */
export async function loadShelf(locale: Locale, search: URLSearchParams): Promise<ShelfData> {
  const [cards, t, product, favourites] = await Promise.all([
    findCards(locale, search),
    getTranslations({ locale, namespace: 'shelf' }),
    getTranslations({ locale, namespace: 'product' }),
    getTranslations({ locale, namespace: 'favourites' }),
  ]);
  const priceOf = ({ from, variants }: ProductCard): string | null => {
    if (variants.length === 0) return null;
    const price = formatMoney(from, LOCALE_SETTINGS[locale].tag);
    return variants.some((variant) => variant.price.amount > from.amount) ? product('from', { price }) : price;
  };
  const labels: ShelfLabels = {
    goesWith: t('goesWith'),
    goesWithOrder: t('goesWithOrder'),
    viewed: t('viewed'),
    forget: t('forget'),
    inclVat: product('inclVat'),
    stock: { ok: product('inStock'), low: product('lowStock'), sold_out: product('soldOut') },
    keep: favourites('keep', { title: '{title}' }),
  };
  return {
    cards: cards.map(
      (card): ShelfCard => ({
        id: card.id,
        title: card.title,
        path: productPath(locale, card.slug),
        image: card.image,
        price: priceOf(card),
        stock: stockOf(card),
      }),
    ),
    labels,
  };
}
