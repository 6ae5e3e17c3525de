import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { ButtonLink } from '@/components/ui/button-link';
import { getPagePath } from '@/lib/content/pages/page-queries';
import { isUnpaid } from '@/lib/customer/orders/payment-outcome';
import { orderWithdrawalPath } from '@/backend/contract/paths';
import styles from './order.module.css';
import { colonOf } from '@/backend/contract/colon';
import { formatDate } from '@/backend/contract/dates';
import { type Locale } from '@/backend/contract/locales';
import { type FullOrder, type OrderWithdrawal } from '@/backend/contract/order';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

interface OrderRightsProps {
  order: FullOrder;
  locale: Locale;
  date: Intl.DateTimeFormat;
}

/** Withdrawal deadline, the link to withdraw, and submitted withdrawals. Nothing for cancelled orders. */
export async function OrderRights({ order, locale, date }: OrderRightsProps) {
  const { withdrawal, slug, status } = order;
  if (isUnpaid(status)) return null;
  const [t, tWithdrawal, returnsPath] = await Promise.all([
    getTranslations({ locale, namespace: 'order.page.rights' }),
    getTranslations({ locale, namespace: 'withdrawal' }),
    getPagePath(locale, PAGE_SLUGS.returns).catch(() => null),
  ]);
  const day = (at: string | null): string => (at ? formatDate(date, new Date(at)) : '');
  return (
    <section aria-labelledby="rights-title" className={styles.rights}>
      <h2 id="rights-title">{t('title')}</h2>
      {withdrawal.statements.length > 0 && (
        <ul role="list" className={styles.statements}>
          {withdrawal.statements.map(({ receiptNr, at, state }) => (
            <li key={receiptNr}>
              {t('statement', { receiptNr, date: day(at) })}
              {colonOf(locale)} <strong>{t(`state.${state}`)}</strong>
            </li>
          ))}
        </ul>
      )}
      <p>{t(withdrawalState(withdrawal), { date: day(withdrawal.until) })}</p>
      {withdrawal.open && (
        <p>
          <ButtonLink href={orderWithdrawalPath(slug)} prefetch={false} variant="secondary">
            {tWithdrawal('function')}
          </ButtonLink>
        </p>
      )}
      <p className={styles.small}>{t('guarantee')}</p>
      {returnsPath && (
        <Link href={returnsPath} prefetch={false} className={styles.small}>
          {t('how')}
        </Link>
      )}
    </section>
  );
}

function withdrawalState({ open, until }: OrderWithdrawal): 'until' | 'open' | 'over' | 'none' {
  if (open) return until ? 'until' : 'open';
  return until ? 'over' : 'none';
}
