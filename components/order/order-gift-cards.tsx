import { getTranslations } from 'next-intl/server';
import { CopyButton } from './copy-button';
import styles from './order-gift-cards.module.css';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';
import type { FullOrder } from '@/backend/contract/order';

/** The gift cards that an order bought, with what is left on them. */
export async function OrderGiftCards({ order, locale }: { order: FullOrder; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'giftCards.order' });
  const price = (amount: number) => formatMoney({ amount, currency: order.currency }, LOCALE_SETTINGS[locale].tag);
  return (
    <section aria-labelledby="gift-cards-title" className={styles.section}>
      <h2 id="gift-cards-title">{t('title')}</h2>
      <ul role="list" className={styles.cards}>
        {order.giftCards.map(({ code, end, amount, balance, state }) => (
          <li key={end} className={styles.card} data-state={state}>
            <p className={styles.code}>{code ?? `•••• ${end}`}</p>
            <p>{state === 'open' ? t('left', { balance: price(balance), amount: price(amount) }) : t(state)}</p>
            {code && <CopyButton text={code} label={t('copyOf', { end })} shortLabel={t('copy')} done={t('copied')} />}
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('hint')}</p>
    </section>
  );
}
