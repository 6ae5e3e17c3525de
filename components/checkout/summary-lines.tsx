import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { lineKey } from '@/lib/purchase/cart/cart-lines';
import { isExcluded } from '@/lib/purchase/cart/cart-entries';
import { explainPromotions } from '@/lib/purchase/cart/promotions';
import { labelOptions, type OptionLabels } from '@/lib/catalog/options';
import { fill } from '@/lib/forms/fill-template';
import type { Messages } from '@/lib/forms/message-types';
import styles from './summary-lines.module.css';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { type Quote, type QuoteLine } from '@/backend/contract/quote';
import { formatMoney } from '@/backend/contract/money';

interface SummaryLabels {
  locale: Locale;
  labels: Messages['checkout']['summary'];
  optionLabels: OptionLabels;
  promotionLabels: Messages['discount']['promotions'];
}

/** Order lines. */
export function SummaryLines({ quote, ...labels }: SummaryLabels & { quote: Quote }) {
  return (
    <ul role="list" className={styles.lines}>
      {quote.lines.map((line) => (
        <SummaryLine key={lineKey(line)} line={line} quote={quote} {...labels} />
      ))}
    </ul>
  );
}

function SummaryLine({
  line,
  quote,
  locale,
  labels,
  optionLabels,
  promotionLabels,
}: SummaryLabels & { line: QuoteLine; quote: Quote }) {
  const { currency } = quote;
  const { title, options, quantity, image, total, credit, includes } = line;
  const leftOut = isExcluded(line.state);
  const price = (amount: number) => formatMoney({ amount, currency }, LOCALE_SETTINGS[locale].tag);
  const warning = warningOf(line, labels);
  return (
    <li className={styles.line}>
      {image ? (
        <Picture image={{ ...image, alt: '' }} width={72} height={72} sizes="72px" className={styles.image} />
      ) : (
        <span className={styles.image} />
      )}
      <div className={styles.about}>
        <p className={styles.name}>{title}</p>
        <p className={styles.details}>
          {labelOptions(options, optionLabels)
            .map((option) => fill(labels.option, { label: option.label, value: option.value }))
            .concat(fill(labels.quantity, { quantity }))
            .join(' · ')}
        </p>
        {!leftOut && credit > 0 && (
          <p className={styles.details}>
            {fill(labels.credit, { usual: price(line.unitPrice + credit), credit: price(credit) })}
          </p>
        )}
        {explainPromotions(quote, line, promotionLabels, locale).map((reason) => (
          <p key={reason} className={styles.details}>
            {reason}
          </p>
        ))}
        {!leftOut && includes.length > 0 && (
          <p className={styles.details}>{fill(labels.includes, { titles: includes.join(', ') })}</p>
        )}
        {warning && <p className={styles.warning}>{warning}</p>}
      </div>
      {!leftOut && <Price money={{ amount: total, currency }} locale={locale} className={styles.price} />}
    </li>
  );
}

function warningOf({ state, type, available, quantity }: QuoteLine, labels: SummaryLabels['labels']): string | null {
  if (state === 'owned' || state === 'covered') return labels[state];
  if (isExcluded(state)) return labels.unavailable;
  if (available === 1 && quantity > 1 && type !== 'physical') return labels.once;
  return available !== null && available < quantity ? fill(labels.available, { available }) : null;
}
