import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { formatMoney, type Money } from '@/lib/core/money';
import styles from './price.module.css';

export function Price({ money, locale, className }: { money: Money; locale: Locale; className?: string }) {
  return (
    <span className={[styles.price, className].filter(Boolean).join(' ')}>
      {formatMoney(money, LOCALES[locale].tag)}
    </span>
  );
}
