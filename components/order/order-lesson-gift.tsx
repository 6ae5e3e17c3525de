import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/backend/contract/locales';
import type { LessonRecipient } from '@/backend/contract/order';
import styles from './order.module.css';

/** To whom the lessons of an order went. */
export async function OrderLessonGift({ recipient, locale }: { recipient: LessonRecipient; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'order.page' });
  const { name, email, message } = recipient;
  return (
    <section className={styles.card} aria-labelledby="lesson-gift">
      <h2 id="lesson-gift">{t('giftTitle')}</h2>
      <p>{t('giftTo', { name, email })}</p>
      {message && <blockquote>{message}</blockquote>}
    </section>
  );
}
