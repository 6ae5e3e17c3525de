import { getTranslations } from 'next-intl/server';
import { getOptionLabels } from '@/lib/catalog/option-queries';
import { labelOptions } from '@/lib/catalog/options';
import { getLabels } from '@/lib/forms/get-labels';
import { ExchangeSize } from './exchange-size';
import styles from './order.module.css';
import list from './order-exchanges.module.css';
import type { Locale } from '@/backend/contract/locales';
import type { FullOrder } from '@/backend/contract/order';

/** Pieces of a sent order that can be exchanged for another size. */
export async function OrderExchanges({ order, locale }: { order: FullOrder; locale: Locale }) {
  const [t, labels, { problems }, options] = await Promise.all([
    getTranslations({ locale, namespace: 'exchange' }),
    getLabels(locale, 'exchange'),
    getLabels(locale, 'forms'),
    getOptionLabels(locale),
  ]);
  const name = (of: Parameters<typeof labelOptions>[0]): string =>
    labelOptions(of, options)
      .map(({ value }) => value)
      .join(', ');
  return (
    <section aria-labelledby="exchange-title" className={styles.rights}>
      <h2 id="exchange-title">{t('title')}</h2>
      <p>{t('text')}</p>
      <ul role="list" className={list.pieces}>
        {order.exchangeable.map(({ line, sizes }) => {
          const piece = order.lines[line];
          return piece ? (
            <li key={line} className={list.piece}>
              <span>
                {piece.title} <span className={styles.small}>({name(piece.options)})</span>
              </span>
              <ExchangeSize
                slug={order.slug}
                line={line}
                title={piece.title}
                sizes={sizes.map(({ variantId, available, options: own }) => ({
                  variantId,
                  available,
                  name: name(own.filter(({ key }) => key === 'size')),
                }))}
                labels={labels}
                problems={problems}
              />
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
}
