'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LazyShelf } from '@/components/shelf/lazy-shelf';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ShopEvent } from '@/lib/tracking/analytics/events';
import { trackPurchase } from '@/lib/tracking/analytics/track-purchase';
import { completeCheckout } from '@/lib/purchase/checkout/complete-checkout';
import { fill } from '@/lib/forms/fill-template';
import type { Messages } from '@/lib/forms/message-types';
import { amountToTransfer } from '@/lib/customer/orders/amount-to-transfer';
import { isPlaced, paymentOutcome } from '@/lib/customer/orders/payment-outcome';
import { orderPath } from '@/backend/contract/paths';
import { AccountInvitation } from './account-invitation';
import { BankDetails } from './bank-details';
import { UntilNote } from './until-note';
import { type PayLabels, PayNow } from './pay-now';
import styles from './payment.module.css';
import { ResultCard } from './result-card';
import { useOrderStatus } from './use-order-status';
import { WatchLessons } from './watch-lessons';
import { type Locale } from '@/backend/contract/locales';
import { type PublicOrder } from '@/backend/contract/order';

interface PaymentProps {
  locale: Locale;
  labels: Omit<Messages['order'], 'page'>;
  payLabels: PayLabels;
  shopPath: string;
  timeZone: string;
  /** To whom the lessons of the order go; null if they are the buyer's, and in other browsers. */
  gift?: string | null;
}

interface PaymentIslandProps extends PaymentProps {
  initial: PublicOrder;
  /** Purchase event for the tags; null in other browsers than the buyer's. */
  purchase?: ShopEvent | null;
  /** Ids of the variants; empty in other browsers than the buyer's. */
  bought?: string[];
}

/** Result of the payment: the server renders the known status, then this polls while it is pending. */
export function PaymentIsland(props: PaymentIslandProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <LivePayment {...props} />
    </QueryClientProvider>
  );
}

function LivePayment({ initial, purchase, bought = [], ...props }: PaymentIslandProps) {
  const { order, waiting } = useOrderStatus(initial);
  const placed = isPlaced(order);

  useEffect(() => {
    if (placed) completeCheckout(order.slug);
  }, [placed, order.slug]);

  const isSold = ['paid', 'transfer'].includes(paymentOutcome(order));
  useEffect(() => {
    if (isSold && purchase) trackPurchase(order.slug, purchase);
  }, [isSold, purchase, order.slug]);

  const view = waiting ? 'waiting' : paymentOutcome(order);
  const [first] = useState(view);
  return (
    <>
      {/* Announces changes only; the view itself is not announced again. */}
      <p role="status">
        <VisuallyHidden>{view === 'waiting' || view === first ? '' : titleOf(view, props.labels)}</VisuallyHidden>
      </p>
      <View {...props} view={view} order={order} />
      {view === 'paid' && bought.length > 0 && (
        <Container width="text" className={styles.shelf}>
          <LazyShelf kind="goesWithOrder" query={`variants=${bought.join()}`} />
        </Container>
      )}
    </>
  );
}

type ViewName = 'waiting' | ReturnType<typeof paymentOutcome>;
type ViewProps = PaymentProps & { view: ViewName; order: PublicOrder };

const NAMES = {
  paid: 'thanks',
  settled: 'settled',
  transfer: 'transfer',
  waiting: 'waiting',
  undecided: 'open',
  failed: 'error',
} as const;

function titleOf(view: ViewName, labels: PaymentProps['labels']): string {
  return labels[NAMES[view]].title;
}

const PICTURES = {
  paid: 'success',
  settled: 'success',
  transfer: 'waiting',
  waiting: 'waiting',
  undecided: 'waiting',
  failed: 'error',
} as const;

function View({ view, order, locale, labels, payLabels, shopPath, timeZone, gift }: ViewProps) {
  const { slug, orderNr, currency, payable, bank } = order;
  const payNow = (label: string, variant?: 'secondary') =>
    payable && <PayNow slug={slug} label={label} labels={payLabels} variant={variant} />;
  const reservation = <UntilNote until={order.reservedUntil} text={labels.kept} locale={locale} timeZone={timeZone} />;
  return (
    <ResultCard picture={PICTURES[view]} title={titleOf(view, labels)} order={order} locale={locale} labels={labels}>
      {view === 'paid' && (
        <>
          <p>{labels.thanks.text}</p>
          {gift && <p>{gift}</p>}
          <p className={styles.hint}>{labels.thanks.mail}</p>
          <WatchLessons slug={slug} label={labels.thanks.watch} />
        </>
      )}
      {view === 'transfer' && bank && (
        <>
          <p>{labels.transfer.text}</p>
          {reservation}
          <BankDetails
            bank={bank}
            total={{ amount: amountToTransfer(order), currency }}
            locale={locale}
            labels={labels.transfer}
          />
          {payable && <p className={styles.hint}>{labels.transfer.other}</p>}
          {payNow(labels.payNow, 'secondary')}
        </>
      )}
      {view === 'waiting' && (
        <>
          <p>{labels.waiting.text}</p>
          <span className={styles.progress} aria-hidden="true" />
          {reservation}
          {payable && <p className={styles.hint}>{labels.waiting.notPaid}</p>}
          {payNow(labels.payNow, 'secondary')}
        </>
      )}
      {view === 'undecided' && (
        <>
          <p>{payable ? labels.open.text : labels.open.closed}</p>
          {reservation}
          {payNow(labels.payNow)}
        </>
      )}
      {view === 'failed' && (
        <>
          <p>{fill(labels.error.text, { orderNr })}</p>
          <p className={styles.hint}>{labels.error.nothingCharged}</p>
          <UntilNote until={order.payableUntil} text={labels.priceKept} locale={locale} timeZone={timeZone} />
          {payNow(labels.payNow)}
        </>
      )}
      <div className={styles.links}>
        <ButtonLink href={orderPath(slug)} variant="quiet" prefetch={false}>
          {labels.view}
        </ButtonLink>
        <ButtonLink href={shopPath} variant="quiet" prefetch={false}>
          {labels.shop}
        </ButtonLink>
      </div>
      {view === 'paid' && <AccountInvitation labels={labels.thanks.account} />}
    </ResultCard>
  );
}
