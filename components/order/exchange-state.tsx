import { getTranslations } from 'next-intl/server';
import { getOptionLabels } from '@/lib/catalog/option-queries';
import { labelOptions } from '@/lib/catalog/options';
import { getLabels } from '@/lib/forms/get-labels';
import { KeepPiece } from './keep-piece';
import { formatDate } from '@/backend/contract/dates';
import type { OrderExchange } from '@/backend/contract/exchanges';
import type { Locale } from '@/backend/contract/locales';
import type { TitledPieces } from '@/backend/contract/order';

interface ExchangeStateProps {
  exchange: OrderExchange;
  pieces: TitledPieces[];
  slug: string;
  locale: Locale;
  date: Intl.DateTimeFormat;
}

/** How far an exchange is; until the parcel has come, its customer can keep the old piece. */
export async function ExchangeState({ exchange, pieces, slug, locale, date }: ExchangeStateProps) {
  const [t, labels, { problems }, options] = await Promise.all([
    getTranslations({ locale, namespace: 'exchange' }),
    getLabels(locale, 'exchange'),
    getLabels(locale, 'forms'),
    getOptionLabels(locale),
  ]);
  const values = labelOptions(exchange.options, options).map(({ value }) => value);
  const size = [pieces[0]?.title ?? '', ...values].filter(Boolean).join(', ');
  const until = formatDate(date, new Date(exchange.heldUntil));
  return (
    <>
      <p>{t(exchange.state, { size, date: until })}</p>
      {exchange.state === 'held' && <KeepPiece slug={slug} line={exchange.line} labels={labels} problems={problems} />}
    </>
  );
}
