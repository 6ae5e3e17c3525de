import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { translateCountry } from '@/backend/contract/country-names';
import { returnSteps } from '@/lib/customer/orders/return-steps';
import { ExchangeState } from './exchange-state';
import timeline from './order-timeline.module.css';
import styles from './order.module.css';
import { formatDate } from '@/backend/contract/dates';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';
import { type FullOrder, type OrderReturn, type TitledPieces } from '@/backend/contract/order';

interface OrderReturnsProps {
  order: FullOrder;
  locale: Locale;
  date: Intl.DateTimeFormat;
}

/** What the customer sends back: where to and until when, what came, and how far its refund is. */
export async function OrderReturns({ order, locale, date }: OrderReturnsProps) {
  const t = await getTranslations({ locale, namespace: 'order.page.returns' });
  return (
    <section aria-labelledby="returns-title" className={styles.rights}>
      <h2 id="returns-title">{t('title')}</h2>
      {order.returns.map((given) => (
        <OrderReturnDetails
          key={given.acceptedAt}
          given={given}
          slug={order.slug}
          currency={order.currency}
          locale={locale}
          date={date}
        />
      ))}
    </section>
  );
}

interface DetailsProps extends Omit<OrderReturnsProps, 'order'> {
  given: OrderReturn;
  slug: string;
  currency: string;
}

async function OrderReturnDetails({ given, slug, currency, locale, date }: DetailsProps) {
  const [t, page, exchange] = await Promise.all([
    getTranslations({ locale, namespace: 'order.page.returns' }),
    getTranslations({ locale, namespace: 'order.page' }),
    getTranslations({ locale, namespace: 'exchange' }),
  ]);
  const { state, pieces, sendBackBy, address, arrivals, refund } = given;
  const isOpen = state === 'awaited' || state === 'partly';
  // Of an exchange that has ended, the steps say all once the old piece is here.
  const isOver = state === 'arrived' && given.exchange?.state === 'ended';
  const list = (of: TitledPieces[]): string => of.map((one) => page('refunds.pieces', { ...one })).join(', ');
  const day = (at: string): string => formatDate(date, new Date(at));
  const money = (amount: number): string => formatMoney({ amount, currency }, LOCALE_SETTINGS[locale].tag);
  return (
    <>
      <ol role="list" className={timeline.steps}>
        {returnSteps(given).map(({ name, done, at }) => (
          <li key={name} className={timeline.step} data-done={done || undefined}>
            <span className={timeline.mark}>{done && <Icon name="check" />}</span>
            <span className={timeline.text}>
              <span>
                {name === 'exchange' ? exchange('step') : t(`steps.${name}`)}
                <VisuallyHidden> ({done ? page('done') : page('pending')})</VisuallyHidden>
              </span>
              {at && (
                <time dateTime={at} className={timeline.date}>
                  {day(at)}
                </time>
              )}
            </span>
          </li>
        ))}
      </ol>
      {isOpen && (
        <>
          <p>
            {t('send', { date: day(sendBackBy) })} {list(pieces)}
          </p>
          <div>
            <p>{t('address')}</p>
            <address className={styles.address}>
              {translateCountry(address.join('\n'), locale)
                .split('\n')
                .map((line) => (
                  <span key={line}>{line}</span>
                ))}
            </address>
          </div>
        </>
      )}
      {arrivals.map(({ at, pieces: came, withheld, reason }) => (
        <p key={at}>
          {t('came', { date: day(at), pieces: list(came) })}
          {withheld > 0 && (
            <>
              <br />
              {t('withheld', { amount: money(withheld), reason })}
            </>
          )}
        </p>
      ))}
      {state === 'partly' && <p>{t('rest')}</p>}
      {given.exchange && !isOver && (
        <ExchangeState exchange={given.exchange} pieces={pieces} slug={slug} locale={locale} date={date} />
      )}
      {state === 'closed' && <p>{t('closed')}</p>}
      {isOpen && refund === 'waits' && <p className={styles.small}>{t('waits')}</p>}
    </>
  );
}
