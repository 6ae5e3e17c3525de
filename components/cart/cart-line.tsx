import Link from 'next/link';
import { QuantityStepper } from './quantity-stepper';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { type CartEntry, isExcluded, exceedsStock } from '@/lib/purchase/cart/cart-entries';
import { labelOptions, type OptionLabels } from '@/lib/catalog/options';
import { writeChoice } from '@/lib/catalog/select-variant';
import { fill } from '@/lib/forms/fill-template';
import { productPath } from '@/backend/contract/paths';
import type { CartLabels } from './cart-labels';
import styles from './cart-line.module.css';
import { colonOf } from '@/backend/contract/colon';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { isAcademyType } from '@/backend/contract/products';
import { formatMoney } from '@/backend/contract/money';

interface CartLineProps {
  entry: CartEntry;
  currency: string;
  locale: Locale;
  labels: CartLabels;
  options: OptionLabels;
  /** Why it costs less, with the amounts. */
  promotions: string[];
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

export function CartLine({ entry, currency, locale, labels, options, promotions, ...on }: CartLineProps) {
  const { onQuantity, onRemove } = on;
  const { item, line, problem } = entry;
  const title = line?.title || (problem === 'gone' ? labels.unknownProduct : '');
  const price = (amount: number) => formatMoney({ amount, currency }, LOCALE_SETTINGS[locale].tag);
  const leftOut = isExcluded(problem);
  const isLesson = line !== null && line.type !== null && isAcademyType(line.type);
  const choice = Object.fromEntries(item.options.map(({ key, value }) => [key, value]));
  const href = line?.slug ? productPath(locale, line.slug) + writeChoice('', choice) : null;
  const available = line?.available ?? 0;

  return (
    <li className={styles.line} data-problem={problem ?? undefined}>
      <div className={styles.picture}>
        {line?.image && <Picture image={{ ...line.image, alt: '' }} sizes="6.5rem" width={208} height={260} />}
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          {href ? (
            <Link href={href} prefetch={false}>
              {title}
            </Link>
          ) : (
            title || <Skeleton width="12rem" />
          )}
        </h2>
        {item.options.length > 0 && (
          <dl className={styles.options}>
            {labelOptions(item.options, options).map(({ key, label, value }) => (
              <div key={key}>
                <dt>
                  {label}
                  {colonOf(locale)}
                </dt>{' '}
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {line && !leftOut && !isLesson && (
          <p className={styles.each}>{fill(labels.each, { price: price(line.unitPrice) })}</p>
        )}
        {line && !leftOut && line.credit > 0 && (
          <p className={styles.each}>
            {fill(labels.credit, { usual: price(line.unitPrice + line.credit), credit: price(line.credit) })}
          </p>
        )}
        {promotions.map((reason) => (
          <p key={reason} className={styles.promotion}>
            {reason}
          </p>
        ))}
        {line && !leftOut && line.includes.length > 0 && (
          <p className={styles.each}>{fill(labels.includes, { titles: line.includes.join(', ') })}</p>
        )}
        {problem && (
          <div className={styles.problem} role="status">
            <p className={styles.reason}>
              <Icon name="warning" /> {fill(labels.problems[problem], { count: available })}
            </p>
            {exceedsStock(problem) && (
              <Button variant="secondary" onClick={() => onQuantity(available)}>
                {fill(labels.lower, { count: available })}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className={styles.controls}>
        {!leftOut && !isLesson && (
          <QuantityStepper
            value={item.quantity}
            onChange={onQuantity}
            labels={{ quantity: fill(labels.quantityOf, { title }), less: labels.less, more: labels.more }}
          />
        )}
        <button
          type="button"
          className={styles.remove}
          aria-label={fill(labels.removeOf, { title })}
          onClick={onRemove}
        >
          <Icon name="trash" />
          <span>{labels.remove}</span>
        </button>
        {line && !leftOut && (
          <p className={styles.total}>
            <VisuallyHidden>{fill(labels.lineTotal, { title })}: </VisuallyHidden>
            {price(line.unitPrice * item.quantity)}
          </p>
        )}
      </div>
    </li>
  );
}
