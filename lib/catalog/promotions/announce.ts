import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';
import type { AnnouncedPromotion } from '@/backend/contract/promotions';

/** A message about a promotion: its key in `promotions`, and the values it names. */
interface Announcement {
  key: 'pair' | 'pairWith' | 'set' | 'setPercent' | 'gift' | 'giftFrom' | 'threshold';
  values: { percent: string; titles: string; price: string; amount: string; title: string };
}

function keyOf({ kind, percent, minSubtotal }: AnnouncedPromotion, others: number): Announcement['key'] {
  if (kind === 'gift') return minSubtotal > 0 ? 'giftFrom' : 'gift';
  if (kind === 'threshold') return 'threshold';
  if (kind === 'pair') return others > 0 ? 'pairWith' : 'pair';
  return percent === null ? 'set' : 'setPercent';
}

/** Of a group; all of a set are named, since its price is for all. */
const MOST_NAMED = 3;

/** What the page of a physical product says about promotions it is part of. What an amount brings concerns all. */
export function announcementsFor(productId: string, promotions: AnnouncedPromotion[], locale: Locale): Announcement[] {
  const { tag } = LOCALE_SETTINGS[locale];
  const concerns = ({ kind, products, gift }: AnnouncedPromotion): boolean =>
    products.some(({ id }) => id === productId) ||
    kind === 'threshold' ||
    (kind === 'gift' && products.length === 0 && gift?.id !== productId);
  return promotions.filter(concerns).map((promotion) => {
    const { kind, percent, price, currency, minSubtotal, products, gift } = promotion;
    const others = products.filter(({ id }) => id !== productId).map(({ title }) => title);
    const type = kind === 'pair' ? 'disjunction' : 'conjunction';
    return {
      key: keyOf(promotion, others.length),
      values: {
        percent: String(percent ?? 0),
        titles: new Intl.ListFormat(tag, { type }).format(kind === 'set' ? others : others.slice(0, MOST_NAMED)),
        price: formatMoney({ amount: price ?? 0, currency }, tag),
        amount: formatMoney({ amount: minSubtotal, currency }, tag),
        title: gift?.title ?? '',
      },
    };
  });
}
